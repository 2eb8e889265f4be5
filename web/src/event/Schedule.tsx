// When the rounds are played, and who meets whom as far as that is known beforehand.
import type { JSX } from "preact";
import { session } from "../kit/api";
import { useCell } from "../kit/cell";
import { shownTime, useWords } from "../kit/words";
import type { Schedule as Calendar } from "../made/wire";
import { useTable } from "./live";
import type { EventCard, PairingShown } from "./types";

type PlannedRound = Calendar["rounds"][number];

function Pair({ pairing, own }: { pairing: PairingShown; own: number }): JSX.Element {
  const say = useWords();
  const mine = own !== 0 && (pairing.first.entry === own || pairing.second?.entry === own);
  return <li class={mine ? "own" : ""}>{pairing.first.name} – {pairing.free ? say("page.event.free") : pairing.second?.name}</li>;
}

function Planned({ round, own }: { round: PlannedRound; own: number }): JSX.Element {
  const say = useWords();
  return (
    <tr>
      <th scope="row" class="num">{round.round}</th>
      <td class="when">{round.sessions.length === 0 && <span class="quiet-text">{say("page.schedule.no_time")}</span>}
        {round.sessions.map((one) => <div key={one.start}><time dateTime={one.start}>{shownTime(one.start)}</time>{one.resumption && <> · {say("page.schedule.resumption")}</>}</div>)}</td>
      <td>{round.pairings
        ? <ul class="pairs">{round.pairings.map((one) => <Pair pairing={one} own={own} key={one.table} />)}</ul>
        : <span class="quiet-text">{say("page.schedule.not_known")}</span>}</td>
    </tr>
  );
}

export function Schedule({ event, stage, last }: { event: EventCard; stage: number; last: number }): JSX.Element {
  const say = useWords();
  const who = useCell(session);
  const own = who?.event === event.id ? (who.entry ?? 0) : 0;
  const shown = useTable<Calendar>(event, `stages/${stage}/schedule`, last);
  if (!shown) return <p>{say("page.line.connecting")}</p>;
  if (!shown.rounds.length) return <p class="quiet-text">{say("page.event.no_rounds")}</p>;
  return (
    <div class="wide"><table class="schedule">
      <caption class="for-the-ear">{say("page.event.schedule")}</caption>
      <thead><tr><th scope="col" class="num">{say("page.papers.round")}</th><th scope="col">{say("page.schedule.when")}</th><th scope="col">{say("page.schedule.who")}</th></tr></thead>
      <tbody>{shown.rounds.map((round) => <Planned round={round} own={own} key={round.round} />)}</tbody>
    </table></div>
  );
}
