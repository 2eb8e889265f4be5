// A position put together piece by piece, as the text the server reads.
import { fileName, type BoardShape } from "../board/squares";
import type { Pieces } from "../made/wire";

export type Side = "white" | "black";

function chessText(board: BoardShape, pieces: Pieces, turn: Side): string {
  const at = new Map(board.squares.map((one) => [`${one.file},${one.rank}`, one.name]));
  const rows = [...Array(board.ranks).keys()].reverse().map((rank) => {
    let row = "";
    let empty = 0;
    for (let file = 0; file < board.files; file++) {
      const letter = pieces[at.get(`${file},${rank}`) ?? ""];
      if (letter && empty) row += empty;
      empty = letter ? 0 : empty + 1;
      row += letter ?? "";
    }
    return row + (empty || "");
  });
  return `${rows.join("/")} ${turn === "white" ? "w" : "b"} ${castling(board, pieces)} - 0 1`;
}

// Whoever stands at home may still castle; whether they have moved nobody can see.
function castling(board: BoardShape, pieces: Pieces): string {
  const home = (king: string, rank: number) => {
    if (pieces[`e${rank}`] !== king) return "";
    const rook = king === "K" ? "R" : "r";
    const [short, long] = king === "K" ? ["K", "Q"] : ["k", "q"];
    return (pieces[`${fileName(board.files - 1)}${rank}`] === rook ? short : "") + (pieces[`a${rank}`] === rook ? long : "");
  };
  return home("K", 1) + home("k", 8) || "-";
}

function draughtsText(pieces: Pieces, turn: Side): string {
  const list = (white: boolean) => Object.entries(pieces)
    .filter(([, letter]) => (letter === letter.toUpperCase()) === white)
    .map(([square, letter]) => (letter.toLowerCase() === "k" ? `K${square}` : square)).join(",");
  return `${turn === "white" ? "W" : "B"}:W${list(true)}:B${list(false)}`;
}

export function textOf(board: BoardShape, pieces: Pieces, turn: Side): string {
  return board.family === "chess" ? chessText(board, pieces, turn) : draughtsText(pieces, turn);
}

// Letters of the pieces of a family, White's first.
export function kindsOf(board: BoardShape): string[] {
  const small = board.family === "chess" ? ["k", "q", "r", "b", "n", "p"] : ["m", "k"];
  return [...small.map((one) => one.toUpperCase()), ...small];
}
