// A recorded game move by move, by mouse or by the arrow keys: the board, both clocks as they stood,
// and every ruling up to there with its articles.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Fact, Game } from "../made/wire";
import { Board } from "../board/Board";
import { moveInWords } from "../board/names";
import { face } from "../game/clock";
import { ClockAccounts } from "../game/ClockAccounts";
import { framesOf, piecesOf, timesLeft, type Frame } from "../game/frames";
import { Journal, MoveList } from "../game/Record";
import { squaresOfMove } from "../game/Table";
import { sideName } from "../game/telling";
import { api } from "../kit/api";
import { useTitle } from "../kit/parts";
import { announce } from "../kit/speak";
import { useStep } from "../kit/step";
import { textOf } from "../tools/setup";
import { sayAny, told, useFamily, useWords } from "../kit/words";

export function Review({ id }: { id: string }): JSX.Element {
  const say = useWords();
  useTitle(say("page.review"));
  const [game, setGame] = useState<Game | null>(null);
  const [facts, setFacts] = useState<Fact[] | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    api.game(id).then(setGame, () => setMissing(true));
    api.facts(id, true).then((all) => setFacts(all.facts), () => setMissing(true));
  }, [id]);
  if (!game || !facts) {
    return <main id="main"><h1>{say("page.review")}</h1><p>{missing ? say("page.review.missing") : say("page.line.connecting")}</p></main>;
  }
  return <Steps game={game} facts={facts} />;
}

// Whose move it is after so many half-moves.
function turnAt(game: Game, at: number): "white" | "black" {
  const made = game.moves[at - 1];
  const first = game.moves[0]?.side ?? "white";
  return made ? (made.side === "white" ? "black" : "white") : first;
}

function RecordedClock({ game, frame, side }: { game: Game; frame: Frame; side: "white" | "black" }): JSX.Element {
  const say = useWords();
  const clock = frame.position.clocks[side];
  return (
    <section class={`clock ${clock.running ? "running" : ""}`} aria-label={say("page.clock.of", { name: game.settings.players[side].name })}>
      <div><div class="who"><span class={`disc ${side}`} aria-hidden="true" />{game.settings.players[side].name} <span class="quiet-text">{sideName(side)}</span></div>
        {clock.flag && <div class="notes">{say("page.clock.flag")}</div>}</div>
      <div class="face">{face(clock.remaining_ms)}</div>
    </section>
  );
}

function Steps({ game, facts }: { game: Game; facts: Fact[] }): JSX.Element {
  const say = useWords();
  const { settings, view, moves } = game;
  const frames = useMemo(() => framesOf(facts), [facts]);
  const { at, here, stepTo } = useStep(frames.length - 1);
  const [all, setAll] = useState(false);
  const [turned, setTurned] = useState(false);
  const frame = frames[at] ?? frames[frames.length - 1];
  const draughts = settings.board.family === "draughts";
  useFamily(settings.board.family);
  function go(to: number): void {
    const next = Math.max(0, Math.min(frames.length - 1, to));
    if (next === here.current) return;
    stepTo(next);
    const move = moves[next - 1];
    const before = frames[next - 1];
    announce("talk", move && before
      ? `${Math.ceil(next / 2)}. ${sideName(move.side)}: ${moveInWords(move, piecesOf(settings.board, before.position.pieces), draughts)}`
      : say("page.review.start"));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const inside = event.target instanceof Element && event.target.closest("[role=grid], input, select, dialog");
    const to = { ArrowLeft: here.current - 1, ArrowRight: here.current + 1, Home: 0, End: frames.length - 1 }[event.key];
    if (inside || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(to);
  }
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  if (!frame) return <main id="main"><h1>{say("page.review")}</h1><p>{say("page.moves.none")}</p></main>;
  const [top, bottom] = turned ? (["white", "black"] as const) : (["black", "white"] as const);
  const step = (to: number, text: string) => <button type="button" disabled={to < 0 || to >= frames.length || to === at} onClick={() => go(to)}>{text}</button>;
  return (
    <main id="main" class="table review">
      <div class="side-info">
        <h1>{settings.players.white.name} – {settings.players.black.name}</h1>
        <p class="quiet-text control">{sayAny([`page.variant.${settings.variant}`], settings.variant)} · {told(settings.control_text)}</p>
        {view.outcome && <p class="notice outcome"><strong>{told(view.outcome.text)}</strong></p>}
      </div>
      <div class="play">
        <RecordedClock game={game} frame={frame} side={top} />
        <Board board={settings.board} pieces={piecesOf(settings.board, frame.position.pieces)} turned={turned} label={say("page.board.label")}
          last={squaresOfMove(moves[at - 1]?.exact ?? "")} />
        <RecordedClock game={game} frame={frame} side={bottom} />
        <div class="steps" role="group" aria-label={say("page.review.steps")}>
          {step(0, say("page.review.first"))}{step(at - 1, say("page.review.back"))}
          {step(at + 1, say("page.review.on"))}{step(frames.length - 1, say("page.review.last"))}
        </div>
        <div class="row-of-buttons"><button type="button" class="quiet" onClick={() => setTurned(!turned)}>{say("page.turn_board")}</button>
          {view.outcome && <a href={`/tools/analysis?${new URLSearchParams({ variant: settings.variant, fen: textOf(settings.board, piecesOf(settings.board, frame.position.pieces), turnAt(game, at)) })}`}>{say("page.analysis.this")}</a>}
          <a href={`/api/games/${game.game.id}/text`} download={`game-${game.game.id}.${draughts ? "pdn" : "pgn"}`}>{say("page.review.download", { format: draughts ? "PDN" : "PGN" })}</a></div>
      </div>
      <div class="beside">
        <section class="record" aria-label={say("page.record")}>
          <h2>{say("page.moves")}</h2>
          <MoveList moves={moves} steps={{ at, left: timesLeft(frames, moves), go }} />
          <ClockAccounts clocks={frame.position.clocks} open />
          <h2>{say("page.journal")}</h2>
          <p class="quiet-text">{say("page.review.journal")}</p>
          <label class="check"><input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />{say("page.review.all")}</label>
          <Journal facts={facts.filter(({ seq }) => seq <= frame.seq)} since={frames[at - 1]?.seq ?? 0} all={all} />
        </section>
      </div>
    </main>
  );
}
