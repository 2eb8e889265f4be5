// All games of the server as they change, with the moment at which each was told: clocks run on from
// there. Those that need somebody come first.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameSummary, ListChange, ListHello } from "../made/wire";
import { Cell, useCell } from "../kit/cell";
import { Line, type LineState } from "../kit/link";

export interface Listed extends GameSummary {
  seenAt: number;
}

export type Need = "call" | "flag" | "trouble" | "";

const trouble = 120_000; // less than this on a running clock

export function isOpen(game: GameSummary): boolean {
  return !["finished", "signed-by-both", "cancelled"].includes(game.phase);
}

export function left(game: Listed, side: "white" | "black", now: number): number {
  const clock = game.position.clocks[side];
  return Math.max(0, clock.remaining_ms - (clock.running ? now - game.seenAt : 0));
}

export function needOf(game: Listed, now: number): Need {
  if (game.arbiter_is_asked) return "call";
  if (!isOpen(game)) return "";
  const { white, black } = game.position.clocks;
  if (white.flag || black.flag) return "flag";
  const short = (side: "white" | "black") => game.position.clocks[side].running && left(game, side, now) < trouble;
  return short("white") || short("black") ? "trouble" : "";
}

// "2" before "10", "1.2" before "1.10".
export function compareIds(a: string, b: string): number {
  const [x = 0, y = 0] = a.split(".").map(Number);
  const [v = 0, w = 0] = b.split(".").map(Number);
  return x - v || y - w;
}

const weight: Record<Need, number> = { call: 0, flag: 1, trouble: 2, "": 3 };

export function byNeed(games: Listed[], now: number): Listed[] {
  return games
    .map((game) => ({ game, need: weight[needOf(game, now)], over: isOpen(game) ? 0 : 1 }))
    .sort((a, b) => a.need - b.need || a.over - b.over || compareIds(a.game.id, b.game.id))
    .map(({ game }) => game);
}

// Several changes within one picture of the screen are drawn together.
export function useGames(): { games: Listed[] | null; state: LineState } {
  const [games, setGames] = useState<Listed[] | null>(null);
  const state = useRef(new Cell<LineState>("connecting"));
  const shown = useCell(state.current);
  useEffect(() => {
    const held = new Map<string, Listed>();
    let waiting = 0;
    const draw = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        setGames([...held.values()]);
      });
    };
    const line = new Line(() => "/api/live", (message) => {
      const news = message as ListHello | ListChange;
      if (news.type !== "hello" && news.type !== "game") return; // of an event
      if (news.type === "hello") held.clear();
      for (const game of news.type === "hello" ? news.games : [news.game]) held.set(game.id, { ...game, seenAt: performance.now() });
      draw();
    });
    const stop = line.state.watch(() => state.current.set(line.state.value));
    return () => {
      stop();
      line.end();
      cancelAnimationFrame(waiting);
    };
  }, []);
  return { games, state: shown };
}

// One timer for all clocks of a page.
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
