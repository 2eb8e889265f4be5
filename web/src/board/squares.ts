// The squares of a board as rows to draw and to walk through with the arrow keys.
import type { Settings } from "../made/wire";

export type BoardShape = Settings["board"];
export interface Cell {
  name: string; // empty where nobody plays
  file: number;
  rank: number;
  dark: boolean;
}

// Rows from the top of the screen, seen from White's side or turned.
export function rowsOf(board: BoardShape, turned: boolean): Cell[][] {
  const names = new Map(board.squares.map((one) => [one.rank * board.files + one.file, one.name]));
  const ranks = [...Array(board.ranks).keys()];
  const files = [...Array(board.files).keys()];
  if (!turned) ranks.reverse();
  else files.reverse();
  return ranks.map((rank) =>
    files.map((file) => ({
      name: names.get(rank * board.files + file) ?? "",
      file,
      rank,
      dark: (file + rank) % 2 === 0,
    })),
  );
}

export function fileName(file: number): string {
  return "abcdefghijkl"[file] ?? "";
}

function cellAt(rows: Cell[][], row: number, column: number): Cell | undefined {
  const cell = rows[row]?.[column];
  return cell?.name ? cell : undefined;
}

// Where an arrow key leads. On draughts boards up goes up and to the right and down comes back, so
// that every playing square can be reached.
export function step(rows: Cell[][], from: string, key: string): string {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.name === from));
  const column = rows[row]?.findIndex((cell) => cell.name === from) ?? -1;
  const tries: Record<string, [number, number][]> = {
    ArrowRight: [[0, 1], [0, 2]],
    ArrowLeft: [[0, -1], [0, -2]],
    ArrowUp: [[-1, 0], [-1, 1], [-1, -1]],
    ArrowDown: [[1, 0], [1, -1], [1, 1]],
  };
  for (const [down, right] of tries[key] ?? []) {
    const cell = cellAt(rows, row + down, column + right);
    if (cell) return cell.name;
  }
  const playing = (rows[row] ?? []).filter((cell) => cell.name);
  if (key === "Home") return playing[0]?.name ?? from;
  if (key === "End") return playing[playing.length - 1]?.name ?? from;
  return from;
}

// What lies strictly between two squares on a line.
export function between(board: BoardShape, from: string, to: string): string[] {
  const [a, b] = [from, to].map((name) => board.squares.find((one) => one.name === name));
  if (!a || !b) return [];
  const [df, dr] = [b.file - a.file, b.rank - a.rank];
  const length = Math.max(Math.abs(df), Math.abs(dr));
  const straight = df === 0 || dr === 0 || Math.abs(df) === Math.abs(dr);
  if (!straight) return [];
  const at = (n: number) =>
    board.squares.find((one) => one.file === a.file + Math.sign(df) * n && one.rank === a.rank + Math.sign(dr) * n)?.name;
  return [...Array(Math.max(0, length - 1)).keys()].flatMap((n) => at(n + 1) ?? []);
}
