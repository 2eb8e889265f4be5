// Entries: one line for each participant, typed or pasted from a table: name, rating, club. A table
// whose first line names its columns, pasted or as a file, is read by the server and looked at first.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ask, ApiError } from "../kit/api";
import { announce } from "../kit/speak";
import { told, useWords } from "../kit/words";
import type { EntriesRead } from "../made/wire";
import type { DeskAct } from "../pages/EventDesk";
import type { EventCard } from "./types";

// "Surname Name; 2100; Club", also with tabs; with commas where a number tells the name from the rest:
// "Surname, Name" is a name.
function fieldsOf(line: string): string[] {
  if (/[;\t]/.test(line)) return line.split(/[;\t]/).map((part) => part.trim());
  const parts = line.split(",").map((part) => part.trim());
  const number = parts.findIndex((part) => /^\d+$/.test(part));
  return number < 1 ? [line.trim()] : [parts.slice(0, number).join(", "), ...parts.slice(number)];
}

// Numbers of lines in which there is no name, or a number that can be no rating.
export function doubtfulLines(text: string): number[] {
  return text.split("\n").flatMap((line, i) => {
    const [name = "", ...rest] = fieldsOf(line);
    const good = !line.trim() || (/\p{L}/u.test(name) && rest.every((part) => !/^\d+$/.test(part) || /^\d{3,4}$/.test(part)));
    return good ? [] : [i + 1];
  });
}

// What is no number behind the name is the club.
export function personIn(line: string): Record<string, unknown> | null {
  const [name = "", ...rest] = fieldsOf(line);
  if (!name) return null;
  const rating = rest.find((part) => /^\d{3,4}$/.test(part));
  const club = rest.find((part) => part && !/^\d+$/.test(part));
  return { name, ...(rating ? { ratings: [{ list: "", value: Number(rating) }] } : {}), ...(club ? { club } : {}) };
}

// A table of spreadsheets: UTF-8, or as older ones of our countries write it.
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

// The table as the server understood it; nothing when its first line names no columns.
async function readTable(event: string, text: string): Promise<EntriesRead | null> {
  if (!/[;,\t]/.test(text.trim().split("\n")[0] ?? "")) return null;
  return ask<EntriesRead>("POST", `/api/events/${event}/entries/read`, { text });
}

function Listed({ list }: { list: EntriesRead }): JSX.Element {
  const say = useWords();
  const person = (one: EntriesRead["people"][number]) => one.person as { name: string; club?: string; ratings?: { value: number }[] };
  return (
    <div class="wide"><table><thead><tr><th scope="col" class="num">№</th><th scope="col">{say("page.event.name")}</th>
      <th scope="col" class="num">{say("page.event.rating")}</th><th scope="col">{say("page.event.from")}</th></tr></thead>
      <tbody>{list.people.map((one) => <tr key={one.line}><td class="num">{one.line}</td><th scope="row">{person(one).name}</th>
        <td class="num">{person(one).ratings?.[0]?.value ?? ""}</td><td>{person(one).club ?? ""}</td></tr>)}</tbody></table></div>
  );
}

export function EntryForm({ event, stage, act, begun, minor }: { event: EventCard; stage: number; act: DeskAct; begun: boolean; minor?: boolean | undefined }): JSX.Element {
  const say = useWords();
  const [text, setText] = useState("");
  const [list, setList] = useState<EntriesRead | null>(null);
  const [wrong, setWrong] = useState("");
  async function look(table: string): Promise<boolean> {
    setWrong("");
    const read = await readTable(event.id, table);
    if (!read) return false;
    setList(read);
    announce("talk", say("page.entries.read", { n: read.people.length }));
    return true;
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const table = await textOf(file);
    setText(table);
    await look(table).catch((error: unknown) => setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost")));
  }
  async function enter(submit: Event): Promise<void> {
    submit.preventDefault();
    if (!list && (await look(text).catch(() => false))) return;
    const doubtful = list ? [] : doubtfulLines(text);
    if (doubtful.length) return setWrong(say("page.entries.doubtful", { lines: doubtful.join(", ") }));
    const persons = list ? list.people.map((one) => one.person) : text.split("\n").map(personIn).filter(Boolean);
    if (!persons.length) return;
    if (await act({ acts: persons.map((person) => ({ do: "enter", stage, person })) })) drop();
  }
  function drop(): void {
    setText("");
    setList(null);
  }
  return (
    <section aria-labelledby="entries"><h2 id="entries">{say("page.entries.title")}</h2>
      <p class="quiet-text">{say("page.entries.count", { n: event.entries.length })}</p>
      {begun && <p class="quiet-text">{say("page.entries.begun")}</p>}
      <form class={list ? "" : "form"} onSubmit={(submit) => void enter(submit)}>
        {list ? <>
          <h3>{say("page.entries.read", { n: list.people.length })}</h3>
          {list.remarks.length > 0 && <ul class="notice">{list.remarks.map((one, i) => <li key={i}>{say("page.entries.line", { n: one.line })} {told(one.text)}</li>)}</ul>}
          <Listed list={list} />
        </> : <>
          <label>{say("page.entries.lines")}<textarea name="entries" rows={6} value={text} onInput={(change) => setText(change.currentTarget.value)} /></label>
          <p class="quiet-text">{say("page.entries.help")}</p>
          <label>{say("page.entries.file")}<input type="file" name="entries-file" accept=".csv,.tsv,.txt,text/*" onChange={(change) => void open(change.currentTarget.files?.[0])} /></label>
        </>}
        {wrong && <p class="notice bad" role="alert">{wrong}</p>}
        <div class="row-of-buttons"><button class={minor ? "" : "primary"}>{say("page.entries.enter")}</button>
          {list && <button type="button" onClick={drop}>{say("page.entries.drop")}</button>}</div>
      </form>
    </section>
  );
}
