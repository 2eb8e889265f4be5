// Who plays on which board in the round that was paired last. Filled in is what the book says without
// a line-up.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { capital, useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import type { EventCard, Stage } from "./types";
import { entryName } from "./words";

export function LineUps({ event, stage, act }: { event: EventCard; stage: Stage; act: DeskAct }): JSX.Element | null {
  const say = useWords();
  const [team, setTeam] = useState(0);
  const [before, setBefore] = useState("30");
  const [changed, setChanged] = useState<Record<string, number[]>>({});
  const teams = stage.line_ups ?? [];
  const chosen = teams.find((one) => one.team === team) ?? teams[0];
  const round = stage.rounds.length;
  if (!chosen) return null;
  const key = `${chosen.team}-${round}`;
  const players = changed[key] ?? chosen.players;
  const members = event.entries.filter((one) => one.team === chosen.team);
  function choose(board: number, entry: number): void {
    const old = players[board] ?? 0;
    setChanged({ ...changed, [key]: players.map((held, i) => (i === board ? entry : held === entry && entry ? old : held)) });
  }
  return (
    <section aria-labelledby="line-ups"><h2 id="line-ups">{say("page.lineups", { n: round })}</h2>
      <p class="quiet-text">{say("page.lineups.help")}</p>
      <form class="form" onSubmit={(submit) => {
        submit.preventDefault();
        void act({ do: "set-line-up", stage: stage.number, round, team: chosen.team, players, minutes_before: Number(before) });
      }}>
        <label>{say("page.teams.name")}<select name="line-up-team" value={chosen.team} onChange={(change) => setTeam(Number(change.currentTarget.value))}>
          {teams.map((one) => <option value={one.team} key={one.team}>{entryName(event, one.team)}</option>)}</select></label>
        {players.map((entry, i) => (
          <label key={i}>{say("page.lineups.board", { n: i + 1 })}<select value={entry} onChange={(change) => choose(i, Number(change.currentTarget.value))}>
            <option value={0}>{capital(say("page.lineups.nobody"))}</option>
            {members.map((one) => <option value={one.id} key={one.id}>{one.name}</option>)}</select></label>))}
        <label>{say("page.lineups.before")}<input name="minutes-before" type="number" min="0" max="1440" value={before} onInput={(change) => setBefore(change.currentTarget.value)} /></label>
        <button>{say("page.lineups.set")}</button>
      </form>
    </section>
  );
}
