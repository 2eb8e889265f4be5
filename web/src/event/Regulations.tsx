// What was announced: book, system, order of tie-breaks with their articles, terms of the games.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../kit/api";
import { ArticleTag } from "../kit/parts";
import { capital, sayAny, told, useWords } from "../kit/words";
import type { Rulebook } from "../made/wire";
import { useTable } from "./live";
import type { EventCard, Stage, Standings } from "./types";
import { stageName, systemName, tieBreakName } from "./words";

function StageTerms({ event, number, last }: { event: EventCard; number: number; last: number }): JSX.Element | null {
  const say = useWords();
  const card = event.stages.find((one) => one.number === number);
  const standings = useTable<Standings>(event, `stages/${number}/standings`, last);
  const stage = useTable<Stage>(event, `stages/${number}`, last);
  if (!card) return null;
  const { rounds, cycles, games, boards } = card.settings;
  const row = (title: string, value: unknown) => value ? <div><dt>{title}</dt><dd>{String(value)}</dd></div> : null;
  return (
    <section><h2>{stageName(event, number)}</h2>
      <dl class="terms-list">
        {row(say("page.new_event.system"), systemName(card))}
        {row(say("page.event.rounds"), rounds)}{row(say("page.new_event.cycles"), cycles && cycles > 1 ? cycles : 0)}
        {row(say("page.event.games"), games && games > 1 ? games : 0)}{row(say("page.desk.boards"), boards)}
        <div><dt>{say("page.event.tie_breaks")}</dt><dd><ol>{standings?.tie_breaks.map((one) => (
          <li key={one.code}>{tieBreakName(one.code, told(one.title))} {one.article && <ArticleTag id={one.article} />}</li>))}</ol></dd></div>
        {stage?.lots && <div><dt>{say("page.event.seed")}</dt><dd>{stage.lots.seed} <a class="no-print" href={`/tools/draw?of=${event.id}/stages/${number}`}>{say("page.event.draw_check")}</a></dd></div>}
        {stage?.lots?.commitment && row(say("page.event.commitment"), stage.lots.commitment)}
      </dl>
    </section>
  );
}

export function Regulations({ event, last }: { event: EventCard; last: number }): JSX.Element {
  const say = useWords();
  const [books, setBooks] = useState<Rulebook[]>([]);
  useEffect(() => void api.rulebooks().then((all) => setBooks(all.rulebooks)), []);
  const book = books.find((one) => one.edition === event.rulebook);
  return (
    <>
      <dl class="terms-list">
        <div><dt>{say("page.new.rulebook")}</dt><dd><a href={`/rules?book=${event.rulebook}`}>{told(book?.title) || event.rulebook}</a></dd></div>
        {event.variant && <div><dt>{say("page.new.variant")}</dt><dd>{capital(sayAny([`page.variant.${event.variant}`], event.variant))}</dd></div>}
        {event.settings.games?.terms?.map((term) => (
          <div key={term.name}><dt>{sayAny([`page.term.${term.name}`], term.name)}</dt><dd>{(term.name === "control" && told(event.control)) || capital(sayAny([`page.term_value.${term.value}`], term.value))}</dd></div>))}
      </dl>
      {event.stages.map((one) => <StageTerms key={one.number} event={event} number={one.number} last={last} />)}
    </>
  );
}
