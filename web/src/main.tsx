// The pages of Kodeks. What a player needs comes first; desk, rulebook and review are loaded when
// they are opened.
import type { ComponentType, JSX } from "preact";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadSession, may, patiently, session } from "./kit/api";
import { arrive, codeOfLink, forgetLink } from "./kit/arrival";
import { useCell } from "./kit/cell";
import { boardColours, boards, brevity, captions, clockTalk, hand, sound, speech, theme, themes, vocabularies, vocabulary } from "./kit/choices";
import { ArticleSheet, Dialog, ears, LiveRegions, useTitle } from "./kit/parts";
import { go, place } from "./kit/place";
import { announce } from "./kit/speak";
import { capital, language, languages, say, useWords, type Key } from "./kit/words";
import { GamePage } from "./pages/GamePage";
import { Home, seatOf } from "./pages/Home";
import { Join } from "./pages/Join";

type Page = ComponentType<{ id: string }>;

const later: Record<string, () => Promise<Page>> = {
  desk: async () => (await import("./pages/Desk")).Desk as Page,
  rules: async () => (await import("./pages/Rules")).Rules as Page,
  e: async () => (await import("./pages/EventPage")).EventPage as Page,
  new: async () => (await import("./pages/NewEvent")).NewEvent as Page,
  school: async () => (await import("./pages/School")).School as Page,
  tools: async () => (await import("./pages/Tools")).Tools,
  letters: async () => (await import("./pages/Letters")).Letters as Page,
  contests: async () => (await import("./pages/Contests")).Contests as Page,
  account: async () => (await import("./pages/AccountPage")).AccountPage as Page,
  admin: async () => (await import("./pages/Admin")).Admin as Page,
  review: async () => (await import("./pages/Review")).Review as Page,
};

function Later({ name, id }: { name: string; id: string }): JSX.Element {
  const say = useWords();
  const [page, setPage] = useState<{ Page: Page } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => void later[name]?.().then((Page) => setPage({ Page }), () => setFailed(true)), [name]);
  if (page) return <page.Page id={id} />;
  // A browser does not ask for the same part again by itself.
  if (failed) return <main id="main"><p class="notice bad" role="alert">{say("page.load.failed")}</p><p><button type="button" class="primary" onClick={() => location.reload()}>{say("page.load.again")}</button></p></main>;
  return <main id="main"><p>{say("page.line.connecting")}</p></main>;
}

const names: Record<string, string> = { en: "English", uk: "Українська", ru: "Русский" };

function Choice<T extends string>(props: { label: string; cell: { value: T; set: (value: T) => void }; options: readonly T[]; text: (value: T) => string }): JSX.Element {
  return (
    <label>{props.label}
      <select value={props.cell.value} onChange={(event) => props.cell.set(event.currentTarget.value as T)}>
        {props.options.map((one) => <option value={one} key={one} lang={one in names ? one : undefined}>{capital(props.text(one))}</option>)}
      </select>
    </label>
  );
}

function Choices({ onClose }: { onClose: () => void }): JSX.Element {
  const say = useWords();
  for (const cell of [theme, boardColours, sound, speech, captions, brevity, vocabulary, hand, clockTalk]) useCell<string>(cell as never);
  return (
    <Dialog title={say("page.choices")} onClose={onClose}>
      <div class="form">
        <Choice label={say("page.choices.language")} cell={language} options={languages} text={(one) => names[one] ?? one} />
        <Choice label={say("page.choices.theme")} cell={theme} options={themes} text={(one) => say(`page.theme.${one}` as Key)} />
        <Choice label={say("page.choices.board")} cell={boardColours} options={boards} text={(one) => say(`page.boards.${one}` as Key)} />
        <Choice label={say("page.choices.hand")} cell={hand} options={["at-once", "by-hand"] as const} text={(one) => say(`page.hand.${one}` as Key)} />
        <Choice label={say("page.choices.clock")} cell={clockTalk} options={["on", "off"] as const} text={(one) => say(`page.${one}` as Key)} />
        <Choice label={say("page.choices.sound")} cell={sound} options={["on", "off"] as const} text={(one) => say(`page.${one}` as Key)} />
        <Choice label={say("page.choices.speech")} cell={speech} options={["off", "on"] as const} text={(one) => say(`page.${one}` as Key)} />
        <Choice label={say("page.choices.captions")} cell={captions} options={["off", "on"] as const} text={(one) => say(`page.${one}` as Key)} />
        <Choice label={say("page.choices.brevity")} cell={brevity} options={["words", "short"] as const} text={(one) => say(`page.brevity.${one}` as Key)} />
        <Choice label={say("page.choices.squares")} cell={vocabulary} options={vocabularies} text={(one) => say(`page.squares.${one}` as Key)} />
      </div>
    </Dialog>
  );
}

