// The arbiter's desk for live games: make a game, hand out codes, see which board needs somebody.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import type { EventChecked, NewGameMade, Rulebook } from "../made/wire";
import { api, ApiError, ask, may, session } from "../kit/api";
import { codeLink, isForHereOnly } from "../kit/arrival";
import { useCell } from "../kit/cell";
import { useTitle } from "../kit/parts";
import { announce, play } from "../kit/speak";
import { capital, told, useWords, type Key } from "../kit/words";
import { useVariants } from "../kit/variants";
import { compareIds, isOpen, useGames } from "../game/games";
import { Appeals } from "../game/Appeals";
import { drawnNumber, fenOfNumber, startCount } from "../game/numbered";
import { LineState } from "../game/LineState";
import { boardTitle, Wall } from "../game/Wall";
import { GameTable } from "./Home";
import { Incident } from "./Incident";

export function Desk(): JSX.Element {
  const say = useWords();
  useTitle(say("page.desk"));
  useCell(session);
  const { games, state } = useGames();
  const [made, setMade] = useState<NewGameMade | null>(null);
  const open = (games ?? []).filter(isOpen);
  const over = (games ?? []).filter((game) => !isOpen(game)).sort((a, b) => compareIds(a.id, b.id));
  const calls = (games ?? []).filter((game) => game.arbiter_is_asked).length;
  useEffect(() => {
    if (!calls) return;
    play("call");
    announce("talk", say("page.desk.calls", { n: calls }));
  }, [calls]);
  if (session.value?.role === "appeals") {
    return <main id="main" class="desk"><h1>{say("page.role.appeals")}</h1><LineState state={state} waiting={0} />
      {games?.some((game) => game.appeals) ? <Appeals games={games} /> : <p class="quiet-text">{say("page.appeals.none")}</p>}</main>;
  }
  if (!may("create-games") && !may("rule-at-board")) {
    return <main id="main"><h1>{say("page.desk")}</h1><p>{say("page.desk.closed")} <a href="/">{say("page.home.enter")}</a></p></main>;
  }
  return (
    <main id="main" class="desk">
      <h1>{say("page.desk")}</h1>
      <LineState state={state} waiting={0} />
      {made && <Slips made={made} />}
      <section aria-labelledby="boards"><h2 id="boards">{say("page.desk.boards")}</h2>
        <p class={calls ? "notice bad" : "quiet-text"}>{say("page.desk.calls", { n: calls })}
          {open.filter((game) => game.arbiter_is_asked).map((game) => <> · <a key={game.id} href={`/desk?board=${game.id}#incident`}>{boardTitle(game)}</a></>)}</p>
        {open.length > 5 && <p class="row-of-buttons">{may("rule-at-board") && <a class="button small" href="#incident">{say("page.incident")}</a>}
          {may("create-games") && <a class="button small" href="#new-game">{say("page.new.title")}</a>}</p>}
        {open.length > 0 ? <Wall games={open} live={state === "live"} sorted /> : <p class="quiet-text">{say("page.desk.no_boards")}</p>}
        {over.length > 0 && <details><summary>{say("page.desk.finished", { n: over.length })}</summary><GameTable games={over} /></details>}
      </section>
      {may("rule-at-board") && games && <Appeals games={games} />}
      <div class="two-columns">
        {may("rule-at-board") && games && games.length > 0 && <Incident games={games} />}
        {may("create-games") && <NewGameForm minor={may("rule-at-board") && open.length > 0} onMade={setMade} />}
      </div>
      {may("keep-accounts") && <p><a class="button" href="/admin">{say("page.admin")}</a></p>}
    </main>
  );
}

// What of a player changes the rules of his game.
const needs: Record<string, Record<string, boolean>> = {
  blind: { blind: true, disability: true },
  "low-vision": { "low-vision": true, disability: true },
  deaf: { deaf: true, disability: true },
};

function needsOf(word: string): { needs?: Record<string, boolean> } {
  const found = needs[word];
  return found ? { needs: found } : {};
}

const pause = 400; // milliseconds of rest in typing

