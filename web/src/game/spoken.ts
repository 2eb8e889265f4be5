// Moves that are announced because somebody at the board does not see it: the mover says his move, and
// where the book has it so (FIDE:D.2.1) the opponent repeats it.
import { standingMoveInWords } from "../board/names";
import type { Fact } from "../made/wire";
import type { Shown } from "./live";

export interface ToSay {
  move: string; // as the act takes it
  words: string;
  repeats: boolean;
}

const repeating = new Set(["announcement_repeated", "repetition_differs"]);

function decisionOf({ event }: Fact): string {
  return (event["ruling"] as { decision?: string } | undefined)?.decision ?? "";
}

// Whether this seat has repeated the last move; what it said differently is the arbiter's then.
function hasRepeated(shown: Shown): boolean {
  const last = shown.facts.map(({ event }) => event.type).lastIndexOf("move-made");
  return shown.facts.slice(last + 1).some((fact) => repeating.has(decisionOf(fact)));
}

export function toSay(shown: Shown): ToSay | null {
  const { announce } = shown.view;
  if (!announce || (announce.repeats && hasRepeated(shown))) return null;
  const last = shown.moves[shown.moves.length - 1];
  const waits = shown.view.partial !== undefined; // made, but for the words
  const legal = waits ? shown.view.legal?.find(({ move }) => move === announce.move) : undefined;
  const text = (waits ? legal?.text : last?.text) ?? { en: announce.move, uk: announce.move, ru: announce.move };
  const promotion = /=[A-Z]/.exec(text.en)?.[0] ?? "";
  const exact = (waits ? legal && `${legal.from}-${legal.to}${promotion}` : last?.exact) ?? announce.move;
  const side = last?.side ?? "white";
  const words = standingMoveInWords({ side, text, exact, legal: true, completed: false }, shown.view.pieces, shown.settings.board.family === "draughts");
  return { ...announce, words };
}
