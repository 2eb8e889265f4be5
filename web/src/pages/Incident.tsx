// An incident: which board, what happened, who did it. The referee answers with the ruling that the
// book demands; where the book leaves a choice it asks, and the answers stand here.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { breaches } from "../made/breaches";
import type { Answer, Fact } from "../made/wire";
import { face } from "../game/clock";
import { compareIds, isOpen, type Listed } from "../game/games";
import { Journal } from "../game/Record";
import { LiveGame, type Shown } from "../game/live";
import { Overrule } from "../game/Overrule";
import { Question } from "../game/Question";
import { articlesInWords, sideName, tell } from "../game/telling";
import { refusalOf } from "../kit/refused";
import { useCell } from "../kit/cell";
import { Articles } from "../kit/parts";
import { place } from "../kit/place";
import { announce } from "../kit/speak";
import { capital, sayAny, told, useWords, type Key } from "../kit/words";

const acts = ["notice-illegal", "look", "notice-flag", "pause", "resume", "give-time", "excuse", "press-failed", "faulty-clock", "touch-claim", "adjourn"] as const;
const found = ["wrong-setup", "turned-board", "reversed-colours", "displaced-piece", "displaced-by-nobody", "displaced-before",
  "clock-setting", "clock-defect", "irregular-position", "both-flags"];

interface What {
  value: string;
  text: string;
  words: string; // what it is looked for by: its text and what people call it
}

// The page.find texts are other words for the same thing: "phone" for an electronic device.
function called(value: string, text: string): What {
  const name = value.split("/")[1] ?? "";
  return { value, text, words: `${text} ${sayAny([`page.find.${name}`], "")}`.toLowerCase() };
}

function happenings(book: string): What[] {
  return [
    ...acts.map((word) => called(`act/${word}`, sayAny([`page.act.${word}`], word))),
    ...found.map((kind) => called(`found/${kind}`, sayAny([`what.${kind}`], kind))),
    ...(breaches[book] ?? []).flatMap((name) => {
      const text = sayAny([`offence.${name}`], "");
      return text ? [called(`breach/${name}`, text)] : [];
    }),
  ];
}

// Seconds and minutes as the referee reads them.
function timeText(minutes: string): string {
  return String(Math.round(Number(minutes) * 60));
}

// What players may point out themselves: the book may say something else then than where the arbiter saw it.
const pointedOut = new Set(["notice-illegal", "notice-flag"]);

// Who may have seen it, the arbiter himself first; nothing where nobody has to.
function witnesses(value: string): readonly string[] {
  const [kind, what = ""] = value.split("/");
  if (kind === "breach") return ["", "white", "black", "white-assistant", "black-assistant", "spectator"];
  if (kind === "found") return ["", "white", "black"];
  return pointedOut.has(what) ? ["", "white", "black", "white-assistant", "black-assistant"] : [];
}

interface Happened {
  value: string;
  side: string;
  seenBy: string;
  minutes: string;
  square: string;
}

function actOf({ value, side, seenBy, minutes, square }: Happened): [string, Record<string, unknown>] {
  const [kind, what = ""] = value.split("/");
  const by = seenBy ? { by: seenBy } : {};
  if (kind === "breach") return ["report", { offence: what, against: side, ...(seenBy ? { "seen-by": seenBy } : {}) }];
  if (kind === "found") return ["discover", { kind: what, about: side, ...by }];
  if (pointedOut.has(what)) return [what, by];
  if (what === "give-time") return [what, { side, amount: timeText(minutes) }];
  if (what === "touch-claim") return [what, { by: side === "white" ? "black" : "white", square }];
  if (what === "excuse" || what === "press-failed" || what === "faulty-clock") return [what, { side }];
  return [what, {}];
}

