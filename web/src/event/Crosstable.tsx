// Everybody against everybody, or round by round.
import type { JSX } from "preact";
import { useWords } from "../kit/words";
import { useTable } from "./live";
import type { Crosstable as Table, EventCard } from "./types";

export function Crosstable({ event, stage, last }: { event: EventCard; stage: number; last: number }): JSX.Element {
  const say = useWords();
  const table = useTable<Table>(event, `stages/${stage}/crosstable`, last);
  if (!table) return <p>{say("page.line.connecting")}</p>;
  if (!table.rows.length) return <p class="quiet-text">{say("page.event.no_standings")}</p>;
  const columns = table.rows[0]?.cells.length ?? 0;
  return (
    <div class="wide" role="region" tabIndex={0} aria-label={say("page.event.crosstable")}><table class="crosstable">
      <caption class="for-the-ear">{say("page.event.crosstable")}</caption>
      <thead><tr><th scope="col" class="num">№</th><th scope="col">{say("page.event.name")}</th>
        {[...Array(columns).keys()].map((i) => <th scope="col" class="cell" key={i} aria-label={table.columns === "rounds" ? say("page.event.round", { n: i + 1 }) : table.rows[i]?.name}>{i + 1}</th>)}
        <th scope="col" class="num">{say("page.event.points")}</th><th scope="col" class="num">{say("page.event.place")}</th></tr></thead>
      <tbody>{table.rows.map((row, i) => (
        <tr key={row.entry}><td class="num">{i + 1}</td><th scope="row">{row.name}</th>
          {row.cells.map((cell, j) => table.columns === "participants" && i === j
            ? <td key={j} class="cell self"><span class="for-the-ear">–</span></td>
            : <td key={j} class="cell">{cell}</td>)}
          <td class="num"><strong>{row.points}</strong></td><td class="num">{row.place}</td></tr>))}</tbody>
    </table></div>
  );
}
