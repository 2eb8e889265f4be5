// A recorded game as pictures to step through: one for the beginning and one after every move. What
// was taken back is no longer a move, but its rulings stay in the journal.
import type { Fact, Pieces, PlayedMove, PositionShown, Settings } from "../made/wire";
import { face } from "./clock";

export interface Frame {
  seq: number; // the last fact of this picture
  position: PositionShown;
}

export function piecesOf(board: Settings["board"], letters: string): Pieces {
  const pieces: Pieces = {};
  board.squares.forEach(({ name }, i) => {
    const letter = letters[i];
    if (letter && letter !== ".") pieces[name] = letter;
  });
  return pieces;
}

export function framesOf(facts: Fact[]): Frame[] {
  let frames: Frame[] = [];
  for (const { seq, event, position } of facts) {
    if (!position) continue;
    const last = frames[frames.length - 1];
    if (!last) frames = [{ seq, position }];
    else if (event.type === "move-made") frames.push({ seq, position });
    else if (event.type === "taken-back") frames = [...frames.slice(0, Number(event["ply"])), { seq, position }];
    else frames[frames.length - 1] = { seq, position };
  }
  return frames;
}

// What the mover's clock showed after each move.
export function timesLeft(frames: Frame[], moves: PlayedMove[]): string[] {
  return moves.map((move, i) => {
    const clocks = frames[i + 1]?.position.clocks;
    return clocks ? face(clocks[move.side].remaining_ms) : "";
  });
}