export function Incident({ games }: { games: Listed[] }): JSX.Element {
  const say = useWords();
  const wanted = new URLSearchParams(useCell(place).split("?")[1] ?? "").get("board") ?? "";
  const [chosen, setChosen] = useState(wanted);
  // The board that was ruled on stays, also when the ruling ended its game.
  const open = games.filter((game) => isOpen(game) || game.id === chosen).sort((a, b) => compareIds(a.id, b.id));
  const calling = open.find((game) => game.arbiter_is_asked)?.id;
  const id = open.some((game) => game.id === chosen) ? chosen : (calling ?? open[0]?.id ?? "");
  return (
    <section class="incident" aria-labelledby="incident"><h2 id="incident" tabIndex={-1}>{say("page.incident")}</h2>
      {!id ? <p class="quiet-text">{say("page.incident.none")}</p> : <>
        <div class="form"><label>{say("page.incident.board")}
          <select value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
            {open.map((game) => <option value={game.id} key={game.id}>{game.id}: {game.white} – {game.black}{game.arbiter_is_asked ? ` · ${say("page.need.call")}` : ""}</option>)}
          </select></label></div>
        <AtBoard id={id} key={id} book={open.find((game) => game.id === id)?.rulebook ?? ""} onRuled={() => setChosen(id)} /></>}
    </section>
  );
}

function AtBoard({ id, book, onRuled }: { id: string; book: string; onRuled: () => void }): JSX.Element | null {
  const game = useMemo(() => new LiveGame(id), [id]);
  useEffect(() => {
    game.onFacts = tell;
    return () => game.end();
  }, [game]);
  const say = useWords();
  const shown = useCell(game.shown);
  const [answer, setAnswer] = useState<{ answer: Answer; before: Shown } | null>(null);
  async function act(word: string, keys: Record<string, unknown> = {}): Promise<void> {
    const before = game.shown.value;
    onRuled();
    const given = await game.act(word, keys);
    if (before) setAnswer({ answer: given, before });
    const refusal = refusalOf(given);
    if (refusal) announce("verdict", refusal + articlesInWords(given.why?.articles ?? []));
  }
  if (!shown) return null;
  return (
    <>
      {shown.view.question && <Question question={shown.view.question} onDecide={(keys) => void act("decide", keys)} />}
      <WhatHappened book={book} onReport={(what) => void act(...actOf(what))} />
      {answer && <Ruling {...answer} now={shown} />}
      {answer && !refusalOf(answer.answer) && <p class="no-print"><button type="button" onClick={() => print()}>{say("page.incident.slip")}</button></p>}
      {answer && !refusalOf(answer.answer) && <Otherwise key={answer.answer.first} game={game} shown={shown} facts={factsOf(answer.answer, shown)} />}
      <BoardJournal facts={shown.facts} />
    </>
  );
}

function BoardJournal({ facts }: { facts: Fact[] }): JSX.Element {
  const say = useWords();
  return <details><summary>{say("page.journal.board")}</summary><Journal facts={facts} /></details>;
}

