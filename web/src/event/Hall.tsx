// The screen of the hall: large, and it goes on by itself - live boards, the round, the standings.
// It can be stopped (WCAG 2.2.2) by a button or the space bar.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Listed } from "../game/games";
import { Wall } from "../game/Wall";
import { useWords } from "../kit/words";
import { PairingTable, rowsOfRound, useStage } from "./Pairings";
import { Standings } from "./Standings";
import type { EventCard } from "./types";

const every = 15_000;
const boardsShown = 8;
const rowsShown = 12; // as many as a projector's picture holds at this size of letters

function rowsAt(part: number): [number, number] {
  return [part * rowsShown, (part + 1) * rowsShown];
}

function partOf(part: number, parts: number): string {
  return parts > 1 ? ` · ${part + 1}/${parts}` : "";
}

interface HallProps {
  event: EventCard;
  stage: number;
  last: number;
  games: Listed[];
  connected: boolean;
}

export function Hall(props: HallProps): JSX.Element {
  const say = useWords();
  const { event, stage, last, games } = props;
  const shown = useStage(event, stage, last);
  const [at, setAt] = useState(0);
  const [stopped, setStopped] = useState(false);
  const round = shown?.rounds[shown.rounds.length - 1];
  const playing = games.filter((game) => game.phase !== "finished" && game.phase !== "signed-by-both");
  const walls = Math.ceil(playing.length / boardsShown);
  const lists = round ? Math.max(1, Math.ceil(rowsOfRound(round) / rowsShown)) : 0;
  const tables = Math.max(1, Math.ceil((shown?.members.length ?? 0) / rowsShown));
  const pictures = walls + lists + tables;
  const picture = at % pictures;
  useEffect(() => {
    document.documentElement.classList.add("hall-screen");
    return () => document.documentElement.classList.remove("hall-screen");
  }, []);
  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => setAt((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [stopped]);
  useEffect(() => {
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key === "ArrowRight") setAt((n) => n + 1);
      else if (pressed.key === "ArrowLeft") setAt((n) => n + pictures - 1);
      else if (pressed.key === " " && !(pressed.target instanceof HTMLButtonElement)) setStopped((was) => !was);
      else return;
      pressed.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [pictures]);
  return (
    <main id="main" class="hall">
      <header class="hall-head"><h1>{event.name}</h1>
        {!props.connected && <p class="bad">{say("page.line.lost")}</p>}
        <div class="row-of-buttons no-print"><button type="button" class="small" onClick={() => setAt((n) => n + 1)}>{say("page.hall.next")}</button>
          <button type="button" class="small" aria-pressed={stopped} onClick={() => setStopped(!stopped)}>{say(stopped ? "page.hall.go" : "page.hall.stop")}</button>
          <a class="button small" href={`/e/${event.id}`}>{say("page.hall.leave")}</a></div></header>
      {picture < walls
        ? <><h2>{say("page.event.boards")}</h2><Wall games={playing.slice(picture * boardsShown, (picture + 1) * boardsShown)} live={props.connected} sorted={false} /></>
        : picture < walls + lists && round
          ? <><h2>{say("page.event.round", { n: round.round })}{partOf(picture - walls, lists)}</h2><PairingTable event={event} round={round} live={new Set()} rows={rowsAt(picture - walls)} /></>
          : <><h2>{say("page.event.standings")}{partOf(picture - walls - lists, tables)}</h2><Standings event={event} stage={stage} last={last} plain rows={rowsAt(picture - walls - lists)} /></>}
    </main>
  );
}
