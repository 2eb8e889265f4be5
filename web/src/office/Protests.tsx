// Protests as the officials see them: what was lodged, peace first where the book asks for it, the
// answer, and a protest handed in on paper.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { capital, shownTime, useWords } from "../kit/words";
import { ActForm, By, Choice } from "./ActForm";
import { Voting } from "./Committee";
import { Proposals } from "./Entering";
import { effects, wallClock, word, type Office, type Protest } from "./office";

const replies = ["failed", "settled", "rejected", "upheld"] as const;

export function ProtestLine({ protest }: { protest: Protest }): JSX.Element {
  const say = useWords();
  const step = protest.step ?? "lodged";
  const decided = step === "decided" || step === "appealed" || step === "closed";
  return (
    <>
      <strong>{[protest.by, protest.team].filter(Boolean).join(", ")}</strong>: {protest.against} <Articles ids={protest.articles ?? []} /><br />
      <span class="quiet-text">{[shownTime(protest.at ?? ""), word("step", step), decided ? say(protest.upheld ? "page.office.upheld" : "page.office.not_upheld") : "", protest.answered_by, protest.vote?.voters?.length ? say("page.office.vote.count", { n: protest.vote.in_favour ?? 0, all: protest.vote.voters.length }) : "", protest.entered ? say("page.office.entered") : "", protest.final ? say("page.office.final") : ""].filter(Boolean).join(" · ")}</span>
      {protest.answer && <p>{protest.answer}</p>}
    </>
  );
}

// One of four replies: the first two look for peace, the others decide.
function replyAct(protest: number, given: (name: string) => string): Record<string, unknown> {
  const shared = { protest, by: given("by"), answer: given("answer") };
  const reply = given("reply");
  if (reply === "failed" || reply === "settled") return { do: "conciliate", settled: reply === "settled", ...shared };
  return { do: "answer-protest", upheld: reply === "upheld", effect: given("effect"), ...shared };
}

function Reply({ event, office, protest }: { event: EventCard; office: Office; protest: Protest }): JSX.Element {
  const say = useWords();
  const first = (protest.step ?? "lodged") === "lodged" ? "failed" : "rejected";
  return (
    <details><summary>{say("page.office.reply", { n: protest.id })}</summary>
      <ActForm minor event={event.id} button={say("page.office.reply.send")} make={(given) => replyAct(protest.id, given)}>
        <Choice key={first} name="reply" label={say("page.office.reply.what")} kind="reply" words={replies} first={first} />
        <label>{say("page.office.reply.answer")}<textarea name="answer" rows={2} /></label>
        <div class="pair-of-fields">
          <Choice name="effect" label={say("page.office.reply.effect")} kind="effect" words={effects} />
          <By office={office} label={say("page.office.by")} />
        </div>
      </ActForm>
    </details>
  );
}

function Lodge({ event }: { event: EventCard }): JSX.Element {
  const say = useWords();
  return (
    <>
      <h3>{say("page.office.lodge_paper")}</h3>
      <ActForm event={event.id} button={say("page.office.lodge.send")}
        make={(given) => given("who") && given("against") ? { do: "lodge-protest", by: given("who"), team: given("team"), against: given("against"), decided_by: given("decided_by"),
          written: given("written") === "on", at: given("at"), ...(given("decision_at") ? { decision_at: given("decision_at") } : {}) } : null}>
        <div class="pair-of-fields">
          <label>{say("page.office.lodge.who")}<input name="who" list="entrants" required autocomplete="off" /></label>
          <label>{say("page.office.lodge.team")}<input name="team" autocomplete="off" /></label>
        </div>
        <datalist id="entrants">{event.entries.map((one) => <option value={one.name} key={one.id} />)}</datalist>
        <label>{say("page.office.lodge.against")}<textarea name="against" rows={2} required /></label>
        <div class="pair-of-fields">
          <label>{say("page.office.lodge.decided_by")}<input name="decided_by" autocomplete="off" /></label>
          <label>{say("page.office.lodge.decision_at")}<input name="decision_at" type="datetime-local" /></label>
        </div>
        <label>{say("page.office.lodge.at")}<input name="at" type="datetime-local" defaultValue={wallClock()} required /></label>
        <label class="check"><input name="written" type="checkbox" defaultChecked />{capital(say("page.office.lodge.written"))}</label>
      </ActForm>
    </>
  );
}

export function Protests({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const all = office.state.protests ?? [];
  const open = (one: Protest) => !one.final && one.step !== "settled";
  return (
    <section aria-labelledby="protests"><h2 id="protests">{say("page.office.protests")}</h2>
      <Proposals event={event} office={office} />
      {all.length ? <ol class="disputes">{all.map((one) => <li key={one.id}><ProtestLine protest={one} />
        {open(one) && may("rule-in-office") && <Reply event={event} office={office} protest={one} />}
        {open(one) && may("vote-on-protests") && <Voting event={event} office={office} protest={one} />}</li>)}</ol> : <p class="quiet-text">{say("page.office.no_protests")}</p>}
      {may("keep-office") && <Lodge event={event} />}
    </section>
  );
}
