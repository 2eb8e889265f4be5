// Entries before the credentials commission: received, classified, admitted or refused with the
// reason, and the act that lists them.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { capital, shownTime, useWords, type Key } from "../kit/words";
import { ActForm, By, Choice, Remarks } from "./ActForm";
import { wallClock, word, type Application, type Office } from "./office";

const senders = ["player", "club", "federation", "regional-centre"] as const;
const classes = ["hearing", "vision", "blind", "musculoskeletal", "wheelchair"] as const;
const verdicts = ["admitted", "refused"] as const;
const today = (): string => wallClock().slice(0, 10);

interface Props {
  event: EventCard;
  office: Office;
}

function Check({ name, label }: { name: string; label: string }): JSX.Element {
  return <label class="check"><input name={name} type="checkbox" />{capital(label)}</label>;
}

function Day({ name, label, first }: { name: string; label: string; first?: string }): JSX.Element {
  return <label>{label}<input name={name} type="date" defaultValue={first} required={first !== undefined} /></label>;
}

function Receive({ event }: { event: EventCard }): JSX.Element {
  const say = useWords();
  return (
    <>
      <h3>{say("page.office.entry.receive")}</h3>
      <ActForm event={event.id} button={say("page.office.entry.receive.send")}
        make={(given) => given("name") ? { do: "receive-entry", claim: { name: given("name"), team: given("team"), region: given("region"), sender: given("sender"), sender_region: given("sender_region"),
          received: given("received"), ...(given("born") ? { born: given("born") } : {}), woman: given("woman") === "on", meets_standard: given("standard") === "on", proof: given("proof"), first_time: given("first_time") === "on" } } : null}>
        <div class="pair-of-fields">
          <label>{say("page.office.entry.player")}<input name="name" list="entrants" required autocomplete="off" /></label>
          <label>{say("page.office.entry.team")}<input name="team" autocomplete="off" /></label>
          <Day name="born" label={say("page.office.entry.born")} />
          <Day name="received" label={say("page.office.entry.received")} first={today()} />
          <Choice name="sender" label={say("page.office.entry.sender")} kind="sender" words={senders} />
          <label>{say("page.office.entry.sender_region")}<input name="sender_region" autocomplete="off" /></label>
          <label>{say("page.office.entry.region")}<input name="region" autocomplete="off" /></label>
          <label>{say("page.office.entry.proof")}<input name="proof" autocomplete="off" /></label>
        </div>
        <datalist id="entrants">{event.entries.map((one) => <option value={one.name} key={one.id} />)}</datalist>
        <Check name="standard" label={say("page.office.entry.standard")} />
        <Check name="woman" label={say("page.office.entry.woman")} />
        <Check name="first_time" label={say("page.office.entry.first_time")} />
      </ActForm>
    </>
  );
}

function Decide({ event, office, entry }: Props & { entry: Application }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.office.entry.decide", { name: entry.claim.name })}</summary>
      <ActForm minor event={event.id} button={say("page.office.entry.decide.send")}
        make={(given) => ({ do: "decide-entry", entry: entry.id, verdict: given("verdict"), reason: given("reason"), by: given("by"), date: given("date") })}>
        <Choice name="verdict" label={say("page.office.entry.verdict")} kind="entry.verdict" words={verdicts} />
        <label>{say("page.office.entry.reason")}<input name="reason" autocomplete="off" /></label>
        <div class="pair-of-fields">
          <By office={office} label={say("page.office.by")} roles={["credentials-member", "chief-arbiter"]} />
          <Day name="date" label={say("page.office.date")} first={today()} />
        </div>
      </ActForm>
    </details>
  );
}

