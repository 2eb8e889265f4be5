// A composer's desk: the diagram set up by mouse, by keyboard or as text, solved and checked by the
// server, walked through on the board, printed and saved.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { piecesIn } from "../board/fen";
import { moveInWords, squareName } from "../board/names";
import { piecesOf } from "../game/frames";
import { squaresOfMove } from "../game/Table";
import { sideName } from "../game/telling";
import { ask } from "../kit/api";
import { Articles } from "../kit/parts";
import { place } from "../kit/place";
import { announce } from "../kit/speak";
import { useStep } from "../kit/step";
import { useVariants } from "../kit/variants";
import { capital, told, useWords, type Key } from "../kit/words";
import type { CompositionAnswer, CompositionGenres, CompositionStudy, Pieces, Variant } from "../made/wire";
import { Palette } from "./Analysis";
import { Collection } from "./Collection";
import { StudyAnswer, type Walk } from "./CompositionAnswer";
import { DiagramSheet } from "./DiagramSheet";
import { draftIn, emptyFen, fileOf, firstDraft, type Aim, type Draft } from "./draft";
import { treeOf } from "./GameViewer";
import { textOf } from "./setup";
import { useSolving } from "./solving";

export function CompositionDesk(): JSX.Element {
  const say = useWords();
  const variants = useVariants();
  const [known, setKnown] = useState<CompositionGenres | null>(null);
  useEffect(() => void ask<CompositionGenres>("GET", "/api/tools/composition").then(setKnown, () => undefined), []);
  return (
    <>
      <p class="lead">{say("page.tools.composition.lead")}</p>
      {known && variants.size ? <Desk known={known} variants={variants} /> : <p>{say("page.line.connecting")}</p>}
    </>
  );
}

// A link may bring a diagram along: ?variant=russian&genre=etude&fen=...
function asked(known: CompositionGenres): Draft {
  const query = new URLSearchParams(place.value.split("?")[1] ?? "");
  const draft = firstDraft(known);
  for (const key of ["variant", "genre", "fen"] as const) draft[key] = query.get(key) ?? draft[key];
  const [aim, men, kings] = (query.get("task") ?? "win").split(",");
  return { ...draft, aim: aim === "lock" || aim === "draw" ? aim : "win", men: Number(men ?? 1), kings: Number(kings ?? 0) };
}

function saveFile(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text + "\n"], { type: "application/json" }));
  link.download = "composition.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

