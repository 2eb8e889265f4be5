// The regulations clause by clause: what is written, what the book misses, forbids or says where
// nothing is written.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { capital, shownTime, useWords } from "../kit/words";
import { words } from "../made/words";
import { ActForm, By, Choice, Remarks } from "./ActForm";
import { wallClock, word, type Office } from "./office";

const prefix = "office.condition.";
const conditions = Object.keys(words).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).replaceAll("_", "-"));

function Written({ office }: { office: Office }): JSX.Element {
  const say = useWords();
  const kept = office.state.regulations?.clauses ?? [];
  const clauses = Array.isArray(kept) ? kept : Object.entries(kept);
  if (!clauses.length) return <p class="quiet-text">{say("page.office.no_clauses")}</p>;
  return (
    <dl class="terms-list">{clauses.map(([condition, clause]) => (
      <div key={condition}><dt>{capital(word("condition", condition))}</dt><dd>{shownTime(clause.text)} <span class="quiet-text">{[clause.written?.by, shownTime(clause.written?.date ?? "")].filter(Boolean).join(", ")}</span></dd></div>))}</dl>
  );
}

function Write({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  return (
    <>
      <h3>{say("page.office.clause")}</h3>
      <ActForm event={event.id} button={say("page.office.clause.send")}
        make={(given) => given("text") ? { do: "write-clause", condition: given("condition"), text: given("text"), by: given("by"), with: given("with"), date: given("date") } : null}>
        <Choice name="condition" label={say("page.office.clause.condition")} kind="condition" words={conditions} />
        <label>{say("page.office.clause.text")}<textarea name="text" rows={3} required /></label>
        <div class="pair-of-fields">
          <By office={office} label={say("page.office.by")} roles={["organiser"]} />
          <label>{say("page.office.date")}<input name="date" type="date" defaultValue={wallClock().slice(0, 10)} required /></label>
        </div>
        <label>{say("page.office.with")}<input name="with" autocomplete="off" /></label>
      </ActForm>
    </>
  );
}

const steps = ["approve-regulations", "issue-schedule", "send-invitations"] as const;

// What is done with the regulations as a whole.
function Steps({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.office.regulations.steps")}</summary>
      <ActForm minor event={event.id} button={say("page.office.regulations.send")}
        make={(given) => ({ do: given("step"), by: given("by"), date: given("date"), ...(given("step") === "send-invitations" ? { through: given("through") } : {}) })}>
        <Choice name="step" label={say("page.office.reply.what")} kind="regulations.step" words={steps} />
        <div class="pair-of-fields">
          <By office={office} label={say("page.office.by")} roles={["organiser"]} />
          <label>{say("page.office.date")}<input name="date" type="date" defaultValue={wallClock().slice(0, 10)} required /></label>
        </div>
        <label>{say("page.office.regulations.through")}<input name="through" autocomplete="off" /></label>
      </ActForm>
    </details>
  );
}

export function Clauses({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const approved = office.state.regulations?.approved;
  return (
    <section aria-labelledby="clauses"><h2 id="clauses">{say("page.office.regulations")}</h2>
      <Remarks office={office} about="card" silent />
      <h3>{say("page.office.check")}</h3>
      <Remarks office={office} about="regulations" />
      <h3>{say("page.office.written")}</h3>
      <p class="quiet-text">{approved ? say("page.office.approved", { name: approved.by ?? "", date: shownTime(approved.date ?? "") }) : say("page.office.not_approved")}</p>
      <Written office={office} />
      {may("keep-office") && <Steps event={event} office={office} />}
      {may("keep-office") && <Write event={event} office={office} />}
    </section>
  );
}
