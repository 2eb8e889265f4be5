// The last command at the desk, and taking it back: a new fact with a reason; nothing is erased.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { may } from "../kit/api";
import { announce } from "../kit/speak";
import { told, useWords } from "../kit/words";
import type { Undo } from "../made/wire";
import { lineOf } from "./EventJournal";
import { undo as takeBack, useTable } from "./live";
import type { EventAnswer, EventCard, EventFact } from "./types";

const shownFacts = 5;

function Facts({ facts }: { facts: EventFact[] }): JSX.Element {
  const say = useWords();
  const rest = facts.length - shownFacts;
  return (
    <ul>{facts.slice(0, shownFacts).map((fact) => <li key={fact.seq}>{lineOf(fact)}</li>)}
      {rest > 0 && <li>{say("page.undo.more", { n: rest })}</li>}</ul>
  );
}

export function TakeBack({ event, last }: { event: EventCard; last: number }): JSX.Element | null {
  const say = useWords();
  const undo = useTable<Undo>(event, may("rule-on-events") ? "undo" : "", last);
  const [answer, setAnswer] = useState<EventAnswer | null>(null);
  if (!undo) return null;
  async function send(submit: SubmitEvent): Promise<void> {
    submit.preventDefault();
    const form = submit.currentTarget as HTMLFormElement;
    const reason = String(new FormData(form).get("reason"));
    const got = await takeBack(event.id, reason, undo?.last ?? 0);
    setAnswer(got.type === "ack" ? null : got);
    if (got.type !== "ack") return;
    form.reset();
    announce("talk", say("page.undo.done"));
  }
  return (
    <details class="take-back no-print"><summary>{say("page.undo")}</summary>
      {undo.why && <p>{told(undo.why.text)}</p>}
      {undo.facts && <form class="form" onSubmit={(submit) => void send(submit)}>
        <div><p>{say("page.undo.last")}</p><Facts facts={undo.facts as EventFact[]} /></div>
        <label>{say("page.byhand.reason")}<input name="reason" required autocomplete="off" /></label>
        <button>{say("page.undo.send")}</button>
        {answer && <p class="notice bad" role="alert">{say("page.say.refused", { why: answer.type === "stale" ? say("page.undo.stale") : told(answer.why?.text) || answer.type })}</p>}
      </form>}
    </details>
  );
}