// An address that leads to no page.
function Nowhere(): JSX.Element {
  const say = useWords();
  useTitle(say("page.nowhere"));
  return <main id="main"><h1>{say("page.nowhere")}</h1><p>{say("page.nowhere.help")} <a href="/">{say("page.nowhere.home")}</a></p></main>;
}

const arrivedAt = { place: place.value };

const patienceForHeading = 100; // times 50 ms: a part of the pages may have to be loaded first

// Which page an address is of: the parts of an event are one page.
const pageOf = (at: string): string => at.split("?")[0]?.split("/").slice(1, 3).join("/") ?? "";

// Which part of the page is shown now; whether there is anything to tell yet.
function tellPart(): boolean {
  const part = document.querySelector("main h2")?.textContent ?? "";
  if (part) announce("talk", part);
  return part !== "";
}

// Another page by a link or after an act: whoever walks by keyboard or by ear begins at its heading, unless
// he has gone on by himself. On the same page what had the focus keeps it while it is there.
function focusAfter(at: string): (() => void) | undefined {
  if (arrivedAt.place === at) return undefined;
  const samePage = pageOf(arrivedAt.place) === pageOf(at);
  const samePart = arrivedAt.place.split("?")[0] === at.split("?")[0];
  arrivedAt.place = at;
  let mine = document.activeElement; // what was pressed; it may go only when the new page is here
  let tries = patienceForHeading;
  const timer = setInterval(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    const lost = document.activeElement === document.body || document.activeElement === null;
    tries -= 1;
    if (tries === 0 || (!lost && document.activeElement !== mine)) return clearInterval(timer);
    if (!heading || heading === mine) return;
    if (samePage && !lost) return samePart || tellPart() ? clearInterval(timer) : undefined;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    mine = heading;
  }, 50);
  return () => clearInterval(timer);
}

function App(): JSX.Element {
  const say = useWords();
  const at = useCell(place);
  useCell(session);
  const [choices, setChoices] = useState(false);
  const into = useCell(language);
  useEffect(() => {
    document.documentElement.lang = into;
  }, [into]);
  useEffect(() => focusAfter(at), [at]);
  const [, name = "", id = ""] = at.split("?")[0]?.split("/") ?? [];
  const link = (to: string, text: string) => <a href={to} aria-current={`/${name}` === to ? "page" : undefined}>{text}</a>;
  return (
    <>
      <a class="skip" href="#main">{say("page.skip")}</a>
      <header class="top">
        <a class="brand" href="/">Kodeks</a>
        <nav aria-label={say("page.nav")}>
          {(may("create-games") || may("rule-at-board") || session.value?.role === "appeals") && link("/desk", say("page.desk"))}
          {link("/rules", say("page.rules"))}
          {link("/school", say("page.school"))}
          {link("/tools", say("page.tools"))}
        </nav>
        <button type="button" class="quiet" onClick={() => setChoices(true)}>{say("page.choices")}</button>
      </header>
      {name === "g" ? <GamePage id={id} key={id} /> : name === "join" ? <Join /> : name in later ? <Later name={name} id={id} key={name + id} /> : name ? <Nowhere /> : <Home />}
      <ArticleSheet />
      {choices && <Choices onClose={() => setChoices(false)} />}
    </>
  );
}

const patience = 400; // milliseconds in which nobody needs to be told that something is on its way

// On a slow line the page says so until it is known who is here.
async function whoIsHere(root: HTMLElement): Promise<void> {
  const telling = setTimeout(() => render(<main><p>{say("page.line.connecting")}</p></main>, root), patience);
  await patiently(loadSession).catch(() => undefined);
  clearTimeout(telling);
}

async function start(): Promise<void> {
  const code = codeOfLink();
  const root = document.getElementById("app") ?? document.body;
  render(<LiveRegions />, ears);
  if (!code) await whoIsHere(root);
  render(<App />, root);
  if (!code) return;
  const who = await arrive(code);
  forgetLink();
  if (who) go(seatOf(who));
  else await loadSession().catch(() => undefined);
}

void start();