// Where one stands in the solution, and what is marked there; the arrow keys walk.
function useWalk(answer: CompositionAnswer | undefined): Walk & { back: number; on: number; first: () => void; marked: string[] } {
  const say = useWords();
  const { at, here, stepTo } = useStep(0);
  const [marked, setMarked] = useState<string[]>([]);
  const { byId, children } = useMemo(() => treeOf(answer?.nodes ?? []), [answer]);
  useEffect(() => {
    stepTo(0);
    setMarked([]);
  }, [answer]);
  const on = children.get(at)?.[0]?.node ?? at;
  function go(to: number, squares: string[] = []): void {
    setMarked(squares);
    document.querySelector(".composition .board")?.scrollIntoView({ block: "nearest" });
    const next = byId.get(to);
    const moved = to !== here.current;
    stepTo(to);
    if (!answer || (!moved && !squares.length)) return;
    const before = byId.get(next?.parent ?? 0)?.pieces ?? answer.pieces;
    const words = next && moveInWords({ ...next, legal: true, completed: true }, piecesOf(answer.board, before), true);
    const here_ = next ? `${sideName(next.side)}: ${words}` : say("page.composition.diagram_shown");
    announce("talk", squares.length ? `${here_}. ${say("page.board.marked")}: ${squares.map((one) => squareName(one)).join(", ")}` : here_);
  }
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inside = event.target instanceof Element && event.target.closest("[role=grid], input, textarea, select, dialog");
      const from = here.current;
      const to = { ArrowLeft: byId.get(from)?.parent ?? 0, ArrowRight: children.get(from)?.[0]?.node ?? from, Home: 0 }[event.key];
      if (!answer || inside || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  return { at, go, back: byId.get(at)?.parent ?? 0, on, first: () => go(0), marked };
}

function Desk({ known, variants }: { known: CompositionGenres; variants: Map<string, Variant> }): JSX.Element {
  const say = useWords();
  const [draft, setDraft] = useState<Draft>(() => asked(known));
  const [seconds, setSeconds] = useState(known.seconds);
  const [brush, setBrush] = useState("M");
  const [wrongFile, setWrongFile] = useState(false);
  const { study, wrong, busy, begin, stop, clear } = useSolving();
  const answer = study?.answer;
  const walk = useWalk(answer);
  const variant = variants.get(draft.variant) ?? ([...variants.values()][0] as Variant);
  const { board } = variant;
  const node = answer?.nodes.find((one) => one.node === walk.at);
  const pieces: Pieces = answer ? piecesOf(board, node?.pieces ?? answer.pieces) : piecesIn(board, draft.fen);

  function change(part: Partial<Draft>): void {
    setDraft((old) => ({ ...old, ...part }));
    setWrongFile(false);
    clear();
  }
  function press(square: string): void {
    if (answer || busy) return;
    const next = { ...pieces };
    if (!brush || next[square] === brush) delete next[square];
    else next[square] = brush;
    change({ fen: textOf(board, next, "white") });
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = draftIn(await file.text(), draft);
    if (read) change(read);
    else setWrongFile(true);
  }
  const file = (): Record<string, unknown> => (answer ? (JSON.parse(answer.file) as Record<string, unknown>) : fileOf(draft));
  const save = (): void => saveFile(JSON.stringify(file(), null, 4));
  function fromCollection(one: Record<string, unknown>): void {
    const read = draftIn(JSON.stringify(one), draft);
    if (read) change(read);
    document.querySelector(".composition .board")?.scrollIntoView({ block: "nearest" });
  }
  const step = (to: number, key: Key) => <button type="button" disabled={to === walk.at} onClick={() => walk.go(to)}>{say(key)}</button>;
  return (
    <>
      <div class="table composition">
        <div class="play">
          <Board board={board} pieces={pieces} turned={false} label={say("page.board.label")} last={squaresOfMove(node?.exact ?? "")} marked={walk.marked} onSquare={press} />
          {answer ? (
            <>
              <div class="steps three" role="group" aria-label={say("page.review.steps")}>
                {step(0, "page.composition.diagram_shown")}{step(walk.back, "page.review.back")}{step(walk.on, "page.review.on")}</div>
              <div class="row-of-buttons"><button type="button" onClick={clear}>{say("page.composition.change")}</button></div>
            </>
          ) : (
            <Palette board={board} brush={brush} onBrush={setBrush} onClear={() => change({ fen: emptyFen })} onStart={() => change({ fen: textOf(board, variant.pieces, "white") })} />
          )}
        </div>
        <div class="beside">
          <form class="form" onSubmit={(event) => { event.preventDefault(); if (!busy) begin(fileOf(draft), seconds); }}>
            <Fields known={known} variants={variants} draft={draft} onChange={change} />
            <details open={Boolean(draft.lines)}><summary>{say("page.composition.more")}</summary><div class="form">
              <label>{say("page.composition.title")}<input name="title" value={draft.title} onInput={(event) => setDraft({ ...draft, title: event.currentTarget.value })} /></label>
              <label>{say("page.composition.author_lines")}<textarea name="lines" rows={3} spellcheck={false} value={draft.lines} onInput={(event) => change({ lines: event.currentTarget.value })} /></label>
              <label>{say("page.composition.seconds")}<input name="seconds" type="number" min={1} max={known.seconds_most} value={seconds} onInput={(event) => setSeconds(Number(event.currentTarget.value) || known.seconds)} /></label>
              <label>{say("page.composition.open")}<input type="file" name="file" accept=".json,application/json" onChange={(event) => void open(event.currentTarget.files?.[0])} /></label>
            </div></details>
            {wrongFile && <p class="notice bad" role="alert">{say("page.composition.bad_file")}</p>}
            <div class="row-of-buttons">
              {busy ? <button type="button" class="primary" onClick={stop}>{say("page.composition.stop")}</button>
                : <button class="primary" disabled={draft.fen === emptyFen}>{say("page.composition.solve")}</button>}
              <button type="button" onClick={save}>{say("page.composition.save")}</button>
              <button type="button" onClick={() => print()}>{say("page.composition.print")}</button>
            </div>
          </form>
          {busy && study && <Progress study={study} />}
          {wrong && <p class="notice bad">{wrong.text} <Articles ids={wrong.articles} /></p>}
          {study && !busy && !answer && <p class="notice">{say("page.composition.stopped_early")}</p>}
          {study && answer && !busy && <StudyAnswer study={study} answer={answer} walk={walk} />}
        </div>
      </div>
      <Collection variants={variants} file={file} fen={draft.fen} variant={draft.variant} onOpen={fromCollection} />
      <DiagramSheet draft={draft} board={board} answer={answer} />
    </>
  );
}

interface FieldProps {
  known: CompositionGenres;
  variants: Map<string, Variant>;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

// Game, genre and task belong together: a genre that locks has that task, and no other has it.
function Fields({ known, variants, draft, onChange }: FieldProps): JSX.Element {
  const say = useWords();
  const genres = known.rulebooks.find((one) => one.rulebook === draft.rulebook)?.genres ?? [];
  const games = [...new Set(genres.flatMap((one) => one.variants))];
  const there = genres.filter((one) => one.variants.includes(draft.variant)); // in this game
  const locks = (genre: string) => genres.find((one) => one.genre === genre)?.locks ?? false;
  function genre(chosen: string): void {
    const aim: Aim = locks(chosen) ? "lock" : draft.aim === "lock" ? "win" : draft.aim;
    onChange({ genre: chosen, aim });
  }
  function game(variant: string): void {
    const kept = genres.find((one) => one.genre === draft.genre && one.variants.includes(variant));
    const other = kept ?? genres.find((one) => one.locks === locks(draft.genre) && one.variants.includes(variant));
    onChange({ variant, genre: other?.genre ?? draft.genre, fen: emptyFen, lines: "" });
  }
  const number = (key: "men" | "kings") => (
    <label>{say(`page.composition.${key}`)}<input name={key} type="number" min={0} max={12} value={draft[key]} onInput={(event) => onChange({ [key]: Number(event.currentTarget.value) || 0 })} /></label>);
  return (
    <>
        <label>{say("page.new.variant")}<select name="variant" value={draft.variant} onChange={(event) => game(event.currentTarget.value)}>
          {games.map((one) => <option value={one} key={one}>{capital(told(variants.get(one)?.title) || one)}</option>)}</select></label>
        <label>{say("page.composition.genre")}<select name="genre" value={draft.genre} onChange={(event) => genre(event.currentTarget.value)}>
          {there.map((one) => <option value={one.genre} key={one.genre}>{capital(say(`page.composition.genre.${one.genre}` as Key))}</option>)}</select></label>
      <label>{say("page.composition.task")}<select name="task" value={draft.aim} onChange={(event) => onChange({ aim: event.currentTarget.value as Aim })}>
        {(["win", "draw", "lock"] as const).map((one) => <option value={one} key={one}>{capital(say(`page.composition.task.${one}`))}</option>)}</select></label>
      {draft.aim === "lock" && <div class="pair-of-fields">{number("men")}{number("kings")}</div>}
      <label>{say("page.composition.diagram")}<input name="fen" value={draft.fen} spellcheck={false} autocomplete="off" onInput={(event) => onChange({ fen: event.currentTarget.value })} /></label>
    </>
  );
}

function Progress({ study }: { study: CompositionStudy }): JSX.Element {
  const say = useWords();
  const key: Key = study.state === "waiting" ? "page.composition.waiting" : `page.composition.${study.stage}`;
  return <p class="notice solving">{say(key, { n: study.positions, s: Math.floor(study.spent_ms / 1000) })}</p>;
}
