// What the rules ask of the player to move: to answer a check, to capture. It is shown by an outline
// and a word. Where moves are made as on wood a hand is meant to decide, and nothing is shown.
import { hand } from "../kit/choices";
import { say } from "../kit/words";
import type { Shown } from "./live";

export type Duty = "" | "check" | "capture";

export function dutyOf(shown: Shown): Duty {
  const { view, settings } = shown;
  if (settings.touch_move === true || hand.value === "by-hand" || !view.legal?.length) return "";
  if (view.check) return "check";
  return settings.board.family === "draughts" && view.legal.every((move) => move.captured.length > 0) ? "capture" : "";
}

// The king in check, or the pieces that can begin a capture.
export function dutySquares(shown: Shown): ReadonlySet<string> {
  const { view } = shown;
  const duty = dutyOf(shown);
  if (duty === "capture") return new Set(view.legal?.map((move) => move.from));
  const king = view.turn === "white" ? "K" : "k";
  return new Set(duty === "check" ? Object.keys(view.pieces).filter((square) => view.pieces[square] === king) : []);
}

export function dutyInWords(shown: Shown): string {
  const duty = dutyOf(shown);
  return duty ? say(duty === "check" ? "page.duty.check" : "page.duty.capture") : "";
}
