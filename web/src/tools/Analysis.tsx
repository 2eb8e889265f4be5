// A position studied with tables and proofs: what each side can still reach, what every move is
// worth. It is for games that are over; the server refuses it to players and about boards in play.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { choose, targets, waysOf } from "../board/choosing";
import { piecesIn } from "../board/fen";
import { pieceName } from "../board/names";
import { squaresOfMove } from "../game/Table";
import { sideName } from "../game/telling";
import { ask, ApiError } from "../kit/api";
import { useCell } from "../kit/cell";
import { Articles } from "../kit/parts";
import { place } from "../kit/place";
import { announce } from "../kit/speak";
import { useVariants } from "../kit/variants";
import { capital, say, told, useWords, type Key } from "../kit/words";
import type { Analysis as Studied, Pieces, StudiedMove, Variant } from "../made/wire";
import { kindsOf, textOf, type Side } from "./setup";

interface Wrong {
  text: string;
  articles: string[];
}

export function worthText(worth: string, plies: number | undefined): string {
  if ((worth !== "win" && worth !== "loss") || plies === undefined) return say(`page.worth.${worth}` as Key);
  return say(`page.worth.${worth}_in` as Key, { n: Math.ceil(plies / 2) });
}

// The whole answer as one sentence, for the eye and for the ear.
function summaryOf(studied: Studied): string {
  if (studied.over) return say("page.analysis.over");
  const { white, black } = studied;
  if (white.possible === "no" && black.possible === "no") return say("page.analysis.dead");
  if (studied.worth !== "open") return `${sideName(studied.turn)}: ${worthText(studied.worth, studied.plies)}`;
  return say("page.analysis.open");
}

// One request after the other; an older answer never covers a newer one.
function useStudy(): { studied: Studied | null; wrong: Wrong | null; busy: boolean; study: (variant: string, fen: string) => void; clear: () => void } {
  const [state, setState] = useState<{ studied: Studied | null; wrong: Wrong | null; busy: boolean }>({ studied: null, wrong: null, busy: false });
  const number = useMemo(() => ({ last: 0 }), []);
  function study(variant: string, fen: string): void {
    const own = (number.last += 1);
    setState((old) => ({ ...old, wrong: null, busy: true }));
    const done = (studied: Studied | null, wrong: Wrong | null) => {
      if (own !== number.last) return;
      setState((old) => ({ studied: studied ?? old.studied, wrong, busy: false }));
      announce(wrong ? "verdict" : "talk", wrong ? wrong.text : studied ? summaryOf(studied) : "");
    };
    ask<Studied>("POST", "/api/tools/analysis", { variant, fen }).then(
      (studied) => done(studied, null),
      (error: unknown) => done(null, error instanceof ApiError ? { text: error.sentence(), articles: error.articles } : { text: say("page.line.lost"), articles: [] }));
  }
  return { ...state, study, clear: () => setState({ studied: null, wrong: null, busy: false }) };
}

export function Analysis(): JSX.Element {
  useWords();
  const asked = new URLSearchParams(useCell(place).split("?")[1] ?? "");
  const variants = useVariants();
  const [name, setName] = useState(asked.get("variant") ?? "russian");
  const variant = variants.get(name);
  if (!variant) return <p>{say("page.line.connecting")}</p>;
  return (
    <>
      <p class="lead">{say("page.tools.analysis.lead")}</p>
      <div class="form"><label>{say("page.new.variant")}<select value={name} onChange={(event) => setName(event.currentTarget.value)}>
        {[...variants.values()].map((one) => <option value={one.name} key={one.name}>{capital(told(one.title))}</option>)}</select></label></div>
      <Studying key={name} variant={variant} first={asked.get("variant") === name ? asked.get("fen") ?? "" : ""} />
    </>
  );
}

