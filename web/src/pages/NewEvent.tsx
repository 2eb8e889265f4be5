// A new event in minutes: name, book, system, game, control. What the book forbids is answered with
// its article.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { EventCard } from "../event/types";
import { api, ask, ApiError, may } from "../kit/api";
import { Articles, useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { sayAny, told, useWords } from "../kit/words";
import { useVariants } from "../kit/variants";
import type { Rulebook } from "../made/wire";

const systems = ["round-robin", "swiss", "knockout", "match"];
const swissOf: Record<string, string[]> = {
  fide2023: ["dutch"],
  pmr2018: ["dutch"],
  ua2026: ["median-solkoff", "truncated-solkoff", "current-buchholz", "start-number", "blind-lot"],
  "ru-code": ["median-solkoff", "truncated-solkoff", "current-buchholz", "start-number", "blind-lot"],
};

export function NewEvent(): JSX.Element {
  const say = useWords();
  useTitle(say("page.new_event"));
  const variants = useVariants();
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [book, setBook] = useState("fide2023");
  const [system, setSystem] = useState("round-robin");
  const [wrong, setWrong] = useState<{ text: string; articles: string[] } | null>(null);
  useEffect(() => void api.rulebooks().then(({ rulebooks }) => setBooks(rulebooks.filter((one) => one.variants.length))), []);
  const playable = books.find((one) => one.edition === book)?.variants ?? [];
  const swiss = swissOf[book] ?? ["dutch"];
  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const stage = { system, ...(system === "swiss" ? { swiss: text("swiss") } : {}), ...(Number(text("rounds")) && system === "swiss" ? { rounds: Number(text("rounds")) } : {}),
      ...(Number(text("cycles")) > 1 && system === "round-robin" ? { cycles: Number(text("cycles")) } : {}) };
    const settings = { name: text("name"), rulebook: book, year: new Date().getFullYear(),
      games: { variant: text("variant"), terms: [{ name: "control", value: text("control") }] } };
    try {
      const made = await ask<{ event: EventCard }>("POST", "/api/events", { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), settings, stage });
      go(`/e/${made.event.id}/desk`);
    } catch (error) {
      setWrong(error instanceof ApiError ? { text: error.sentence(), articles: error.articles } : { text: say("page.line.lost"), articles: [] });
    }
  }
  if (!may("create-events")) return <main id="main"><h1>{say("page.new_event")}</h1><p>{say("page.desk.closed")}</p></main>;
  return (
    <main id="main"><h1>{say("page.new_event")}</h1>
      <form class="form" onSubmit={(event) => void make(event)}>
        <label>{say("page.new_event.name")}<input name="name" required autocomplete="off" /></label>
        <label>{say("page.new.rulebook")}<select name="rulebook" value={book} onChange={(event) => setBook(event.currentTarget.value)}>
          {books.map((one) => <option value={one.edition} key={one.edition}>{told(one.title)}</option>)}</select></label>
        <div class="pair-of-fields">
          <label>{say("page.new.variant")}<select name="variant">{playable.map((one) => <option value={one} key={one}>{told(variants.get(one)?.title) || one}</option>)}</select></label>
          <label>{say("page.new.control")}<input name="control" required defaultValue="300+3" aria-describedby="control-help" /></label>
        </div>
        <p id="control-help" class="quiet-text">{say("page.new.control_help")}</p>
        <label>{say("page.new_event.system")}<select name="system" value={system} onChange={(event) => setSystem(event.currentTarget.value)}>
          {systems.map((one) => <option value={one} key={one}>{sayAny([`page.system.${one}`], one)}</option>)}</select></label>
        {system === "swiss" && <div class="pair-of-fields">
          <label>{say("page.new_event.swiss")}<select name="swiss">{swiss.map((one) => <option value={one} key={one}>{sayAny([`page.swiss.${one}`], one)}</option>)}</select></label>
          <label>{say("page.event.rounds")}<input name="rounds" type="number" min="1" max="30" defaultValue="7" required /></label></div>}
        {system === "round-robin" && <label>{say("page.new_event.cycles")}<input name="cycles" type="number" min="1" max="4" defaultValue="1" /></label>}
        {wrong && <p class="notice bad" role="alert">{wrong.text} <Articles ids={wrong.articles} /></p>}
        <button class="primary">{say("page.new_event.make")}</button>
      </form>
    </main>
  );
}
