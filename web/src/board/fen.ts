// Positions as text: FEN of chess, and the lists of squares that draughts have.
import type { Pieces, Settings } from "../made/wire";

function chess(board: Settings["board"], text: string): Pieces {
  const names = new Map(board.squares.map((one) => [`${one.file},${one.rank}`, one.name]));
  const pieces: Pieces = {};
  (text.split(" ")[0] ?? "").split("/").forEach((row, i) => {
    let file = 0;
    for (const letter of row.match(/\d+|[a-zA-Z]/g) ?? []) {
      const name = names.get(`${file},${board.ranks - 1 - i}`);
      if (/\d/.test(letter)) file += Number(letter) - 1;
      else if (name) pieces[name] = letter;
      file += 1;
    }
  });
  return pieces;
}

// "W:Wa3,Kb2:Bd8": whose move, then both sides; K marks a king.
function draughts(text: string): Pieces {
  const pieces: Pieces = {};
  for (const [, side, list] of text.matchAll(/:([WB])([^:]*)/g)) {
    for (const one of (list ?? "").split(/[,.\s]+/).filter(Boolean)) {
      const king = one.startsWith("K");
      const letter = king ? "K" : "M";
      pieces[king ? one.slice(1) : one] = side === "W" ? letter : letter.toLowerCase();
    }
  }
  return pieces;
}

export function piecesIn(board: Settings["board"], text: string): Pieces {
  return board.family === "chess" ? chess(board, text) : draughts(text);
}
