// The hand at the board: what presses, drags and keys mean. "At once": choosing a legal move makes
// and completes it. "By hand", as on a board of wood: a press touches, a press elsewhere releases,
// the clock completes; whatever is touched or released is the referee's business then.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { LegalMove } from "../made/wire";
import { choose, targets, waysFrom, waysOf, type Way } from "../board/choosing";
import { between } from "../board/squares";
import { hand } from "../kit/choices";
import { useCell } from "../kit/cell";
import type { Shown } from "./live";

export type Act = (word: string, keys?: Record<string, unknown>) => Promise<boolean>; // whether it was carried out

export interface Hand {
  path: string[];
  asked: LegalMove[]; // several moves fit; the player says which
  targets: ReadonlySet<string>;
  movable: ReadonlySet<string>;
  captured: ReadonlySet<string>;
  taking: number; // how many pieces the capture that is being walked takes, where that is settled
  press: (square: string, walked?: string[]) => void;
  drag: (from: string, to: string) => void;
  play: (move: LegalMove) => void;
  drop: () => void;
}

// What has been jumped over so far; it stands until the move is over.
function jumped(shown: Shown, path: string[]): Set<string> {
  const taken = new Set<string>();
  for (let i = 1; i < path.length; i++) {
    for (const square of between(shown.settings.board, path[i - 1] ?? "", path[i] ?? "")) {
      if (shown.view.pieces[square]) taken.add(square);
    }
  }
  return taken;
}

function countOf(ways: Way[], path: string[]): number {
  if (!path.length) return 0;
  const counts = new Set(waysFrom(ways, path).map(({ move }) => move.captured.length));
  return counts.size === 1 ? [...counts][0] ?? 0 : 0;
}

function displacement(shown: Shown, from: string, to: string): string {
  const takes = shown.settings.board.family === "draughts" && shown.view.pieces[to];
  return `${from}${takes ? ":" : "-"}${to}`;
}

// Whether moves are made as on wood: the event wants it so, or the player does.
export function useByHand(shown: Shown): boolean {
  return useCell(hand) === "by-hand" || shown.settings.touch_move === true;
}

export function useHand(shown: Shown, act: Act): Hand {
  const byHand = useByHand(shown);
  const [path, setPath] = useState<string[]>([]);
  const [asked, setAsked] = useState<LegalMove[]>([]);
  const { view } = shown;
  const ways = useMemo(() => waysOf(view.legal ?? []), [view.legal]);
  const movable = useMemo(() => new Set(ways.map(({ route }) => route[0] ?? "")), [ways]);
  useEffect(() => {
    if (!byHand) setPath([]);
    setAsked([]);
  }, [shown.last]);
  const drop = () => {
    setPath([]);
    setAsked([]);
  };
  function play(move: LegalMove): void {
    drop();
    void act(byHand ? "make" : "move", { move: move.move });
  }
  function touch(square: string): void {
    setPath([square]);
    if (byHand && view.pieces[square]) void act("touch", { square, lifted: true });
  }
  function press(square: string, walked = path): void {
    const from = walked[0];
    if (from && square !== from) {
      const choice = choose(ways, walked, square);
      const [only, more] = choice.kind === "moves" ? choice.moves : [];
      if (only && !more) return play(only);
      if (choice.kind === "moves") return setAsked(choice.moves);
      if (choice.kind === "path") return setPath(choice.path);
      if (byHand || !movable.has(square)) {
        drop();
        if (view.legal) void act(byHand ? "make" : "move", { move: displacement(shown, from, square) });
        return;
      }
    }
    if ((byHand ? view.legal && view.pieces[square] : movable.has(square)) && square !== from) touch(square);
    else drop();
  }
  return {
    path, asked, movable, press, play, drop,
    targets: path.length ? targets(ways, path) : new Set(),
    captured: jumped(shown, path),
    taking: countOf(ways, path),
    drag: (from, to) => press(to, path[path.length - 1] === from ? path : [from]),
  };
}
