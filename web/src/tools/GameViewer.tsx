// A file of games, PGN or PDN, pasted or opened: its games, and one of them on the board, with
// comments, variations and what the reader had to say. The arrow keys walk.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { moveInWords } from "../board/names";
import { face } from "../game/clock";
import { piecesOf } from "../game/frames";
import { squaresOfMove } from "../game/Table";
import { sideName } from "../game/telling";
import { ask, ApiError } from "../kit/api";
import { announce } from "../kit/speak";
import { useStep } from "../kit/step";
import { useVariants } from "../kit/variants";
import { capital, told, useWords } from "../kit/words";
import type { Sheet, SheetGame, SheetNode } from "../made/wire";

const most = 250_000; // bytes the server takes

export function GameViewer(): JSX.Element {
  const say = useWords();
  const variants = useVariants();
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [variant, setVariant] = useState("");
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [wrong, setWrong] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  async function read(game: number, of = { text, name }): Promise<void> {
    setWrong("");
    if (new Blob([of.text]).size > most) return setWrong(say("page.viewer.too_large"));
    try {
      const answer = await ask<Sheet>("POST", "/api/tools/games", { ...of, game, ...(variant ? { variant } : {}) });
      setSheet(answer);
      if (!answer.games.length) setWrong(say("page.viewer.none"));
      setTimeout(() => heading.current?.focus());
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const of = { text: await file.text(), name: file.name };
    setText(of.text);
    setName(of.name);
    await read(1, of);
  }
  const draughts = [...variants.values()].filter((one) => one.board.family === "draughts");
  return (
    <>
      <p class="lead">{say("page.tools.games.lead")}</p>
      <form class="form" onSubmit={(event) => { event.preventDefault(); void read(1); }}>
        <label>{say("page.viewer.file")}<input type="file" accept=".pgn,.pdn,.txt,text/plain" onChange={(event) => void open(event.currentTarget.files?.[0])} /></label>
        <label>{say("page.viewer.text")}<textarea name="sheet" rows={6} spellcheck={false} value={text} onInput={(event) => { setText(event.currentTarget.value); setName(""); }} /></label>
        <label>{say("page.viewer.draughts")}<select value={variant} onChange={(event) => setVariant(event.currentTarget.value)}>
          <option value="">{capital(say("page.viewer.as_file"))}</option>{draughts.map((one) => <option value={one.name} key={one.name}>{capital(told(one.title))}</option>)}</select></label>
        <button class="primary" disabled={!text.trim()}>{say("page.viewer.show")}</button>
      </form>
      {wrong && <p class="notice bad" role="alert">{wrong}</p>}
      {sheet && sheet.games.length > 1 && <Listing sheet={sheet} onChoose={(game) => void read(game)} />}
      {sheet?.game && <Shown game={sheet.game} heading={heading} key={`${sheet.game.game}-${sheet.game.nodes.length}`} />}
    </>
  );
}

function Listing({ sheet, onChoose }: { sheet: Sheet; onChoose: (game: number) => void }): JSX.Element {
  const say = useWords();
  return (
    <details open={sheet.games.length <= 20}><summary>{say("page.viewer.count", { n: sheet.games.length })}</summary>
      <div class="wide"><table class="games"><thead><tr><th scope="col" class="num">№</th><th scope="col">{say("page.white")} – {say("page.black")}</th><th scope="col">{say("page.event.result")}</th><th scope="col" class="num">{say("page.moves")}</th></tr></thead>
        <tbody>{sheet.games.map((one) => (
          <tr key={one.game}><th scope="row" class="num">{one.game}</th>
            <td><button type="button" class="link" aria-current={one.game === sheet.game?.game ? "true" : undefined} onClick={() => onChoose(one.game)}>{one.white || "?"} – {one.black || "?"}</button>
              {one.errors && <span class="bad"> · {say("page.viewer.errors")}</span>}</td>
            <td>{one.result}</td><td class="num">{Math.ceil(one.moves / 2)}</td></tr>))}</tbody></table></div>
    </details>
  );
}

// Nodes by number with what follows each: the first child is the main line.
export function treeOf(nodes: SheetNode[]): { byId: Map<number, SheetNode>; children: Map<number, SheetNode[]> } {
  const byId = new Map(nodes.map((node) => [node.node, node]));
  const children = new Map<number, SheetNode[]>();
  for (const node of [...nodes].sort((a, b) => a.node - b.node)) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  return { byId, children };
}

function Shown({ game, heading }: { game: SheetGame; heading: { current: HTMLHeadingElement | null } }): JSX.Element {
  const say = useWords();
  const { byId, children } = useMemo(() => treeOf(game.nodes), [game]);
  const { at, here, stepTo } = useStep(0);
  const [turned, setTurned] = useState(false);
  const node = byId.get(at);
  const { board } = game;
  const letters = node?.pieces ?? game.pieces ?? "";
  const endOf = (from: number): number => {
    let last = from;
    for (let next = children.get(last)?.[0]; next; next = children.get(last)?.[0]) last = next.node;
    return last;
  };
  function go(to: number): void {
    if (to === here.current || !board) return;
    stepTo(to);
    const next = byId.get(to);
    const before = byId.get(next?.parent ?? 0)?.pieces ?? game.pieces ?? "";
    const words = next && moveInWords({ ...next, legal: true, completed: true }, piecesOf(board, before), board.family === "draughts");
    announce("talk", next ? [`${sideName(next.side)}: ${words}`, ...(next.after ?? [])].join(". ") : say("page.review.start"));
  }
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const inside = event.target instanceof Element && event.target.closest("[role=grid], input, textarea, select, dialog");
      const from = here.current;
      const to = { ArrowLeft: byId.get(from)?.parent ?? 0, ArrowRight: children.get(from)?.[0]?.node ?? from, Home: 0, End: endOf(from) }[event.key];
      if (inside || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const step = (to: number, text: string) => <button type="button" disabled={to === at} onClick={() => go(to)}>{text}</button>;
  return (
    <section class="viewer"><h2 ref={heading} tabIndex={-1}>{game.white || "?"} – {game.black || "?"} <span class="quiet-text">{game.result}</span></h2>
      <p class="quiet-text">{[game.event, game.date].filter((one) => one && !/^\?/.test(one)).join(" · ")}</p>
      {game.remarks.length > 0 && <div class="notice"><strong>{say("page.viewer.remarks")}</strong><ul>{game.remarks.map((one, i) => (
        <li key={i}>{say("page.viewer.at", { line: one.line, column: one.column })} {told(one.text)}{one.excerpt && <>: <code>{one.excerpt}</code></>}</li>))}</ul></div>}
      <div class="table">
        <div class="play">{board
          ? <Board board={board} pieces={piecesOf(board, letters)} turned={turned} label={say("page.board.label")} last={squaresOfMove(node?.exact ?? "")} />
          : <p>{say("page.viewer.no_board")}</p>}
          <div class="steps" role="group" aria-label={say("page.review.steps")}>
            {step(0, say("page.review.first"))}{step(node?.parent ?? 0, say("page.review.back"))}
            {step(children.get(at)?.[0]?.node ?? at, say("page.review.on"))}{step(endOf(at), say("page.review.last"))}</div>
          <div class="row-of-buttons"><button type="button" class="quiet" onClick={() => setTurned(!turned)}>{say("page.turn_board")}</button>
            {game.variant && <a href={`/tools/analysis?${new URLSearchParams({ variant: game.variant, fen: node?.fen ?? game.fen ?? "" })}`}>{say("page.analysis.this")}</a>}</div>
        </div>
        <div class="beside"><h3>{say("page.moves")}</h3>
          {game.comments.map((one, i) => <p key={i} class="comment">{one}</p>)}
          <LineOfMoves first={children.get(0) ?? []} number={1} children_={children} at={at} go={go} />
          <details><summary>{say("page.viewer.tags")}</summary><dl class="terms-list">{game.tags.map((tag, i) => <div key={i}><dt>{tag.name}</dt><dd>{tag.value}</dd></div>)}</dl></details>
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  first: SheetNode[];
  number: number; // of the half-move
  children_: Map<number, SheetNode[]>;
  at: number;
  go: (node: number) => void;
}

// One line of moves; alternatives to a move stand behind it as lists of their own.
export function LineOfMoves({ first, number, children_, at, go }: LineProps): JSX.Element {
  const say = useWords();
  const parts: JSX.Element[] = [];
  let ply = number;
  for (let here = first; here[0]; ply++) {
    const [main, ...others] = here as [SheetNode, ...SheetNode[]];
    const shown = main.side === "white" || parts.length === 0 ? `${Math.ceil(ply / 2)}${main.side === "white" ? "." : "…"} ` : "";
    parts.push(
      <li key={main.node}>
        {main.before?.map((one, i) => <span class="comment" key={i}>{one} </span>)}
        <button type="button" aria-current={main.node === at ? "step" : undefined} onClick={() => go(main.node)}>{shown}{told(main.text)}</button>
        {main.clock_ms !== undefined && <span class="left">{face(main.clock_ms)}</span>}
        {main.after?.map((one, i) => <span class="comment" key={i}> {one}</span>)}
        {main.unread?.map((one, i) => <span class="bad" key={i}> {say("page.viewer.unread")} <code>{one}</code></span>)}
        {others.map((one) => (
          <div class="variation" role="group" aria-label={say("page.viewer.variation")} key={one.node}>
            <LineOfMoves first={[one]} number={ply} children_={children_} at={at} go={go} /></div>))}
      </li>);
    here = children_.get(main.node) ?? [];
  }
  return <ol class="line-of-moves moves">{parts}</ol>;
}
