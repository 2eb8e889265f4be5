// Who takes part, as the list on the wall has it.
import type { JSX } from "preact";
import { useWords } from "../kit/words";
import { useStage } from "./Pairings";
import type { EventCard } from "./types";

export function Players({ event, stage, last }: { event: EventCard; stage: number; last: number }): JSX.Element {
  const say = useWords();
  const shown = useStage(event, stage, last);
  if (!event.entries.length) return <p class="quiet-text">{say("page.event.no_entries")}</p>;
  const numbers = new Map(shown?.members.map((one) => [one.entry, one]));
  const list = [...event.entries].sort((a, b) => (numbers.get(a.id)?.number ?? 1e6 + a.id) - (numbers.get(b.id)?.number ?? 1e6 + b.id));
  const rated = list.some(({ person }) => person.ratings?.length);
  const placed = list.some(({ person }) => person.federation || person.region || person.club);
  return (
    <div class="wide"><table>
      <caption class="for-the-ear">{say("page.event.players")}</caption>
      <thead><tr><th scope="col" class="num">№</th><th scope="col">{say("page.event.name")}</th>
        {rated && <th scope="col" class="num">{say("page.event.rating")}</th>}{placed && <th scope="col">{say("page.event.from")}</th>}</tr></thead>
      <tbody>{list.map((entry) => (
        <tr key={entry.id}><td class="num">{numbers.get(entry.id)?.number ?? "–"}</td>
          <th scope="row">{entry.person.title && <span class="quiet-text">{entry.person.title} </span>}{entry.name}
            {numbers.get(entry.id)?.left && <span class="quiet-text"> · {say("page.event.left")}</span>}</th>
          {rated && <td class="num">{entry.person.ratings?.[0]?.value ?? ""}</td>}
          {placed && <td>{[entry.person.federation, entry.person.region, entry.person.club].filter(Boolean).join(", ")}</td>}</tr>))}</tbody>
    </table></div>
  );
}