function Studying({ variant, first }: { variant: Variant; first: string }): JSX.Element {
  const say = useWords();
  const { board } = variant;
  const start = useMemo(() => (first ? piecesIn(board, first) : variant.pieces), [first]);
  const [pieces, setPieces] = useState<Pieces>(start);
  const [turn, setTurn] = useState<Side>(/^B:| b /.test(first) ? "black" : "white");
  const [text, setText] = useState(first || textOf(board, start, "white"));
  const [putting, setPutting] = useState(false);
  const [brush, setBrush] = useState(kindsOf(board)[0] ?? "");
  const [path, setPath] = useState<string[]>([]);
  const [past, setPast] = useState<string[]>([]);
  const { studied, wrong, busy, study, clear } = useStudy();
  useEffect(() => {
    if (first) study(variant.name, first);
  }, []);
  const ways = useMemo(() => waysOf(studied && !putting ? studied.moves : []), [studied, putting]);

  function show(fen: string): void {
    setText(fen);
    setPieces(piecesIn(board, fen));
    setTurn(/^B:| b /.test(fen) ? "black" : "white");
    setPath([]);
  }
  function go(fen: string): void {
    setPast([...past, text]);
    show(fen);
    study(variant.name, fen);
  }
  function back(): void {
    const before = past[past.length - 1];
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    show(before);
    study(variant.name, before);
  }
  function change(next: Pieces, to: Side): void {
    setPieces(next);
    setTurn(to);
    setText(textOf(board, next, to));
    clear();
  }
  function press(square: string): void {
    if (putting) {
      const next = { ...pieces };
      if (!brush || next[square] === brush) delete next[square];
      else next[square] = brush;
      return change(next, turn);
    }
    const choice = path.length ? choose(ways, path, square) : { kind: "none" as const };
    if (choice.kind === "moves") return go((choice.moves[0] as StudiedMove).fen);
    if (choice.kind === "path") return setPath(choice.path);
    setPath(ways.some(({ route }) => route[0] === square) ? [square] : []);
  }
  return (
    <div class="table">
      <div class="play">
        <Board board={board} pieces={pieces} turned={false} label={say("page.board.label")} path={path}
          targets={path.length ? targets(ways, path) : new Set()} movable={new Set(ways.map(({ route }) => route[0] ?? ""))}
          last={squaresOfMove("")} onSquare={press} />
        {putting && <Palette board={board} brush={brush} onBrush={setBrush} onClear={() => change({}, turn)} onStart={() => change(variant.pieces, "white")} />}
        <div class="row-of-buttons">
          <button type="button" aria-pressed={putting} onClick={() => { setPutting(!putting); setPath([]); }}>{say("page.analysis.set_up")}</button>
          <button type="button" disabled={!past.length} onClick={back}>{say("page.analysis.back")}</button>
        </div>
      </div>
      <div class="beside">
        <form class="form" onSubmit={(event) => { event.preventDefault(); setPutting(false); setPast([]); show(text); study(variant.name, text); }}>
          <label>{say("page.analysis.position")}<input name="fen" value={text} spellcheck={false} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} /></label>
          <label>{say("page.analysis.turn")}<select name="turn" value={turn} onChange={(event) => change(pieces, event.currentTarget.value as Side)}>
            <option value="white">{say("page.white")}</option><option value="black">{say("page.black")}</option></select></label>
          <button class="primary" disabled={busy}>{say(busy ? "page.analysis.busy" : "page.analysis.ask")}</button>
        </form>
        {wrong && <p class="notice bad">{wrong.text} <Articles ids={wrong.articles} /></p>}
        {studied && !wrong && !busy && <Answer studied={studied} onMove={go} />}
      </div>
    </div>
  );
}

export function Palette(props: { board: Variant["board"]; brush: string; onBrush: (letter: string) => void; onClear: () => void; onStart: () => void }): JSX.Element {
  const say = useWords();
  const draughts = props.board.family === "draughts";
  return (
    <fieldset class="palette"><legend>{say("page.analysis.palette")}</legend>
      {[...kindsOf(props.board), ""].map((letter) => (
        <label class="check" key={letter}><input type="radio" name="brush" checked={props.brush === letter} onChange={() => props.onBrush(letter)} />
          {capital(letter ? pieceName(letter, draughts) : say("page.analysis.empty"))}</label>))}
      <div class="row-of-buttons"><button type="button" class="small" onClick={props.onClear}>{say("page.analysis.clear")}</button>
        <button type="button" class="small" onClick={props.onStart}>{say("page.analysis.start")}</button></div>
    </fieldset>
  );
}

function Answer({ studied, onMove }: { studied: Studied; onMove: (fen: string) => void }): JSX.Element {
  const say = useWords();
  const side = (which: Side) => (
    <div><dt>{sideName(which)}</dt><dd>{capital(say(`page.analysis.possible.${studied[which].possible}` as Key))}
      {studied[which].possible !== "no" && <> · {say(`page.analysis.forced.${studied[which].forced}` as Key)}</>}</dd></div>);
  return (
    <>
      <p class="notice outcome"><strong>{summaryOf(studied)}</strong>{studied.table && <><br />{say("page.analysis.by_table")}</>}</p>
      <dl class="terms-list">{side("white")}{side("black")}</dl>
      {studied.line.length > 0 && <><h2>{studied.line_of ? say("page.analysis.line_of", { side: sideName(studied.line_of) }) : say("page.analysis.line")}</h2>
        <p class="move-line">{studied.line.map((one, i) => <span key={i}>{told(one.text)} </span>)}</p></>}
      {studied.moves.length > 0 && <><h2>{say("page.analysis.moves", { n: studied.moves.length })}</h2>
        <div class="wide"><table class="worths"><thead><tr><th scope="col">{say("page.analysis.move")}</th><th scope="col">{say("page.analysis.worth")}</th></tr></thead>
          <tbody>{studied.moves.map((move) => (
            <tr key={move.move}><th scope="row"><button type="button" class="small" onClick={() => onMove(move.fen)}>{told(move.text)}</button></th>
              <td class={`worth-${move.worth}`}>{worthText(move.worth, move.plies)}</td></tr>))}</tbody></table></div></>}
    </>
  );
}
