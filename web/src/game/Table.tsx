// One game on the table: the board between the clocks, beside it what can be done and the record.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { useCell } from "../kit/cell";
import { Dialog } from "../kit/parts";
import { announce, play } from "../kit/speak";
import { sayAny, told, useFamily, useWords } from "../kit/words";
import { ClockAccounts } from "./ClockAccounts";
import { ClockFace, useClockTalk } from "./Clocks";
import { clocksInWords, lastMove } from "./commands";
import { Doing, type Notice } from "./Doing";
import { dutySquares } from "./duty";
import { useHand, type Hand } from "./hand";
import { LineState } from "./LineState";
import type { LiveGame, Shown, Side } from "./live";
import { Journal, MoveList } from "./Record";
import { toSay } from "./spoken";
import { articlesInWords } from "./telling";
import { refusalOf } from "../kit/refused";

const promoted: Record<string, string> = { Q: "queen", R: "rook", B: "bishop", N: "knight" };

export function squaresOfMove(exact: string): string[] {
  return exact.split(" ")[0]?.match(/[a-l]\d+|\d+/g) ?? [];
}

function WhichMove({ hand }: { hand: Hand }): JSX.Element | null {
  const say = useWords();
  if (!hand.asked.length) return null;
  return (
    <Dialog title={say("page.which")} onClose={hand.drop}>
      <div class="row-of-buttons">{hand.asked.map((move) => (
        <button type="button" key={move.move} onClick={() => hand.play(move)}>
          {move.promotion
            ? sayAny([`piece.${move.promotion}`, `piece.${promoted[move.promotion.toUpperCase()] ?? ""}`], told(move.text))
            : told(move.text)}
        </button>))}
      </div>
    </Dialog>
  );
}

export function Table({ game, shown, live }: { game: LiveGame; shown: Shown; live: boolean }): JSX.Element {
  const say = useWords();
  const waiting = useCell(game.waiting);
  const state = useCell(game.line.state);
  const { view, settings, seat } = shown;
  const own: Side | undefined = /^white/.test(seat) ? "white" : /^black/.test(seat) ? "black" : undefined;
  const assists = own && seat.endsWith("-assistant");
  const [notice, setNotice] = useState<Notice | null>(null);
  const [turnedByHand, setTurnedByHand] = useState(false);
  useClockTalk(shown, own, live);
  useFamily(settings.board.family);

  async function act(word: string, keys: Record<string, unknown> = {}): Promise<boolean> {
    setNotice(null);
    const answer = await game.act(word, keys);
    const refusal = refusalOf(answer);
    if (!refusal) return true;
    hand.drop();
    const articles = answer.why?.articles ?? [];
    setNotice({ text: refusal, articles });
    announce("verdict", refusal + articlesInWords(articles));
    play("verdict");
    return false;
  }
  const hand = useHand(shown, act);
  useEffect(() => setNotice(null), [shown.moves.length, view.phase]); // what was refused before is no news any more
  useEffect(() => {
    if (hand.taking > 1) announce("talk", say("page.board.taking", { n: hand.taking }));
  }, [hand.taking]);

  function sayMove(): void {
    const words = own && toSay(shown);
    if (words) void act("announce", { move: words.move });
    else announce("talk", say("page.announce.nothing"));
  }
  function key(pressed: string): boolean {
    if (pressed === "Escape") hand.drop();
    else if (pressed === "t") announce("talk", clocksInWords(shown));
    else if (pressed === "l") announce("talk", lastMove(shown));
    else if (pressed === "c" && view.acts.includes("press")) void act("press");
    else if (pressed === "j" && view.acts.includes("adjust")) void act("adjust");
    else if (pressed === "a" && view.acts.includes("announce")) sayMove();
    else if (pressed === "/") document.getElementById("command")?.focus();
    else return false;
    return true;
  }

  const turned = (own === "black") !== turnedByHand;
  const [top, bottom]: [Side, Side] = turned ? ["white", "black"] : ["black", "white"];
  return (
    <main id="main" class="table">
      <div class="side-info">
        <h1>{settings.players.white.name || say("page.white")} – {settings.players.black.name || say("page.black")}</h1>
        <p class="quiet-text control">{sayAny([`page.variant.${settings.variant}`], settings.variant)} · {told(settings.control_text)}</p>
        <LineState state={state} waiting={waiting} />
        {own && assists && <p class="notice">{say("page.assistant.view", { name: settings.players[own].name || say(own === "white" ? "page.white" : "page.black") })}</p>}
      </div>
      <div class="play">
        <ClockFace shown={shown} side={top} live={live} />
        <Board board={settings.board} pieces={view.pieces} turned={turned} label={say("page.board.label")} path={hand.path}
          targets={hand.targets} movable={hand.movable} captured={hand.captured} last={squaresOfMove(shown.moves[shown.moves.length - 1]?.exact ?? "")}
          touched={view.touched} forced={dutySquares(shown)} onSquare={(square) => hand.press(square)} onKey={key} onDrag={hand.drag} />
        <ClockFace shown={shown} side={bottom} live={live} />
      </div>
      <div class="beside">
        <Doing game={game} shown={shown} own={own} act={act} notice={notice} taking={hand.taking} onTurn={() => setTurnedByHand(!turnedByHand)} />
        <section class="record" aria-label={say("page.record")}>
          <h2>{say("page.moves")}</h2><MoveList moves={shown.moves} />
          <ClockAccounts clocks={view.clocks} />
          <h2>{say("page.journal")}</h2><Journal facts={shown.facts} />
        </section>
      </div>
      <WhichMove hand={hand} />
    </main>
  );
}
