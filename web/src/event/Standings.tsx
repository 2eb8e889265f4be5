// Standings whose numbers open: every tie-break into the terms it is made of, with its article.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { session } from "../kit/api";
import { useCell } from "../kit/cell";
import { ArticleTag, Dialog } from "../kit/parts";
import { capital, told, useWords } from "../kit/words";
import { useTable } from "./live";
import { tieBreakName } from "./words";
import type { EventCard, Place, Standings as Table, Term } from "./types";

interface TableProps {
  event: EventCard;
  stage: number;
  last: number;
}

function Terms({ terms }: { terms: Term[] }): JSX.Element {
  const say = useWords();
  return (
    <table class="terms">
      <thead><tr><th scope="col" class="num">{say("page.event.round_short")}</th><th scope="col">{say("page.event.opponent")}</th>
        <th scope="col" class="num">{say("page.event.score")}</th><th scope="col" class="num">{say("page.event.factor")}</th></tr></thead>
      <tbody>{terms.map((term, i) => (
        <tr key={i} class={term.cut ? "cut" : ""}>
          <td class="num">{term.round || ""}</td>
          <td>{term.name ?? "–"}{term.why && <div class="quiet-text">{told(term.why)}</div>}{term.cut && <div class="quiet-text">{say("page.event.cut")}</div>}</td>
          <td class="num">{term.score}</td><td class="num">{term.factor}</td>
        </tr>))}</tbody>
    </table>
  );
}

export function PlaceSheet({ event, stage, last, entry, onClose }: TableProps & { entry: number; onClose: () => void }): JSX.Element {
  const say = useWords();
  const place = useTable<Place>(event, `stages/${stage}/standings/${entry}`, last);
  return (
    <Dialog sheet title={place ? say("page.event.place_of", { name: place.name }) : say("page.line.connecting")} onClose={onClose}>
      {place && <p class="lead">{say("page.event.place")} {place.place} · {say("page.event.points")} {place.points}</p>}
      {place?.values.map((value) => (
        <section key={value.code} id={`value-${value.code}`}>
          <h3>{tieBreakName(value.code, told(value.title))}: {value.value} {value.article && <ArticleTag id={value.article} />}</h3>
          {value.decided && <p class="notice">{say("page.event.decided")}</p>}
          {value.terms.length > 0 ? <Terms terms={value.terms} /> : <p class="quiet-text">{say("page.event.no_terms")}</p>}
        </section>))}
    </Dialog>
  );
}

export function Standings({ event, stage, last, plain, rows = [0, Infinity] }: TableProps & { plain?: boolean; rows?: [number, number] }): JSX.Element {
  const say = useWords();
  const table = useTable<Table>(event, `stages/${stage}/standings`, last);
  const who = useCell(session);
  const [open, setOpen] = useState(0);
  if (!table) return <p>{say("page.line.connecting")}</p>;
  if (!table.lines.length) return <p class="quiet-text">{say("page.event.no_standings")}</p>;
  const own = who?.event === event.id ? who.entry : 0;
  // A coefficient that nobody needed has no figure, and nothing to open.
  const figure = (entry: number, name: string, title: string, value: string) => plain || !value ? value : (
    <button type="button" class="figure" aria-haspopup="dialog" aria-label={`${value}, ${title}, ${name}`} onClick={() => setOpen(entry)}>{value}</button>);
  return (
    <section>
      <div class="wide"><table class="standings">
        <caption class="for-the-ear">{say("page.event.standings")}</caption>
        <thead><tr><th scope="col" class="num">{say("page.event.place")}</th><th scope="col">{say("page.event.name")}</th>
          <th scope="col" class="num games-column">{say("page.event.games")}</th><th scope="col" class="num">{say("page.event.points")}</th>
          {table.tie_breaks.map((one) => <th scope="col" class="num" key={one.code} title={tieBreakName(one.code, told(one.title))}>{capital(told(one.title))}{!plain && one.article && <div><ArticleTag id={one.article} /></div>}</th>)}</tr></thead>
        <tbody>{table.lines.slice(...rows).map((line) => (
          <tr key={line.entry} class={line.entry === own ? "own" : ""}>
            <td class="num place">{line.place}</td><th scope="row">{line.name}</th><td class="num games-column">{line.games}</td>
            <td class="num">{figure(line.entry, line.name, say("page.event.points"), line.points)}</td>
            {line.values.map((value, i) => <td class="num" key={i}>{figure(line.entry, line.name, told(table.tie_breaks[i]?.title), value)}</td>)}
          </tr>))}
        {rows[1] >= table.lines.length && table.without_place.map((one) => <tr key={one.entry}><td class="num">–</td><th scope="row">{one.name}</th><td colSpan={2 + table.tie_breaks.length} class="quiet-text">{say("page.event.left")}</td></tr>)}</tbody>
      </table></div>
      {open > 0 && <PlaceSheet event={event} stage={stage} last={last} entry={open} onClose={() => setOpen(0)} />}
    </section>
  );
}
