// Everything that was recorded of the event, the latest first, with author and time.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { authorName } from "../game/Record";
import { capital, say, sayAny, timeOfDay, told, useWords } from "../kit/words";
import { useTable } from "./live";
import { TakeBack } from "./TakeBack";
import type { EventCard, EventFact } from "./types";

// Where the server gives no sentence: what it is about, in its own words.
function detail(fact: EventFact): string {
  const { event } = fact;
  const game = event["game"] as { round?: number; table?: number } | undefined;
  const entry = event["entry"] as { person?: { name?: string } } | undefined;
  const result = String(event["result"] ?? "");
  const parts = [
    entry?.person?.name,
    event["round"] && say("page.event.round", { n: Number(event["round"]) }),
    game && say("page.event.round_table", { round: game.round ?? 1, table: game.table ?? 1 }),
    result && sayAny([`page.results.${result}`], result),
    event["by_hand"] ?? event["reason"],
  ];
  return parts.filter(Boolean).join(" · ");
}

export function lineOf(fact: EventFact): string {
  return fact.text ? told(fact.text) : [sayAny([`page.fact.${fact.event.type}`], fact.event.type), detail(fact)].filter(Boolean).join(": ");
}

export function EventJournal({ event, last }: { event: EventCard; last: number }): JSX.Element {
  const say = useWords();
  const table = useTable<{ facts: EventFact[] }>(event, "facts", last);
  const [type, setType] = useState("");
  const [words, setWords] = useState("");
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const facts = (table?.facts ?? []).filter((fact) => (!type || fact.event.type === type) &&
    asked.every((word) => `${lineOf(fact)} ${authorName(fact.by)}`.toLowerCase().includes(word)));
  const types = [...new Set((table?.facts ?? []).map((fact) => fact.event.type))];
  return (
    <section aria-labelledby="event-journal"><h2 id="event-journal">{say("page.journal")}</h2>
      <TakeBack event={event} last={last} />
      <div class="form pair-of-fields no-print">
        <label>{say("page.journal.filter")}<select name="journal-type" value={type} onChange={(change) => setType(change.currentTarget.value)}>
          <option value="">{capital(say("page.journal.everything"))}</option>
          {types.map((one) => <option value={one} key={one}>{capital(sayAny([`page.fact.${one}`], one))}</option>)}</select></label>
        <label>{say("page.journal.words")}<input type="search" value={words} onInput={(change) => setWords(change.currentTarget.value)} /></label>
      </div>
      <p class="quiet-text">{say("page.journal.count", { n: facts.length })}</p>
      <ol class="journal" reversed>{facts.slice().reverse().map((fact) => (
        <li key={fact.seq}><time dateTime={fact.time}>{timeOfDay(fact.time)}</time>
          <div>{lineOf(fact)}
            <div class="quiet-text">{authorName(fact.by)}</div></div></li>))}</ol>
    </section>
  );
}
