// Results as they are typed: "7 1", "7 w", "7 =", "7 0", "7 +-"; behind it the reason of a
// correction. "7.2" is the second game of table 7. A figure is what White gets, so where a win counts
// two points "7 1" is a draw.
export interface Typed {
  table: number;
  game: number;
  result: string;
  reason: string;
}

const words: Record<string, string> = {
  w: "win-loss", "1-0": "win-loss", "1:0": "win-loss", "2-0": "win-loss", "2:0": "win-loss", б: "win-loss",
  "0": "loss-win", b: "loss-win", "0-1": "loss-win", "0:1": "loss-win", "0-2": "loss-win", ч: "loss-win",
  "=": "draw-draw", "½": "draw-draw", d: "draw-draw", "1-1": "draw-draw", "½-½": "draw-draw", н: "draw-draw",
  "+-": "plus-minus", "+": "plus-minus", "-+": "minus-plus", "--": "minus-minus",
};

const figures: Record<"1" | "2", Record<string, string>> = {
  "1": { "1": "win-loss" },
  "2": { "2": "win-loss", "1": "draw-draw" },
};

export function readResult(line: string, win: "1" | "2"): Typed | null {
  const found = /^\s*(\d+)(?:\.(\d+))?\s+(\S+)\s*(.*)$/.exec(line);
  const word = found?.[3]?.toLowerCase() ?? "";
  const result = figures[win][word] ?? words[word];
  if (!found || !result) return null;
  return { table: Number(found[1]), game: Number(found[2] ?? 1), result, reason: (found[4] ?? "").trim() };
}
