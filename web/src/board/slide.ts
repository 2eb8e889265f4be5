// A piece that has moved slides to its square for a moment, along the way it took. Whoever wants less
// motion sees it stand there at once, and so does whoever has dragged it himself.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const duration = 120;

export function useSlide(grid: RefObject<HTMLDivElement | null>, last: string[] | undefined, dragged: { current: boolean }): void {
  const way = (last ?? []).join(" ");
  const before = useRef(way);
  useLayoutEffect(() => {
    if (before.current === way) return;
    before.current = way;
    const byHand = dragged.current;
    dragged.current = false;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const squares = way.split(" ").map((name) => grid.current?.querySelector<HTMLElement>(`[data-square="${name}"]`));
    const end = squares[squares.length - 1];
    const piece = end?.querySelector<HTMLElement>(".standing");
    if (!end || !piece || squares.length < 2 || byHand || still) return;
    const to = end.getBoundingClientRect();
    const steps = squares.map((square) => {
      const from = (square ?? end).getBoundingClientRect();
      return { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 4 };
    });
    piece.animate(steps, { duration, easing: "ease-out" });
  }, [way]);
}
