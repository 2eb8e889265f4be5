// The board of one game: player, arbiter or spectator, each by what the server's view gives him.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { LegalMove } from "../made/wire";
import { Board } from "../board/Board";
import { choose, targets as targetsOf, waysOf } from "../board/choosing";
import { between } from "../board/squares";
import { ClaimDialog } from "../game/Claim";
import { ClockFace } from "../game/Clocks";
import { clocksInWords, lastMove, order } from "../game/commands";
import { LiveGame, type Shown, type Side } from "../game/live";
import { Journal, MoveList } from "../game/Record";
import { articlesInWords, refusalOf, tell } from "../game/telling";
import { useCell } from "../kit/cell";
import { Articles, Dialog, useTitle } from "../kit/parts";
import { announce, play } from "../kit/speak";
import { sayAny, told, useWords } from "../kit/words";
import { Question } from "./Question";

interface Notice {
  text: string;
  articles: string[];
}

export function useLive(id: string): LiveGame {
  const game = useMemo(() => new LiveGame(id), [id]);
  useEffect(() => {
    game.onFacts = tell;
    return () => game.end();
  }, [game]);
  return game;
}

// Tells once when the line is lost and once when it is back.
function useLineTold(state: string): void {
  const say = useWords();
  const [was, setWas] = useState("connecting");
  useEffect(() => {
    if (state === "lost" && was === "live") announce("talk", say("page.line.lost"));
    if (state === "live" && was === "lost") announce("talk", say("page.line.back"));
    setWas(state);
  }, [state]);
}

export function LineState({ state, waiting }: { state: string; waiting: number }): JSX.Element {
  const say = useWords();
  const text = state === "live" ? say("page.line.live") : state === "lost" ? say("page.line.lost") : say("page.line.connecting");
  return <p class={`line ${state}`} data-line={state}><span class="lamp" aria-hidden="true" />{text}{waiting > 0 && ` · ${say("page.line.waiting", { n: waiting })}`}</p>;
}

