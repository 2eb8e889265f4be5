// What is due, who has it, what was done and by whom; and the times of play.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { EventAnswer, EventCard } from "../event/types";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { shownTime, useWords } from "../kit/words";
import type { Duty } from "../made/wire";
import { ActForm } from "./ActForm";
import { Refused } from "../kit/refused";
import { officeAct, wallClock, word, type Office } from "./office";

type Done = (duty: Duty, by: string) => void;

function DutyRow({ duty, office, done }: { duty: Duty; office: Office; done: Done }): JSX.Element {
  const say = useWords();
  const name = word("duty", duty.duty);
  const serving = (office.state.officials ?? []).filter((one) => !one.suspended);
  const own = serving.find((one) => duty.roles.includes(one.role))?.name ?? serving.find((one) => one.role === "chief-arbiter")?.name ?? serving[0]?.name ?? "";
  const [by, setBy] = useState("");
  const isDone = duty.state.startsWith("done");
  return (
    <tr class={duty.state === "overdue" ? "overdue" : ""}>
      <td class="when">{shownTime(duty.due)}</td>
      <th scope="row">{name}{duty.round > 0 && <> · {say("page.office.round", { n: duty.round })}</>}<br />
        <span class="quiet-text">{duty.roles.map((role) => word("role", role)).join(", ")}</span> <Articles ids={duty.articles} /></th>
      <td><span class={`duty-state ${duty.state}`}>{say(`page.office.duty.${duty.state}` as "page.office.duty.done")}</span>{isDone && <><br />{duty.by}</>}</td>
      <td class="no-print">{!isDone && may("keep-office") && serving.length > 0 && <span class="duty-done">
        <select aria-label={say("page.office.done_by", { duty: name })} value={by || own} onChange={(change) => setBy(change.currentTarget.value)}>
          {serving.map((one) => <option value={one.name} key={one.name}>{one.name}</option>)}</select>
        <button type="button" class="small" aria-label={say("page.office.done_duty", { duty: name })} onClick={() => done(duty, by || own)}>{say("page.office.done")}</button></span>}</td>
    </tr>
  );
}

function Plan({ event }: { event: EventCard }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.office.plan")}</summary>
      <ActForm minor event={event.id} button={say("page.office.plan.send")}
        make={(given) => given("start") ? { do: "plan-session", session: { round: Number(given("round")), start: given("start"), announced: wallClock() } } : null}>
        <div class="pair-of-fields">
          <label>{say("page.papers.round")}<input name="round" type="number" min="1" required defaultValue="1" /></label>
          <label>{say("page.office.plan.start")}<input name="start" type="datetime-local" required /></label>
        </div>
      </ActForm>
    </details>
  );
}

export function Duties({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const [refused, setRefused] = useState<EventAnswer | null>(null);
  const done: Done = (duty, by) => void officeAct(event.id, { do: "do-duty", duty: duty.duty, round: duty.round, by, at: wallClock() }).then((answer) => {
    setRefused(answer.type === "ack" ? null : answer);
    if (answer.type === "ack") announce("talk", say("page.desk.done"));
  });
  const open = office.duties.filter((one) => !one.state.startsWith("done")).length;
  return (
    <section aria-labelledby="duties"><h2 id="duties">{say("page.office.duties")}</h2>
      <p class="quiet-text">{say("page.office.duties.open", { n: open, all: office.duties.length })}</p>
      {refused && <Refused answer={refused} />}
      <div class="wide"><table class="duties">
        <thead><tr><th scope="col">{say("page.office.due")}</th><th scope="col">{say("page.office.duty")}</th><th scope="col">{say("page.office.state")}</th><td class="no-print" /></tr></thead>
        <tbody>{office.duties.map((one) => <DutyRow key={one.duty + one.round} duty={one} office={office} done={done} />)}</tbody></table></div>
      {may("keep-office") && <Plan event={event} />}
    </section>
  );
}
