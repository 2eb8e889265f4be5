// The tournaments by letter; whoever runs them announces a new one or takes a ledger over.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, ask, may } from "../kit/api";
import { LedgerImport, useWrong } from "../kit/ledger";
import { go } from "../kit/place";
import { useVariants } from "../kit/variants";
import { capital, shownTime, told, useWords } from "../kit/words";
import type { LetterCard, LetterGames, LetterTourneys, Rulebook } from "../made/wire";
import { word } from "./letters";

export function TourneyList(): JSX.Element {
  const say = useWords();
  const [list, setList] = useState<LetterTourneys | null>(null);
  useEffect(() => void ask<LetterTourneys>("GET", "/api/correspondence").then(setList, () => undefined), []);
  return (
    <main id="main"><h1>{say("page.post.title")}</h1>
      <p class="lead">{say("page.post.lead")}</p>
      {list && !list.tourneys.length && <p class="quiet-text">{say("page.post.none")}</p>}
      <ul class="books">{list?.tourneys.map((one) => (
        <li key={one.id}><a href={`/letters/${one.id}`}>{one.name}</a> <span class="quiet-text">{one.code} · {shownTime(one.first)} – {shownTime(one.last_day)} · {word("stage", one.stage)} · {say("page.entries.count", { n: one.players })}</span></li>))}</ul>
      {may("run-letters") && <><Announce /><LedgerImport path="/api/correspondence/import" summary={say("page.post.import")} label={say("page.post.import_file")} onDone={(read) => go(`/letters/${(read as LetterCard).tourney.id}`)} /></>}
    </main>
  );
}

function Announce(): JSX.Element {
  const say = useWords();
  const variants = useVariants();
  const [games, setGames] = useState<LetterGames | null>(null);
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [wrong, fail, clear] = useWrong();
  useEffect(() => {
    void Promise.all([ask<LetterGames>("GET", "/api/tools/letter"), api.rulebooks()]).then(([one, { rulebooks }]) => {
      setGames(one);
      setBooks(rulebooks.filter((book) => one.rulebooks.includes(book.edition)));
    }, () => undefined);
  }, []);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    clear();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const filled = Object.fromEntries([...given.entries()].filter(([, value]) => value !== ""));
    try {
      const made = await ask<LetterCard>("POST", "/api/correspondence", { ...filled, cycles: Number(filled["cycles"] ?? 1) });
      go(`/letters/${made.tourney.id}/desk`);
    } catch (error) {
      fail(error);
    }
  };
  const text = (name: "name" | "code" | "organiser" | "arbiter" | "headman", need = true) => <label>{say(`page.post.new.${name}`)}<input name={name} required={need} autocomplete="off" /></label>;
  return (
    <details><summary>{say("page.post.announce")}</summary>
      <form class="form wide-form" onSubmit={(event) => void send(event)}>
        <div class="pair-of-fields">{text("name")}{text("code")}</div>
        <div class="pair-of-fields">
          <label>{say("page.new.rulebook")}<select name="rulebook">{books.map((one) => <option value={one.edition} key={one.edition}>{capital(told(one.title))}</option>)}</select></label>
          <label>{say("page.new.variant")}<select name="variant">{games?.variants.map((one) => <option value={one} key={one}>{capital(told(variants.get(one)?.title) || one)}</option>)}</select></label>
        </div>
        <div class="pair-of-fields"><label>{say("page.post.new.first")}<input name="first" type="date" required /></label><label>{say("page.post.new.last")}<input name="last" type="date" required /></label></div>
        <div class="pair-of-fields">
          <label>{say("page.post.means")}<select name="means">{["post", "email", "telephone"].map((one) => <option value={one} key={one}>{capital(word("means", one))}</option>)}</select></label>
          <label>{say("page.post.new.cycles")}<select name="cycles"><option value="1">1</option><option value="2">2</option></select></label>
        </div>
        <div class="pair-of-fields">{text("organiser")}{text("arbiter")}</div>
        {text("headman", false)}
        {wrong}
        <button class="primary">{say("page.post.announce")}</button>
      </form>
    </details>
  );
}
