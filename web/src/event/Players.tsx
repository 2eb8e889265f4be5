// Who takes part, as the list on the wall has it; a press on a heading sorts it otherwise.
import type { JSX } from "preact";
import { sorted, SortHeader, useSorting } from "../kit/sort";
import { useWords } from "../kit/words";
import { useStage } from "./Pairings";
import type { Entry, EventCard } from "./types";

const from = ({ person }: Entry): string => [person.federation, person.region, person.club].filter(Boolean).join(", ");
const rating = ({ person }: Entry): number => person.ratings?.[0]?.value ?? 0;

export function Players({ event, stage, last }: { event: EventCard; stage: number; last: number }): JSX.Element {
  const say = useWords();
  const shown = useStage(event, stage, last);
  const sorting = useSorting();
  if (!event.entries.length) return <p class="quiet-text">{say("page.event.no_entries")}</p>;
  const numbers = new Map(shown?.members.map((one) => [one.entry, one]));
  const number = (entry: Entry): number => numbers.get(entry.id)?.number ?? 1e6 + entry.id;
  const first = [...event.entries].sort((a, b) => number(a) - number(b));
  const list = sorted(first, sorting, { number, name: (one) => one.name, rating: (one) => -rating(one), from });
  const rated = list.some(rating);
  const placed = list.some(from);
  return (
    <div class="wide"><table>
      <caption class="for-the-ear">{say("page.event.players")}</caption>
      <thead><tr><SortHeader sorting={sorting} by="number" num>№</SortHeader><SortHeader sorting={sorting} by="name">{say("page.event.name")}</SortHeader>
        {rated && <SortHeader sorting={sorting} by="rating" num>{say("page.event.rating")}</SortHeader>}
        {placed && <SortHeader sorting={sorting} by="from" more="wide-only">{say("page.event.from")}</SortHeader>}</tr></thead>
      <tbody>{list.map((entry) => (
        <tr key={entry.id}><td class="num">{numbers.get(entry.id)?.number ?? "–"}</td>
          <th scope="row">{entry.person.title && <span class="quiet-text">{entry.person.title} </span>}{entry.name}
            {numbers.get(entry.id)?.left && <span class="quiet-text"> · {say("page.event.left")}</span>}
            {from(entry) && <span class="quiet-text narrow-only">{from(entry)}</span>}</th>
          {rated && <td class="num">{rating(entry) || ""}</td>}
          {placed && <td class="wide-only">{from(entry)}</td>}</tr>))}</tbody>
    </table></div>
  );
}