// For events of an impairment group; what was found is kept, a classifier decides.
function Classify({ event, office, entry }: Props & { entry: Application }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.office.entry.classify", { name: entry.claim.name })}</summary>
      <ActForm minor event={event.id} button={say("page.office.entry.classify.send")}
        make={(given) => ({ do: "classify-entry", entry: entry.id, class: given("class"), by: given("by"), date: given("date"),
          findings: { decibels: Number(given("decibels")), acuity: given("acuity"), field: given("field"), impairment: given("impairment"), sign_language: given("sign_language") === "on", audiogram: given("audiogram") === "on", wheelchair: given("wheelchair") === "on" } })}>
        <Choice name="class" label={say("page.office.entry.class")} kind="class" words={classes} />
        <div class="pair-of-fields">
          <label>{say("page.office.entry.decibels")}<input name="decibels" type="number" min="0" /></label>
          <label>{say("page.office.entry.acuity")}<input name="acuity" autocomplete="off" /></label>
          <label>{say("page.office.entry.field")}<input name="field" autocomplete="off" /></label>
          <label>{say("page.office.entry.impairment")}<input name="impairment" autocomplete="off" /></label>
        </div>
        <Check name="sign_language" label={say("page.office.entry.sign_language")} />
        <Check name="audiogram" label={say("page.office.entry.audiogram")} />
        <Check name="wheelchair" label={say("page.office.entry.wheelchair")} />
        <div class="pair-of-fields">
          <By office={office} label={say("page.office.by")} roles={["classifier"]} />
          <Day name="date" label={say("page.office.date")} first={today()} />
        </div>
      </ActForm>
    </details>
  );
}

function Line({ event, office, entry }: Props & { entry: Application }): JSX.Element {
  const say = useWords();
  const verdict = entry.verdict ?? "open";
  const group = office.state.card?.group ?? "none";
  const facts = [entry.claim.team, entry.claim.region, entry.class ? word("class", entry.class) : "", entry.exception ? say("page.office.entry.exception") : "",
    entry.reason, entry.decided?.by, shownTime(entry.decided?.date ?? "")].filter(Boolean);
  return (
    <li><strong>{entry.claim.name}</strong> · <span class={`verdict ${verdict}`}>{say(`page.office.entry.state.${verdict}` as Key)}</span>
      {facts.length > 0 && <><br /><span class="quiet-text">{facts.join(" · ")}</span></>}
      {may("keep-office") && verdict === "open" && group !== "none" && <Classify event={event} office={office} entry={entry} />}
      {may("keep-office") && verdict === "open" && <Decide event={event} office={office} entry={entry} />}</li>
  );
}

function Act({ event, office }: Props): JSX.Element {
  const say = useWords();
  const { act } = office.state;
  return (
    <>
      {act ? <p>{say("page.office.credentials.act", { date: shownTime(act.date ?? ""), names: (act.commission ?? []).join(", ") })} · <a href={`/e/${event.id}/papers/credentials`}>{say("page.office.credentials.paper")}</a></p>
        : <p class="quiet-text">{say("page.office.credentials.no_act")}</p>}
      {may("keep-office") && <details><summary>{say("page.office.credentials.draw_up")}</summary>
        <ActForm minor event={event.id} button={say("page.office.credentials.draw_up")} make={(given) => ({ do: "draw-up-act", date: given("date") })}>
          <Day name="date" label={say("page.office.date")} first={today()} />
        </ActForm></details>}
    </>
  );
}

export function Credentials({ event, office }: Props): JSX.Element {
  const say = useWords();
  const all = office.state.applications ?? [];
  const of = (verdict: string) => all.filter((one) => (one.verdict ?? "open") === verdict).length;
  return (
    <section aria-labelledby="credentials"><h2 id="credentials">{say("page.office.credentials")}</h2>
      {all.length > 0 && <p class="quiet-text">{say("page.office.credentials.count", { admitted: of("admitted"), refused: of("refused"), open: of("open") })}</p>}
      {all.length ? <ol class="disputes">{all.map((one) => <Line key={one.id} event={event} office={office} entry={one} />)}</ol> : <p class="quiet-text">{say("page.office.credentials.none")}</p>}
      {office.remarks.some((one) => one.about === "entries") && <><h3>{say("page.office.credentials.lacks")}</h3><Remarks office={office} about="entries" silent /></>}
      <Act event={event} office={office} />
      {may("keep-office") && <Receive event={event} />}
    </section>
  );
}
