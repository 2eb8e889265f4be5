// The pieces as shapes in one weight. Draughts men are discs with a ring, kings carry a second disc
// and a crown mark: a shape, not only a colour.
import type { JSX } from "preact";

const chess: Record<string, string> = {
  p: "M22.5 9a4.6 4.6 0 0 0-3.2 7.9c-3 1.5-4.9 4.6-4.9 8 0 2.2.8 4.2 2.1 5.7C13.300 31.8 10 35 10 39h25c0-4-3.300-7.200-6.500-8.400a8.700 8.700 0 0 0 2.100-5.700c0-3.400-1.900-6.500-4.900-8A4.600 4.600 0 0 0 22.500 9z",
  r: "M10 39h25v-4l-3-3V18l3-3V8h-5v3h-5V8h-5v3h-5V8h-5v7l3 3v14l-3 3z",
  n: "M13 39h22c1-12-1-22-11-27l-2-4-3 3-2-2v5c-4 3-7 8-9 13-.6 2 1 5 3.500 4.500l2-1.500c2-.5 4-1.500 5-2.500l2 .3C20 31 14 32 13 39z",
  b: "M22.500 6a3 3 0 0 0-1.900 5.300C15 15 12.500 20 12.500 24c0 3 1.500 5.500 3.500 7l-1 3.500C12 35 10 36.500 9.500 39h26c-.5-2.500-2.500-4-5.500-4.500L29 31c2-1.500 3.500-4 3.500-7 0-4-2.500-9-8.100-12.700A3 3 0 0 0 22.500 6z",
  q: "M11 39h23l-.5-4.500L35 31l4-16-7.500 9L31 10l-5 12.500L22.500 8 19 22.500 14 10l-.5 14L6 15l4 16 1.500 3.500z",
  k: "M21 5v3h-3v3h3v3.500c-2 1.200-3 3-3 5-5-3.500-12-1-12 5.500 0 4 3 7 6 9.500L11.500 39h22l-.5-4.500c3-2.500 6-5.500 6-9.500 0-6.500-7-9-12-5.500 0-2-1-3.800-3-5V11h3V8h-3V5z",
};
const lines: Record<string, string> = {
  r: "M13 18h19M13 32h19",
  n: "M16.500 19.500h1",
  b: "M22.500 17v8M19 20.500h7M15 34.500h15",
  q: "M11 31c7-2 16-2 23 0M11.500 34.500c7-1.500 15-1.500 22 0",
  k: "M12 34.500c6-2 15-2 21 0M22.500 19v8",
};

function Draughtsman({ king }: { king: boolean }): JSX.Element {
  if (!king) {
    return (
      <>
        <circle cx="22.5" cy="22.500" r="16" />
        <circle cx="22.5" cy="22.5" r="10.5" class="line" />
      </>
    );
  }
  return (
    <>
      <circle cx="22.5" cy="25.5" r="16" />
      <circle cx="22.5" cy="19.5" r="16" />
      <path d="M14.500 25.500 13 15l5.500 4.500 4-6.500 4 6.500L32 15l-1.500 10.500z" class="crown" />
    </>
  );
}

export function shapeOf(letter: string, draughts: boolean): JSX.Element {
  const kind = letter.toLowerCase();
  if (draughts) return <Draughtsman king={kind === "k"} />;
  return (
    <>
      <path d={chess[kind] ?? ""} />
      {lines[kind] && <path d={lines[kind]} class="line" />}
    </>
  );
}

export function Piece({ letter, draughts }: { letter: string; draughts: boolean }): JSX.Element {
  const white = letter === letter.toUpperCase();
  return (
    <svg viewBox="0 0 45 45" class={`piece ${white ? "white" : "black"}`} aria-hidden="true" focusable="false">
      {shapeOf(letter, draughts)}
    </svg>
  );
}
