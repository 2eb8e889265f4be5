// Clocks as they stand now: the server's figures and what has passed since they came. A page that
// has lost the server shows the last figures and does not guess on.
import type { Side, Shown } from "./live";
import { say } from "../kit/words";

export function remaining(shown: Shown, side: Side, now: number): number {
  const clock = shown.view.clocks[side];
  return Math.max(0, clock.remaining_ms - (clock.running ? now - shown.seenAt : 0));
}

// Tenths only in the last twenty seconds.
export function face(milliseconds: number): string {
  if (milliseconds < 20000) {
    const tenths = Math.floor(milliseconds / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function timeInWords(milliseconds: number): string {
  const seconds = milliseconds < 20000 ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = [];
  if (h) parts.push(say("page.time.h", { n: h }));
  if (m) parts.push(say("page.time.m", { n: m }));
  if (s || !parts.length) parts.push(say("page.time.s", { n: s }));
  return parts.join(" ");
}
