// Entries: one line for each participant, typed or pasted from a table: name, rating, club.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import type { EventCard } from "./types";

// "Surname Name; 2100; Club", also with tabs or commas; what is no number behind the name is the club.
export function personIn(line: string): Record<string, unknown> | null {
  const [name = "", ...rest] = line.split(/[;\t]|,(?!\s*\D+$)/).map((part) => part.trim());
  if (!name) return null;
  const rating = rest.find((part) => /^\d{3,4}$/.test(part));
  const club = rest.find((part) => part && !/^\d+$/.test(part));
  return { name, ...(rating ? { ratings: [{ list: "", value: Number(rating) }] } : {}), ...(club ? { club } : {}) };
}

export function EntryForm({ event, stage, act, begun }: { event: EventCard; stage: number; act: DeskAct; begun: boolean }): JSX.Element {
  const say = useWords();
  const [text, setText] = useState("");
  async function enter(submit: Event): Promise<void> {
    submit.preventDefault();
    const persons = text.split("\n").map(personIn).filter(Boolean);
    if (!persons.length) return;
    if (await act({ acts: persons.map((person) => ({ do: "enter", stage, person })) })) setText("");
  }
  return (
    <section aria-labelledby="entries"><h2 id="entries">{say("page.entries.title")}</h2>
      <p class="quiet-text">{say("page.entries.count", { n: event.entries.length })}</p>
      {begun && <p class="quiet-text">{say("page.entries.begun")}</p>}
      <form class="form" onSubmit={(submit) => void enter(submit)}>
        <label>{say("page.entries.lines")}<textarea name="entries" rows={6} value={text} onInput={(change) => setText(change.currentTarget.value)} /></label>
        <p class="quiet-text">{say("page.entries.help")}</p>
        <button class="primary">{say("page.entries.enter")}</button>
      </form>
    </section>
  );
}
