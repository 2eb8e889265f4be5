// The appeals committee: who sits on it, choosing it before the first round, and its vote.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { useWords } from "../kit/words";
import { ActForm, By, Choice } from "./ActForm";
import { effects, type Member, type Office, type Protest } from "./office";

const told = (one: Member): string => [one.name, one.branch].filter(Boolean).join(", ");

// "Name, branch, 1970-03-01", a line each.
function membersIn(text: string): Member[] {
  return text.split("\n").map((line) => line.trim()).filter(Boolean).map((line) => {
    const [name = "", branch = "", born = ""] = line.split(",").map((part) => part.trim());
    return { name, ...(branch ? { branch } : {}), ...(born ? { born } : {}) };
  });
}

function Choose({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.office.committee.choose")}</summary>
      <ActForm minor event={event.id} button={say("page.office.committee.send")}
        make={(given) => given("chairman") ? { do: "choose-committee", by: given("by"), committee: { chairman: membersIn(given("chairman"))[0], members: membersIn(given("members")), reserves: membersIn(given("reserves")) } } : null}>
        <p class="quiet-text">{say("page.office.committee.help")}</p>
        <label>{say("page.office.committee.chairman")}<input name="chairman" required autocomplete="off" /></label>
        <label>{say("page.office.committee.members")}<textarea name="members" rows={4} /></label>
        <label>{say("page.office.committee.reserves")}<textarea name="reserves" rows={2} /></label>
        <By office={office} label={say("page.office.by")} roles={["organiser"]} />
      </ActForm>
    </details>
  );
}

export function Committee({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const { committee } = office.state;
  return (
    <>
      <h3>{say("page.office.committee")}</h3>
      {committee ? <dl class="terms-list">
        <div><dt>{say("page.office.committee.chairman")}</dt><dd>{told(committee.chairman)}</dd></div>
        <div><dt>{say("page.office.committee.members")}</dt><dd>{(committee.members ?? []).map(told).join("; ")}</dd></div>
        {(committee.reserves?.length ?? 0) > 0 && <div><dt>{say("page.office.committee.reserves")}</dt><dd>{(committee.reserves ?? []).map(told).join("; ")}</dd></div>}
      </dl> : <p class="quiet-text">{say("page.office.committee.none")}</p>}
      {may("keep-office") && <Choose event={event} office={office} />}
    </>
  );
}

function Names({ name, title, all, first }: { name: string; title: string; all: Member[]; first: number }): JSX.Element {
  return (
    <fieldset class="names"><legend>{title}</legend>
      {all.map((one, i) => <label class="check" key={one.name}><input type="checkbox" name={name} value={one.name} defaultChecked={i < first} />{told(one)}</label>)}</fieldset>
  );
}

// Reserves stand in for those who have an interest of their own.
export function Voting({ event, office, protest }: { event: EventCard; office: Office; protest: Protest }): JSX.Element | null {
  const say = useWords();
  const { committee } = office.state;
  if (!committee) return null;
  const seated = [committee.chairman, ...(committee.members ?? [])];
  const all = [...seated, ...(committee.reserves ?? [])];
  return (
    <details><summary>{say("page.office.vote", { n: protest.id })}</summary>
      <ActForm minor event={event.id} button={say("page.office.vote.send")}
        make={(given, data) => given("in_favour") === "" ? null : { do: "vote-on-protest", protest: protest.id, voters: data.getAll("voters"), interested: data.getAll("interested"),
          in_favour: Number(given("in_favour")), effect: given("effect"), answer: given("answer") }}>
        <Names name="voters" title={say("page.office.vote.voters")} all={all} first={seated.length} />
        <Names name="interested" title={say("page.office.vote.interested")} all={all} first={0} />
        <div class="pair-of-fields">
          <label>{say("page.office.vote.in_favour")}<input name="in_favour" type="number" min="0" max={seated.length} required /></label>
          <Choice name="effect" label={say("page.office.reply.effect")} kind="effect" words={effects} />
        </div>
        <label>{say("page.office.reply.answer")}<textarea name="answer" rows={2} /></label>
      </ActForm>
    </details>
  );
}
