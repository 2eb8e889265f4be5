// What stands behind a figure of the crosstable: the games of the two, where they were played, and
// why they were paired.
import type { JSX } from "preact";
import { Articles, Dialog } from "../kit/parts";
import { told, useWords } from "../kit/words";
import { useTable } from "./live";
import type { EventCard, Explanation, PairingShown, Stage } from "./types";

export interface Met {
  round: number;
  pairing: PairingShown;
}

// Every meeting of these two; in a Swiss the one of that round.
export function meetingsOf(stage: Stage | null, one: number, other: number, round = 0): Met[] {
  return (stage?.rounds ?? []).filter((each) => !round || each.round === round).flatMap((each) =>
    each.pairings.filter(({ first, second }) => [first.entry, second?.entry ?? 0].includes(one) && (!other || [first.entry, second?.entry ?? 0].includes(other)))
      .map((pairing) => ({ round: each.round, pairing })));
}

function Reasons({ event, stage, met }: { event: EventCard; stage: number; met: Met }): JSX.Element {
  const say = useWords();
  const why = useTable<Explanation>(event, `stages/${stage}/rounds/${met.round}/explanation`, 0);
  const seated = [met.pairing.first.entry, met.pairing.second?.entry ?? 0];
  const pair = why?.pairs?.find((one) => [one.white, one.black, one.free].filter((id) => id !== undefined).every((id) => seated.includes(id as number)));
  if (!why) return <p>{say("page.line.connecting")}</p>;
  if (pair) return <ul>{pair.reasons.map((reason, i) => <li key={i}>{told(reason.text)} <Articles ids={reason.articles} /></li>)}</ul>;
  return <p>{why.note ? told(why.note) : <a href={`/e/${event.id}`}>{say("page.event.why", { n: met.round })}</a>}</p>;
}

export function MeetingSheet(props: { event: EventCard; stage: number; met: Met[]; live: Set<string>; onClose: () => void }): JSX.Element {
  const say = useWords();
  const { event, met } = props;
  const pairing = met[0]?.pairing;
  const names = pairing ? [pairing.first.name, pairing.second?.name ?? say("page.event.free")].join(" – ") : "";
  return (
    <Dialog sheet title={names} onClose={props.onClose}>
      {met.map((one) => (
        <section key={one.round}><h3>{say("page.event.round_table", { round: one.round, table: one.pairing.table })}</h3>
          <ul>{(one.pairing.games ?? []).map((game) => {
            const id = `${event.id}.${game.number}`;
            const text = `${game.white.name} – ${game.black.name}: ${game.status === "open" ? "–" : game.result}`;
            return <li key={game.number}>{props.live.has(id) ? <a href={`/review/${id}`}>{text}</a> : text}</li>;
          })}</ul>
          <h4>{say("page.event.why", { n: one.round })}</h4>
          <Reasons event={event} stage={props.stage} met={one} /></section>))}
    </Dialog>
  );
}
