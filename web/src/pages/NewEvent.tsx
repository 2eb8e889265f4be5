// A new event in minutes: name, book, system, game, control, further regulations. While it is
// written, the book says what it does not allow, each complaint with its article.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { swissOf, systems } from "../event/systems";
import type { EventCard } from "../event/types";
import { articlesInWords } from "../game/telling";
import { api, ask, ApiError, may } from "../kit/api";
import { Articles, useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { announce } from "../kit/speak";
import { capital, sayAny, told, useWords, type Key } from "../kit/words";
import { useVariants } from "../kit/variants";
import type { EventChecked, Rulebook } from "../made/wire";

const pause = 400; // milliseconds of rest in typing before the book is asked

// What the form says, as the server reads it.
function draftOf(form: HTMLFormElement): { settings: Record<string, unknown>; stage: Record<string, unknown> } {
  const given = new FormData(form);
  const text = (name: string) => String(given.get(name) ?? "").trim();
  const number = (name: string) => Number(text(name)) || 0;
  const system = text("system");
  const counted = system === "swiss" || system === "match";
  const stage = { system,
    ...(system === "swiss" ? { swiss: text("swiss") } : {}),
    ...(counted && number("rounds") ? { rounds: number("rounds") } : {}),
    ...(system === "round-robin" && number("cycles") > 1 ? { cycles: number("cycles") } : {}),
    ...(number("boards") ? { boards: number("boards") } : {}),
    ...(number("games") > 1 ? { games: number("games") } : {}) };
  const terms = [
    { name: "control", value: text("control") },
    { name: "supervision", value: text("supervision") },
    { name: "default-time", value: text("default-time") && `0:${text("default-time")}:00` },
    { name: "no-draw-before-move", value: number("no-draw") ? String(number("no-draw")) : "" },
    { name: "touch_move", value: text("touch-move") },
    { name: "appeal-within", value: text("appeal-within") && `0:${text("appeal-within")}:00` },
  ].filter((term) => term.value);
  const settings = { name: text("name"), rulebook: text("rulebook"), year: new Date().getFullYear(),
    ...(number("boards") ? { character: "team" } : {}), games: { variant: text("variant"), terms } };
  return { settings, stage };
}

// What the book says about it now; an empty name is no complaint before anything was typed.
function Complaints({ checked }: { checked: EventChecked | null }): JSX.Element | null {
  const say = useWords();
  if (!checked) return null;
  if (!checked.problems.length) return <p class="quiet-text" id="book-says">{checked.control ? say("page.new_event.fine", { control: told(checked.control) }) : ""}</p>;
  return (
    <div class={checked.problems.some((one) => one.stops) ? "notice bad" : "notice"} id="book-says"><strong>{say("page.new_event.problems", { n: checked.problems.length })}</strong>
      <ul>{checked.problems.map((one) => <li key={one.name}>{told(one.text)} <Articles ids={one.articles ?? []} /></li>)}</ul></div>
  );
}

export function NewEvent(): JSX.Element {
  const say = useWords();
  useTitle(say("page.new_event"));
  const variants = useVariants();
  const [books, setBooks] = useState<Rulebook[]>([]);
  const [book, setBook] = useState("fide2023");
  const [system, setSystem] = useState("round-robin");
  const [boards, setBoards] = useState("0");
  const [checked, setChecked] = useState<EventChecked | null>(null);
  const [wrong, setWrong] = useState<{ text: string; articles: string[] } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const heard = useRef("");
  useEffect(() => void api.rulebooks().then(({ rulebooks }) => setBooks(rulebooks.filter((one) => one.variants.length))), []);
  function look(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const draft = draftOf(form.current);
      void ask<EventChecked>("POST", "/api/events/check", { ...draft, settings: { ...draft.settings, name: draft.settings["name"] || "?" } }).then((answer) => {
        setChecked(answer);
        const { problems } = answer;
        const all = problems.map((one) => `${told(one.text)}.${articlesInWords(one.articles ?? [])}`).join(" ");
        // Once, however much is typed elsewhere.
        if (problems.length && all !== heard.current) announce("talk", `${say("page.new_event.problems", { n: problems.length })}: ${all}`);
        heard.current = all;
      }, () => undefined);
    }, pause) as unknown as number;
  }
  useEffect(look, [book, system, boards, books.length, variants.size]);
  const playable = books.find((one) => one.edition === book)?.variants ?? [];
  const swiss = swissOf[book] ?? ["dutch"];
  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    try {
      const made = await ask<{ event: EventCard }>("POST", "/api/events", { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), ...draftOf(event.currentTarget as HTMLFormElement) });
      go(`/e/${made.event.id}/desk`);
    } catch (error) {
      setWrong(error instanceof ApiError ? { text: error.sentence(), articles: error.articles } : { text: say("page.line.lost"), articles: [] });
    }
  }
  if (!may("create-events")) return <main id="main"><h1>{say("page.new_event")}</h1><p>{say("page.desk.closed")}</p></main>;
  return (
    <main id="main"><h1>{say("page.new_event")}</h1>
      <form class="form" ref={form} onSubmit={(event) => void make(event)} onInput={look}>
        <label>{say("page.new_event.name")}<input name="name" required autocomplete="off" /></label>
        <label>{say("page.new.rulebook")}<select name="rulebook" value={book} onChange={(event) => setBook(event.currentTarget.value)}>
          {books.map((one) => <option value={one.edition} key={one.edition}>{capital(told(one.title))}</option>)}</select></label>
        <div class="pair-of-fields">
          <label>{say("page.new.variant")}<select name="variant">{playable.map((one) => <option value={one} key={one}>{capital(told(variants.get(one)?.title) || one)}</option>)}</select></label>
          <label>{say("page.new.control")}<input name="control" required defaultValue="300+3" aria-describedby="control-help" /></label>
        </div>
        <p id="control-help" class="quiet-text">{say("page.new.control_help")}</p>
        <label>{say("page.new_event.system")}<select name="system" value={system} onChange={(event) => setSystem(event.currentTarget.value)}>
          {systems.map((one) => <option value={one} key={one}>{capital(sayAny([`page.system.${one}`], one))}</option>)}</select></label>
        {(system === "swiss" || system === "match") && <div class="pair-of-fields">
          {system === "swiss" && <label>{say("page.new_event.swiss")}<select name="swiss">{swiss.map((one) => <option value={one} key={one}>{capital(sayAny([`page.swiss.${one}`], one))}</option>)}</select></label>}
          <label>{say("page.event.rounds")}<input name="rounds" type="number" min="1" max="30" defaultValue="7" required /></label></div>}
        {system === "round-robin" && <label>{say("page.new_event.cycles")}<input name="cycles" type="number" min="1" max="4" defaultValue="1" /></label>}
        <details><summary>{say("page.new_event.more")}</summary><div class="form">
          <label>{say("page.new_event.teams")}<input name="boards" type="number" min="0" max="20" value={boards} onInput={(event) => setBoards(event.currentTarget.value)} /></label>
          {!Number(boards) && <label>{say("page.new_event.games")}<input name="games" type="number" min="1" max="4" defaultValue="1" /></label>}
          <label>{say("page.term.supervision")}<select name="supervision">{["", "full", "reduced", "none"].map((one) => <option value={one} key={one}>{capital(say(`page.supervision.${one || "book"}` as Key))}</option>)}</select></label>
          <label>{say("page.new_event.default_time")}<input name="default-time" type="number" min="0" max="59" /></label>
          <label>{say("page.new_event.no_draw")}<input name="no-draw" type="number" min="0" max="200" defaultValue="0" /></label>
          <label>{say("page.new_event.touch")}<select name="touch-move">
            <option value="">{capital(say("page.new_event.touch.own"))}</option><option value="true">{capital(say("page.new_event.touch.wood"))}</option></select></label>
          <label>{say("page.new_event.appeal")}<input name="appeal-within" type="number" min="1" max="59" /></label>
        </div></details>
        <Complaints checked={checked} />
        {wrong && <p class="notice bad" role="alert">{wrong.text} <Articles ids={wrong.articles} /></p>}
        <button class="primary">{say("page.new_event.make")}</button>
      </form>
    </main>
  );
}