export function GamePage({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const game = useLive(id);
  const shown = useCell(game.shown);
  const state = useCell(game.line.state);
  useLineTold(state);
  useTitle(shown ? `${shown.settings.players.white.name} – ${shown.settings.players.black.name}` : "");
  if (!shown) return <main id="main"><h1>{say("page.game.title", { id })}</h1><LineState state={state} waiting={0} /></main>;
  return <Table game={game} shown={shown} live={state === "live"} />;
}

function Table({ game, shown, live }: { game: LiveGame; shown: Shown; live: boolean }): JSX.Element {
  const say = useWords();
  const waiting = useCell(game.waiting);
  const state = useCell(game.line.state);
  const { view, settings, seat } = shown;
  const own: Side | undefined = seat === "white" || seat === "black" ? seat : undefined;
  const [path, setPath] = useState<string[]>([]);
  const [asked, setAsked] = useState<LegalMove[]>([]);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [open, setOpen] = useState<"" | "claim" | "arbiter" | "resign">("");
  const [turnedByHand, setTurnedByHand] = useState(false);
  const ways = useMemo(() => waysOf(view.legal ?? []), [view.legal]);
  const movable = useMemo(() => new Set(ways.map(({ route }) => route[0] ?? "")), [ways]);
  useEffect(() => {
    setPath([]);
    setAsked([]);
  }, [shown.last]);

  async function act(word: string, keys: Record<string, unknown> = {}): Promise<void> {
    setNotice(null);
    const answer = await game.act(word, keys);
    const refusal = refusalOf(answer);
    if (!refusal) return;
    setPath([]);
    const articles = answer.why?.articles ?? [];
    setNotice({ text: refusal, articles });
    announce("verdict", refusal + articlesInWords(articles));
    play("verdict");
  }

  function playOne(moves: LegalMove[]): void {
    const [first] = moves;
    if (moves.length === 1 && first) void act("move", { move: first.move });
    else setAsked(moves);
  }

  function press(square: string, walked = path): void {
    const from = walked[0];
    if (from && square !== from) {
      const choice = choose(ways, walked, square);
      if (choice.kind === "moves") return playOne(choice.moves);
      if (choice.kind === "path") return setPath(choice.path);
      if (!movable.has(square)) {
        const dash = settings.board.family === "draughts" && view.pieces[square] ? ":" : "-";
        if (view.legal) void act("move", { move: `${from}${dash}${square}` });
        return setPath([]);
      }
    }
    setPath(movable.has(square) && square !== from ? [square] : []);
  }

  function key(pressed: string): boolean {
    if (pressed === "Escape") setPath([]);
    else if (pressed === "t") announce("talk", clocksInWords(shown));
    else if (pressed === "l") announce("talk", lastMove(shown));
    else if (pressed === "/") document.getElementById("command")?.focus();
    else return false;
    return true;
  }

  const taken = new Set<string>();
  for (let i = 1; i < path.length; i++) {
    for (const square of between(settings.board, path[i - 1] ?? "", path[i] ?? "")) if (view.pieces[square]) taken.add(square);
  }
  const last = shown.moves[shown.moves.length - 1]?.exact.split(" ")[0]?.match(/[a-l]\d+|\d+/g) ?? [];
  const turned = (own === "black") !== turnedByHand;
  const [top, bottom]: [Side, Side] = turned ? ["white", "black"] : ["black", "white"];
  const made = shown.moves[shown.moves.length - 1];
  const unpressed = view.partial !== undefined || (made !== undefined && !made.completed && made.side === own && !view.outcome);
  const can = (word: string) => view.acts.includes(word);
  const finished = view.outcome !== undefined;
  const absent = own && !view.present[own] && !finished;
  return (
    <main id="main" class="table">
      <div class="side-info">
        <h1>{settings.players.white.name || say("page.white")} – {settings.players.black.name || say("page.black")}</h1>
        <LineState state={state} waiting={waiting} />
      </div>
      <div class="clock-top"><ClockFace shown={shown} side={top} live={live} /></div>
      <div class="board-place">
        <Board board={settings.board} pieces={view.pieces} turned={turned} label={say("page.board.label")} path={path}
          targets={path.length ? targetsOf(ways, path) : new Set()} movable={movable} captured={taken} last={last}
          touched={view.touched} onSquare={(square) => press(square)} onKey={key}
          onDrag={(from, to) => press(to, path[path.length - 1] === from ? path : [from])} />
      </div>
      <div class="clock-bottom"><ClockFace shown={shown} side={bottom} live={live} /></div>
      <section class="doing" aria-label={say("page.doing")}>
        <p class="turn">{turnText(shown, own)}</p>
        {notice && <p class="notice bad">{notice.text} <Articles ids={notice.articles} /></p>}
        {view.offer && !finished && <p class="notice">{say("page.offer.by", { side: say(view.offer === "white" ? "page.white" : "page.black") })}
          {own && view.offer !== own && <span class="row-of-buttons"><button type="button" onClick={() => void act("accept-draw")}>{say("page.offer.accept")}</button>
            <button type="button" onClick={() => void act("decline-draw")}>{say("page.offer.decline")}</button></span>}</p>}
        {view.arbiter_is_asked && own && <p class="notice">{say("page.arbiter.asked")}</p>}
        {view.question && <Question question={view.question} onDecide={(keys) => void act("decide", keys)} />}
        {view.outcome && <p class="notice outcome"><strong>{told(view.outcome.text)}</strong></p>}
        {absent && <button type="button" class="primary" onClick={() => void act("arrive", { side: own })}>{say("page.arrive")}</button>}
        {can("begin") && (view.phase === "scheduled" || view.phase === "waiting") &&
          <button type="button" class="primary" onClick={() => void act("begin")}>{say("page.begin")}</button>}
        {view.phase === "stopped" && can("resume") && !view.question && <button type="button" class="primary" onClick={() => void act("resume")}>{say("page.resume")}</button>}
        {own && unpressed && <button type="button" class="primary" onClick={() => void act("press")}>{say("page.press")}</button>}
        {own && !absent && <CommandLine onLine={(line) => {
          const wish = order(line, shown);
          if (wish.kind === "say") announce("talk", wish.text);
          else if (wish.kind === "open") setOpen(wish.what);
          else void act(wish.word, wish.keys);
          return wish.kind === "say" ? wish.text : "";
        }} />}
        {own && !finished && view.phase === "playing" && <div class="row-of-buttons">
          <button type="button" disabled={!can("offer-draw")} onClick={() => void act("offer-draw")}>{say("page.offer")}</button>
          <button type="button" disabled={!can("claim")} onClick={() => setOpen("claim")}>{say("page.claim")}</button>
          <button type="button" disabled={!can("stop-clock")} onClick={() => setOpen("arbiter")}>{say("page.arbiter")}</button>
          <button type="button" disabled={!can("resign")} onClick={() => setOpen("resign")}>{say("page.resign")}</button>
        </div>}
        <div class="row-of-buttons"><button type="button" class="quiet" onClick={() => setTurnedByHand(!turnedByHand)}>{say("page.turn_board")}</button>
          {finished && <a href={`/review/${game.id}`}>{say("page.review")}</a>}</div>
      </section>
      <section class="record"><h2>{say("page.moves")}</h2><MoveList moves={shown.moves} />
        <h2>{say("page.journal")}</h2><Journal facts={shown.facts} /></section>
      {asked.length > 0 && <Dialog title={say("page.which")} onClose={() => setAsked([])}>
        <div class="row-of-buttons">{asked.map((move) => <button type="button" key={move.move} onClick={() => { setAsked([]); void act("move", { move: move.move }); }}>
          {move.promotion ? sayAny([`piece.${move.promotion}`, `piece.${{ Q: "queen", R: "rook", B: "bishop", N: "knight" }[move.promotion.toUpperCase()] ?? ""}`], told(move.text)) : told(move.text)}</button>)}</div>
      </Dialog>}
      {open === "claim" && <ClaimDialog family={settings.board.family} onClose={() => setOpen("")} onClaim={(keys) => void act("claim", keys)} />}
      {(open === "arbiter" || open === "resign") && <Dialog title={say(open === "arbiter" ? "page.arbiter" : "page.resign")} onClose={() => setOpen("")}>
        <p>{say(open === "arbiter" ? "page.arbiter.sure" : "page.resign.sure")}</p>
        <button type="button" class="primary" onClick={() => { setOpen(""); void act(open === "arbiter" ? "stop-clock" : "resign"); }}>
          {say(open === "arbiter" ? "page.arbiter.yes" : "page.resign.yes")}</button>
      </Dialog>}
    </main>
  );

  function turnText(now: Shown, mine: Side | undefined): string {
    if (now.view.phase !== "playing") return sayAny([`page.phase.${now.view.phase}`], now.view.phase);
    if (mine) return say(now.view.turn === mine ? "page.turn.own" : "page.turn.other");
    return say(now.view.turn === "white" ? "page.turn.white" : "page.turn.black");
  }
}

function CommandLine({ onLine }: { onLine: (line: string) => string }): JSX.Element {
  const say = useWords();
  const [line, setLine] = useState("");
  const [answer, setAnswer] = useState("");
  return (
    <form class="command" onSubmit={(event) => { event.preventDefault(); if (line.trim()) setAnswer(onLine(line)); setLine(""); }}>
      <label for="command">{say("page.command")}</label>
      <input id="command" value={line} autocomplete="off" autocapitalize="off" spellcheck={false} onInput={(event) => setLine(event.currentTarget.value)} />
      {answer && <p class="quiet-text">{answer}</p>}
    </form>
  );
}
