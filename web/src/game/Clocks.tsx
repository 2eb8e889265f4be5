// Both clocks: the largest figures on the page. The running one is filled. Without the server they
// stand still and say so.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { clockTalk } from "../kit/choices";
import { announce, play } from "../kit/speak";
import { useWords } from "../kit/words";
import { face, remaining, timeInWords } from "./clock";
import type { Shown, Side } from "./live";

export function useNow(running: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [running]);
  return Math.max(now, 0);
}

export function ClockFace({ shown, side, live }: { shown: Shown; side: Side; live: boolean }): JSX.Element {
  const say = useWords();
  const clock = shown.view.clocks[side];
  const now = useNow(clock.running && live);
  const left = remaining(shown, side, live ? Math.max(now, shown.seenAt) : shown.seenAt);
  const name = shown.settings.players[side].name || say(side === "white" ? "page.white" : "page.black");
  const notes = [
    clock.flag && say("page.clock.flag"),
    clock.running && !live && say("page.clock.frozen"),
    clock.moves_to_control !== undefined && say("page.clock.moves_left", { n: clock.moves_to_control }),
    clock.periods !== undefined && say("page.clock.period", { n: clock.period ?? 1, all: clock.periods }),
    clock.extra && say(`page.clock.${clock.extra}`, { n: (clock.extra_ms ?? 0) / 1000 }),
    !shown.view.present[side] && say("page.clock.absent"),
  ].filter(Boolean);
  return (
    <section class={`clock ${clock.running ? "running" : ""} ${left < 20000 && clock.running ? "short" : ""}`}
      aria-label={say("page.clock.of", { name })}>
      <div><div class="who"><span class={`disc ${side}`} aria-hidden="true" />{name}
        <span class="quiet-text"> {say(side === "white" ? "page.white" : "page.black")}</span></div>
        {notes.length > 0 && <div class="notes">{notes.join(" · ")}</div>}</div>
      <div class="face" role="timer" aria-live="off">{face(left)}</div>
    </section>
  );
}

const thresholds = [600, 300, 60, 30, 10].map((seconds) => seconds * 1000);

const jump = 2000; // milliseconds; more is no passing of time but a ruling

// The player's own clock is told at 10 and 5 minutes (UA:V.13.12) and near the end, once each; what
// is more than half of the time the game began with is no news.
export function useClockTalk(shown: Shown, own: Side | undefined, live: boolean): void {
  const clock = own && shown.view.clocks[own];
  const now = useNow(Boolean(clock?.running) && live);
  const left = own ? remaining(shown, own, Math.max(now, shown.seenAt)) : 0;
  const was = useRef(left);
  const most = useRef(left);
  useEffect(() => {
    const passed = thresholds.filter((one) => was.current > one && left <= one && one <= most.current / 2).pop();
    most.current = Math.max(most.current, left);
    was.current = left;
    if (!own || !passed || !clock?.running || clockTalk.value === "off") return;
    announce("talk", timeInWords(passed - left < jump ? passed : left));
    play("time");
  }, [left]);
}
