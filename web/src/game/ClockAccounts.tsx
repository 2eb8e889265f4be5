// Where the time of both clocks came from and went: granted, added, corrected, used, left. It is a sum
// that can be checked; who may not be told the number of moves does not get it.
import type { JSX } from "preact";
import type { Clock } from "../made/wire";
import { capital, useWords, type Key } from "../kit/words";
import { face } from "./clock";

const rows: [Key, "base_ms" | "extra_ms" | "corrections_ms" | "used_ms", string][] = [
  ["page.clocks.base", "base_ms", ""],
  ["page.clocks.extra", "extra_ms", "+"],
  ["page.clocks.corrections", "corrections_ms", "+"],
  ["page.clocks.used", "used_ms", "−"],
];

// To the tenth of a second, where it is not whole.
function span(ms: number): string {
  const tenths = Math.round(ms / 100);
  const seconds = Math.floor(tenths / 10);
  const text = seconds < 20 ? `0:${String(seconds).padStart(2, "0")}` : face(seconds * 1000);
  return tenths % 10 ? `${text}.${tenths % 10}` : text;
}

function signed(ms: number, sign: string): string {
  if (ms < 0) return `−${span(-ms)}`;
  return `${ms > 0 ? sign : ""}${span(ms)}`;
}

export function ClockAccounts({ clocks, open }: { clocks: { white: Clock; black: Clock }; open?: boolean }): JSX.Element | null {
  const say = useWords();
  const { white, black } = clocks;
  if (!white.account || !black.account) return null;
  const [one, other] = [white.account, black.account];
  return (
    <details open={open}><summary>{say("page.clocks.account")}</summary>
      <table class="accounts-of-clocks">
        <thead><tr><td /><th scope="col" class="num">{say("page.white")}</th><th scope="col" class="num">{say("page.black")}</th></tr></thead>
        <tbody>{rows.map(([key, part, sign]) => (
          <tr key={part}><th scope="row">{capital(say(key))}</th><td class="num">{signed(one[part], sign)}</td><td class="num">{signed(other[part], sign)}</td></tr>))}
          <tr><th scope="row">{capital(say("page.clocks.left"))}</th><td class="num"><strong>{span(white.remaining_ms)}</strong></td><td class="num"><strong>{span(black.remaining_ms)}</strong></td></tr></tbody>
      </table></details>
  );
}
