// Choosing a move square by square. A capture is walked step by step where there is a choice; as
// soon as one move is left it is that one.
import type { LegalMove } from "../made/wire";

export interface Way {
  move: LegalMove;
  route: string[];
}

export function waysOf(legal: LegalMove[]): Way[] {
  return legal.flatMap((move) =>
    (move.routes?.length ? move.routes : [[move.from, move.to]]).map((route) => ({ move, route })),
  );
}

// The ways that begin with what has been walked so far.
export function waysFrom(ways: Way[], path: string[]): Way[] {
  return ways.filter(({ route }) => path.every((square, i) => route[i] === square));
}

// Where the next press may go: every later square of a way.
export function targets(ways: Way[], path: string[]): Set<string> {
  return new Set(waysFrom(ways, path).flatMap(({ route }) => route.slice(path.length)));
}

export type Choice =
  | { kind: "none" }
  | { kind: "path"; path: string[] }
  | { kind: "moves"; moves: LegalMove[] }; // one is played, several are asked about

export function choose(ways: Way[], path: string[], square: string): Choice {
  const through = waysFrom(ways, path).filter(({ route }) => route.indexOf(square, path.length) > 0);
  if (!through.length) return { kind: "none" };
  const moves = [...new Set(through.map(({ move }) => move))];
  const ends = moves.filter((move) => move.to === square);
  if (moves.length === 1) return { kind: "moves", moves };
  const sameEnds = ends.length > 0 && through.every(({ route }) => route[route.length - 1] === square);
  if (sameEnds) return ends.length === 1 || ends.some((move) => move.promotion) || isLastStep(through, path, square)
    ? { kind: "moves", moves: ends }
    : { kind: "path", path: commonPath(through, path, square) };
  return { kind: "path", path: commonPath(through, path, square) };
}

function isLastStep(through: Way[], path: string[], square: string): boolean {
  return through.every(({ route }) => route[path.length] === square);
}

// As far as all ways agree, and not beyond the pressed square.
function commonPath(through: Way[], path: string[], square: string): string[] {
  const first = through[0]?.route ?? path;
  let end = path.length;
  while (end < first.length && through.every(({ route }) => route[end] === first[end])) {
    end += 1;
    if (first[end - 1] === square) break;
  }
  return first.slice(0, end);
}