function NewGameForm({ minor, onMade }: { minor: boolean; onMade: (made: NewGameMade) => void }): JSX.Element {
  const say = useWords();
  const [books, setBooks] = useState<Rulebook[]>([]);
  const variants = useVariants();
  const [book, setBook] = useState("fide2023");
  const [wrong, setWrong] = useState("");
  const [meant, setMeant] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const resting = useRef(0);
  // "5+3" is five seconds here: whoever meant minutes sees it before the game is made.
  function look(): void {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const given = new FormData(form.current ?? undefined);
      const settings = { name: "?", rulebook: given.get("rulebook"), year: new Date().getFullYear(), games: { variant: given.get("variant"), terms: [{ name: "control", value: String(given.get("control") ?? "").trim() }] } };
      void ask<EventChecked>("POST", "/api/events/check", { settings, stage: { system: "round-robin" } }).then((answer) => setMeant(told(answer.control)), () => setMeant(""));
    }, pause) as unknown as number;
  }
  useEffect(look, [book, books.length]);
  useEffect(() => {
    void api.rulebooks().then(({ rulebooks }) => setBooks(rulebooks.filter((one) => one.variants.length)));
  }, []);
  const playable = books.find((one) => one.edition === book)?.variants ?? [];
  const [wanted, setVariant] = useState("");
  const variant = playable.includes(wanted) ? wanted : (playable[0] ?? "");
  const numbered = variant === `chess${startCount}`; // the game is called after the number of its positions
  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    setWrong("");
    try {
      onMade(await api.create({
        id: crypto.getRandomValues(new Uint32Array(2)).join("-"), rulebook: text("rulebook"), variant: text("variant"), control: text("control"),
        ...(numbered ? { fen: fenOfNumber(text("start") ? Number(text("start")) : drawnNumber()) } : {}),
        players: { white: { name: text("white"), ...needsOf(text("white-needs")) }, black: { name: text("black"), ...needsOf(text("black-needs")) } },
      }));
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  return (
    <section>
      <h2 id="new-game" tabIndex={-1}>{say("page.new.title")}</h2>
      <form class="form" ref={form} onInput={look} onSubmit={(event) => void make(event)}>
        <div class="pair-of-fields">
          <label>{say("page.white")}<input name="white" required autocomplete="off" /></label>
          <label>{say("page.black")}<input name="black" required autocomplete="off" /></label>
        </div>
        <label>{say("page.new.rulebook")}<select name="rulebook" value={book} onChange={(event) => setBook(event.currentTarget.value)}>
          {books.map((one) => <option value={one.edition} key={one.edition}>{capital(told(one.title))}</option>)}</select></label>
        <label>{say("page.new.variant")}<select name="variant" value={variant} onChange={(event) => setVariant(event.currentTarget.value)}>
          {playable.map((name) => <option value={name} key={name}>{capital(told(variants.get(name)?.title) || name)}</option>)}</select></label>
        {numbered && <label>{say("page.new.start_number", { last: startCount - 1 })}<input name="start" type="number" min="0" max={startCount - 1} /></label>}
        <label>{say("page.new.control")}<input name="control" defaultValue="300+3" required aria-describedby="control-help" /></label>
        <p id="control-help" class="quiet-text">{meant && <><strong>{meant}</strong><br /></>}{say("page.new.control_help")}</p>
        <details><summary>{say("page.new.needs")}</summary>
          <div class="pair-of-fields">{(["white", "black"] as const).map((side) => (
            <label key={side}>{say(side === "white" ? "page.white" : "page.black")}<select name={`${side}-needs`}>
              {["", ...Object.keys(needs)].map((one) => <option value={one} key={one}>{capital(say(`page.needs.${one || "none"}` as Key))}</option>)}</select></label>))}</div>
          <p class="quiet-text">{say("page.new.needs_help")}</p>
        </details>
        {wrong && <p class="bad" role="alert">{wrong}</p>}
        <button class={minor ? "" : "primary"}>{say("page.new.make")}</button>
      </form>
    </section>
  );
}

// Two paper slips with the code to type and a picture to scan; they are shown this once.
function Slips({ made }: { made: NewGameMade }): JSX.Element {
  const say = useWords();
  const sides = (["white", "black"] as const).filter((side) => made.codes[side]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [made.game.id]);
  return (
    <section class="slips" aria-label={say("page.slips")}>
      <h2 ref={heading} tabIndex={-1}>{say("page.slips")}</h2>
      <p>{say("page.slips.once")} <a href={`/g/${made.game.id}`}>{say("page.game.title", { id: made.game.id })}</a></p>
      {isForHereOnly() && <p class="notice no-print">{say("page.slips.local")}</p>}
      <div class="slip-row">{sides.map((side) => {
        const address = codeLink(made.codes[side] ?? "");
        const picture = "data:image/svg+xml," + encodeURIComponent(renderSVG(address));
        return (
          <article class="slip" key={side}>
            <h3>{made.game[side]} · {say(side === "white" ? "page.white" : "page.black")}</h3>
            <img src={picture} width="160" height="160" alt={say("page.slips.picture")} />
            <p class="code" data-code={side}>{made.codes[side]}</p>
            <p class="quiet-text">{location.host}/join</p>
          </article>);
      })}</div>
      <button type="button" onClick={() => print()}>{say("page.print")}</button>
    </section>
  );
}
