// A form whose act is tried while it is written: the server says beforehand what the book will not
// allow, with the article, and nothing is kept until it is sent.
import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { EventAnswer } from "../event/types";
import { Articles } from "../kit/parts";
import { Refused } from "../kit/refused";
import { announce } from "../kit/speak";
import { capital, told, useWords } from "../kit/words";
import { officeAct, word, type Act, type Office } from "./office";

const pause = 350; // ms without a key before it is tried

// A day that no calendar has is empty for the page; the book is asked about it all the same.
function isNoDay(form: HTMLFormElement | null, name: string): boolean {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.type === "date" && field.validity.badInput;
}

export interface ActFormProps {
  event?: string;
  send?: (act: Act) => Promise<EventAnswer>; // instead of the office of an event
  button: string;
  make: (given: (name: string) => string, all: FormData) => Act | null; // null: not enough is written yet
  minor?: boolean; // beside another form that comes first
  children: ComponentChildren;
}

export function ActForm({ event = "", send: carry = (one) => officeAct(event, one), button, make, minor, children }: ActFormProps): JSX.Element {
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(0);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<EventAnswer | null>(null);
  const act = (): Act | null => {
    const given = new FormData(form.current ?? undefined);
    return make((name) => isNoDay(form.current, name) ? "?" : String(given.get(name) ?? "").trim(), given);
  };
  const attempt = async (): Promise<void> => {
    const wanted = act();
    const turn = ++asked.current;
    const tried = wanted && (await carry({ ...wanted, try: true }));
    if (turn === asked.current) setAnswer(tried?.type === "no-answer" ? null : tried); // nothing was meant to be kept
  };
  const written = (): void => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => void attempt(), pause);
  };
  const send = async (submit: SubmitEvent): Promise<void> => {
    submit.preventDefault();
    clearTimeout(waiting.current);
    const wanted = act();
    if (!wanted) return;
    const turn = ++asked.current;
    const said = await carry(wanted);
    if (turn === asked.current) setAnswer(said.type === "ack" ? null : said);
    if (said.type !== "ack") return;
    announce("talk", say("page.desk.done"));
    form.current?.reset();
  };
  const refused = answer && answer.type !== "ack";
  return (
    <form class="form office-form" ref={form} onInput={written} onSubmit={(submit) => void send(submit)}>
      {children}
      {refused && <Refused answer={answer} />}
      {answer?.type === "ack" && <p class="quiet-text">{say("page.office.allowed")}</p>}
      <button class={minor ? "" : "primary"}>{button}</button>
    </form>
  );
}

// Who acts, by the names on appointment.
export function By({ office, label, roles, none }: { office: Office; label: string; roles?: string[]; none?: boolean }): JSX.Element {
  const say = useWords();
  const all = (office.state.officials ?? []).filter((one) => !one.suspended);
  const first = all.find((one) => (roles ?? ["chief-arbiter"]).includes(one.role))?.name ?? all[0]?.name ?? "";
  return (
    <label>{label}<select name="by" defaultValue={first}>
      {none && <option value="">{capital(say("page.office.nobody"))}</option>}
      {all.map((one) => <option value={one.name} key={one.name} selected={one.name === first}>{one.name} – {word("role", one.role)}</option>)}</select></label>
  );
}

export function Choice({ name, label, kind, words, first }: { name: string; label: string; kind: string; words: readonly string[]; first?: string }): JSX.Element {
  return (
    <label>{label}<select name={name}>
      {words.map((one) => <option value={one} key={one} selected={one === first}>{capital(word(kind, one))}</option>)}</select></label>
  );
}

// What the book misses or does not allow, each with its article.
export function Remarks({ office, about, silent }: { office: Office; about: string; silent?: boolean }): JSX.Element {
  const say = useWords();
  const own = office.remarks.filter((one) => one.about === about);
  const due = own.filter((one) => one.weight === "must");
  return (
    <>
      {due.length === 0 && !silent && <p class="good">{say("page.office.in_order")}</p>}
      {own.length > 0 && <ul class="remarks">{[...due, ...own.filter((one) => one.weight !== "must")].map((one, i) => (
        <li key={i} class={one.weight === "must" ? "must" : ""}><strong>{say(one.weight === "must" ? "page.office.must" : "page.office.note")}</strong> {told(one.text)} <Articles ids={one.articles} /></li>))}</ul>}
    </>
  );
}
