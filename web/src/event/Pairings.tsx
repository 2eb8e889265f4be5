// The rounds of a stage: who met whom, with which result, and why they were paired.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { session } from "../kit/api";
import { useCell } from "../kit/cell";
import { Articles, Dialog } from "../kit/parts";
import { say, told, useWords } from "../kit/words";
import { useTable } from "./live";
import type { EventCard, Explanation, PairingShown, Round, Stage } from "./types";
import { entryName } from "./words";

export function useStage(event: EventCard, number: number, last: number): Stage | null {
  return useTable<Stage>(event, `stages/${number}`, last);
}

function gameRows(event: EventCard, pairing: PairingShown, own: number, live: Set<string>): JSX.Element[] {
  return (pairing.games ?? []).map((game) => {
    const id = `${event.id}.${game.number}`;
    const mine = own !== 0 && (game.white.entry === own || game.black.entry === own);
    const result = game.status === "open" ? "–" : game.result;
    return (
      <tr key={game.number} class={mine ? "own" : ""}>
        <th scope="row" class="num">{pairing.table}{(pairing.games?.length ?? 0) > 1 ? `.${game.game}` : ""}</th>
        <td>{game.white.name}</td>
        <td class="score">{live.has(id) ? <a class="to-board" href={`/g/${id}`} aria-label={say("page.event.board_of", { table: pairing.table, result })}>{result}</a> : result}</td>
        <td>{game.black.name}</td>
      </tr>
    );
  });
}

// At the boards of a team match others sit than those who were paired.
function isTeamMatch({ first, second, games }: PairingShown): boolean {
  return (games ?? []).some(({ white }) => white.entry !== first.entry && white.entry !== second?.entry);
}

// Above the boards of a team match: which teams meet, and how it stands.
export function MatchRow({ pairing }: { pairing: PairingShown }): JSX.Element | null {
  if (!isTeamMatch(pairing)) return null;
  const { table, first, second, first_points: own, second_points: other } = pairing;
  return <tr class="match"><th scope="rowgroup" colSpan={4}>{table}. {first.name} – {second?.name}{own !== undefined && ` · ${own}–${other}`}</th></tr>;
}

export function rowsOfRound(round: Round): number {
  return round.pairings.reduce((sum, one) => sum + (one.free ? 1 : Math.max(1, one.games?.length ?? 1)) + (isTeamMatch(one) ? 1 : 0), round.absent.length);
}

// A hall screen shows only some of the rows at a time.
export function PairingTable({ event, round, live, rows = [0, Infinity] }: { event: EventCard; round: Round; live: Set<string>; rows?: [number, number] }): JSX.Element {
  const say = useWords();
  const who = useCell(session);
  const own = who?.event === event.id ? (who.entry ?? 0) : 0;
  const all = [
    ...round.pairings.filter((one) => !one.free).flatMap((one) => [...(isTeamMatch(one) ? [<MatchRow key={`m${one.table}`} pairing={one} />] : []), ...gameRows(event, one, own, live)]),
    ...round.pairings.filter((one) => one.free).map((one) => (
      <tr key={one.table}><th scope="row" class="num">–</th><td>{one.first.name}</td><td class="score">–</td><td class="quiet-text">{say("page.event.free")}</td></tr>)),
    ...round.absent.map((id) => (
      <tr key={`a${id}`}><th scope="row" class="num">–</th><td>{entryName(event, id)}</td><td class="score">–</td><td class="quiet-text">{say("page.event.absent")}</td></tr>)),
  ];
  return (
    <div class="wide"><table class="pairings">
      <caption class="for-the-ear">{say("page.event.round", { n: round.round })}</caption>
      <thead><tr><th scope="col" class="num">{say("page.event.table")}</th><th scope="col">{say("page.white")}</th>
        <th scope="col" class="score">{say("page.event.result")}</th><th scope="col">{say("page.black")}</th></tr></thead>
      <tbody>{all.slice(...rows)}</tbody>
    </table></div>
  );
}

function Why({ event, stage, round, onClose }: { event: EventCard; stage: number; round: number; onClose: () => void }): JSX.Element {
  const say = useWords();
  const why = useTable<Explanation>(event, `stages/${stage}/rounds/${round}/explanation`, 0);
  return (
    <Dialog sheet title={say("page.event.why", { n: round })} onClose={onClose}>
      {!why && <p>{say("page.line.connecting")}</p>}
      {why?.note && <p>{told(why.note)}</p>}
      {why?.brackets?.map((bracket, i) => (
        <section key={i}><h3>{told(bracket.heading)}</h3><ul>{bracket.lines.map((line, j) => <li key={j}>{told(line)}</li>)}</ul></section>))}
      {why?.pairs?.map((pair, i) => (
        <section key={i}><h3>{pair.free !== undefined
          ? `${entryName(event, pair.free)}: ${say("page.event.free")}`
          : `${entryName(event, pair.white ?? 0)} – ${entryName(event, pair.black ?? 0)}`}</h3>
          <ul>{pair.reasons.map((reason, j) => <li key={j}>{told(reason.text)} <Articles ids={reason.articles} /></li>)}</ul></section>))}
    </Dialog>
  );
}

export function Pairings({ event, stage, last, live }: { event: EventCard; stage: number; last: number; live: Set<string> }): JSX.Element {
  const say = useWords();
  const shown = useStage(event, stage, last);
  const [chosen, setChosen] = useState(0);
  const [why, setWhy] = useState(false);
  if (!shown) return <p>{say("page.line.connecting")}</p>;
  if (!shown.rounds.length) return <p class="quiet-text">{say("page.event.no_rounds")}</p>;
  const number = Math.min(chosen || shown.rounds.length, shown.rounds.length);
  const round = shown.rounds[number - 1];
  if (!round) return <p>{say("page.event.no_rounds")}</p>;
  return (
    <section>
      <div class="rounds no-print" role="group" aria-label={say("page.event.rounds")}>
        {shown.rounds.map((one) => (
          <button type="button" class="small" key={one.round} aria-pressed={one.round === number} aria-label={say("page.event.round", { n: one.round })}
            onClick={() => setChosen(one.round)}>{one.round}</button>))}
      </div>
      <h2>{say("page.event.round", { n: number })} <span class="quiet-text">{say(round.complete ? "page.event.round_over" : "page.event.round_open")}</span></h2>
      <PairingTable event={event} round={round} live={live} />
      <p class="no-print"><button type="button" onClick={() => setWhy(true)}>{say("page.event.why_button")}</button></p>
      {why && <Why event={event} stage={stage} round={number} onClose={() => setWhy(false)} />}
    </section>
  );
}
