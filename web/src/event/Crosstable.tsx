// Everybody against everybody, or round by round. A cell opens into the games of the two and the
// reasons of their pairing, the points into the terms of the place.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../kit/words";
import { useTable } from "./live";
import { MeetingSheet, meetingsOf, type Met } from "./Meeting";
import { useStage } from "./Pairings";
import { PlaceSheet } from "./Standings";
import type { Crosstable as Table, EventCard } from "./types";

interface CrosstableProps {
  event: EventCard;
  stage: number;
  last: number;
  live: Set<string>;
}

export function Crosstable({ event, stage, last, live }: CrosstableProps): JSX.Element {
  const say = useWords();
  const [met, setMet] = useState<Met[]>([]);
  const [place, setPlace] = useState(0);
  const shown = useStage(event, stage, last);
  const table = useTable<Table>(event, `stages/${stage}/crosstable`, last);
  if (!table) return <p>{say("page.line.connecting")}</p>;
  if (!table.rows.length) return <p class="quiet-text">{say("page.event.no_standings")}</p>;
  // "4w1": against number 4 with White, won; the colour is a letter of the reader's language.
  const inWords = (text: string): string => text.replace(/^(\d+)([wb])/, (_, number: string, colour: string) => number + say(colour === "w" ? "page.short.white" : "page.short.black").toLowerCase());
  // "Koval, Black, 1" for the ear.
  const toTheEar = (text: string): string => {
    const [, number = "", colour = "", result = ""] = /^(\d+)([wb])(.*)$/.exec(text) ?? ["", "", "", text];
    const score = result === "*" ? say("page.event.round_open") : result;
    return [number && (table.rows[Number(number) - 1]?.name ?? number), colour && say(colour === "w" ? "page.white" : "page.black"), score].filter(Boolean).join(", ");
  };
  const columns = table.rows[0]?.cells.length ?? 0;
  const rounds = table.columns === "rounds";
  const behind = (entry: number, column: number): Met[] =>
    rounds ? meetingsOf(shown, entry, 0, column + 1) : meetingsOf(shown, entry, table.rows[column]?.entry ?? 0);
  const cell = (entry: number, name: string, column: number, text: string): JSX.Element | string => {
    const found = text.trim() ? behind(entry, column) : [];
    const other = rounds ? say("page.event.round", { n: column + 1 }) : (table.rows[column]?.name ?? "");
    return found.length ? <button type="button" class="figure" aria-haspopup="dialog" aria-label={`${name}, ${other}: ${toTheEar(text)}`} onClick={() => setMet(found)}>{inWords(text)}</button> : inWords(text);
  };
  return (
    <>
    <div class="wide" role="region" tabIndex={0} aria-label={say("page.event.crosstable")}><table class="crosstable">
      <caption class="for-the-ear">{say("page.event.crosstable")}</caption>
      <thead><tr><th scope="col" class="num">№</th><th scope="col">{say("page.event.name")}</th>
        {[...Array(columns).keys()].map((i) => <th scope="col" class="cell" key={i} aria-label={table.columns === "rounds" ? say("page.event.round", { n: i + 1 }) : table.rows[i]?.name}>{i + 1}</th>)}
        <th scope="col" class="num">{say("page.event.points")}</th><th scope="col" class="num">{say("page.event.place")}</th></tr></thead>
      <tbody>{table.rows.map((row, i) => (
        <tr key={row.entry}><td class="num">{i + 1}</td><th scope="row">{row.name}</th>
          {row.cells.map((text, j) => table.columns === "participants" && i === j
            ? <td key={j} class="cell self"><span class="for-the-ear">–</span></td>
            : <td key={j} class="cell">{cell(row.entry, row.name, j, text)}</td>)}
          <td class="num"><button type="button" class="figure" aria-haspopup="dialog" aria-label={`${row.points}, ${say("page.event.points")}, ${row.name}`} onClick={() => setPlace(row.entry)}><strong>{row.points}</strong></button></td><td class="num">{row.place}</td></tr>))}</tbody>
    </table></div>
    {met.length > 0 && <MeetingSheet event={event} stage={stage} met={met} live={live} onClose={() => setMet([])} />}
    {place > 0 && <PlaceSheet event={event} stage={stage} last={last} entry={place} onClose={() => setPlace(0)} />}
    </>
  );
}