function WhatHappened({ book, onReport }: { book: string; onReport: (what: Happened) => void }): JSX.Element {
  const say = useWords();
  const [words, setWords] = useState("");
  const [side, setSide] = useState("white");
  const [seer, setSeer] = useState("");
  const [chosen, setChosen] = useState("");
  const [minutes, setMinutes] = useState("2");
  const [square, setSquare] = useState("");
  const list = useRef<HTMLSelectElement>(null);
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = happenings(book).filter(({ words: all }) => asked.every((word) => all.includes(word)));
  const what = fitting.some(({ value }) => value === chosen) ? chosen : (fitting[0]?.value ?? "");
  useEffect(() => { // whoever types does not see how the list becomes shorter
    if (!words) return;
    const timer = setTimeout(() => announce("talk", say("page.incident.fitting", { n: fitting.length })), 600);
    return () => clearTimeout(timer);
  }, [words]);
  function send(event: SubmitEvent): void {
    event.preventDefault();
    const value = list.current?.value || what;
    if (value) onReport({ value, side, seenBy: witnesses(value).includes(seer) ? seer : "", minutes, square: square.trim() });
  }
  return (
    <form class="form" onSubmit={send}>
      <label>{say("page.incident.search")}<input type="search" value={words} autocomplete="off" onInput={(event) => setWords(event.currentTarget.value)} /></label>
      <label class="what">{say("page.incident.what")}<select name="what" ref={list} size={7} aria-describedby="fitting" onChange={(event) => setChosen(event.currentTarget.value)}>
        {fitting.map(({ value, text }) => <option value={value} key={value} selected={value === what}>{capital(text)}</option>)}
      </select></label>
      <p id="fitting" class="quiet-text">{say("page.incident.fitting", { n: fitting.length })}</p>
      <label>{say("page.incident.who")}<select name="side" value={side} onChange={(event) => setSide(event.currentTarget.value)}>
        <option value="white">{say("page.white")}</option><option value="black">{say("page.black")}</option></select></label>
      {witnesses(what).length > 0 && <label>{say("page.incident.seen_by")}<select name="seen-by" value={seer} onChange={(event) => setSeer(event.currentTarget.value)}>
        {witnesses(what).map((one) => <option value={one} key={one} selected={one === seer}>{capital(say(`page.seen_by.${one || "me"}` as Key))}</option>)}</select></label>}
      {what === "act/give-time" && <label>{say("page.overrule.minutes")}<input name="minutes" type="number" min="0.5" step="0.5" required value={minutes} onInput={(event) => setMinutes(event.currentTarget.value)} /></label>}
      {what === "act/touch-claim" && <label>{say("page.claim.square")}<input name="square" required autocomplete="off" autocapitalize="off" maxLength={3} value={square} onInput={(event) => setSquare(event.currentTarget.value)} /></label>}
      <button class="primary" disabled={!fitting.length}>{say("page.incident.rule")}</button>
    </form>
  );
}

function factsOf(answer: Answer, now: Shown): Fact[] {
  return now.facts.filter(({ seq }) => seq >= (answer.first ?? Infinity) && seq <= (answer.last ?? 0));
}

// The arbiter may decide otherwise, with a reason that is recorded.
function Otherwise({ game, shown, facts }: { game: LiveGame; shown: Shown; facts: Fact[] }): JSX.Element {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  if (done) return <p class="notice">{say("page.overrule.done")}</p>;
  if (!open) return <button type="button" onClick={() => setOpen(true)}>{say("page.overrule")}</button>;
  return <Overrule shown={shown} facts={facts} send={(word, keys) => game.act(word, keys)} onDone={() => { setDone(true); announce("talk", say("page.overrule.done")); }} />;
}

function boardTitle({ settings }: Shown): string {
  return `${settings.players.white.name} – ${settings.players.black.name}`;
}

// What the book said, and what it did to the clocks and to the result.
function Ruling({ answer, before, now }: { answer: Answer; before: Shown; now: Shown }): JSX.Element {
  const say = useWords();
  const refusal = refusalOf(answer);
  if (refusal) return <p class="notice bad">{refusal} <Articles ids={answer.why?.articles ?? []} /></p>;
  const rulings = factsOf(answer, now).filter(({ event }) => event.type === "ruling-given");
  return (
    <div class="notice ruled" aria-live="off">
      <strong>{say("page.incident.ruling")}</strong>
      <p class="only-on-paper">{boardTitle(now)} · {new Date().toLocaleString(document.documentElement.lang)}</p>
      {rulings.length === 0 && <p>{say("page.incident.no_ruling")}</p>}
      {rulings.map((fact) => <p key={fact.seq}>{told(fact.text)} <Articles ids={(fact.event["ruling"] as { articles?: string[] }).articles ?? []} /></p>)}
      <ul>{(["white", "black"] as const).map((side) => (
        <li key={side}>{sideName(side)}: {face(before.view.clocks[side].remaining_ms)} → {face(now.view.clocks[side].remaining_ms)}</li>))}
        {now.view.outcome && <li>{told(now.view.outcome.text)}</li>}</ul>
    </div>
  );
}
