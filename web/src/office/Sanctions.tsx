// Sanctions over the event: the list, what is still to be entered at the tables, and imposing one.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { shownTime, useWords } from "../kit/words";
import { ActForm, By, Choice } from "./ActForm";
import { Proposals } from "./Entering";
import { wallClock, word, type Office, type Sanction } from "./office";

function Line({ sanction }: { sanction: Sanction }): JSX.Element {
  const say = useWords();
  const { offender = "", what = "", round = 0, table = 0 } = sanction.breach;
  const where = [round ? say("page.office.round", { n: round }) : "", table ? say("page.office.table", { n: table }) : ""].filter(Boolean).join(", ");
  return (
    <li><strong>{offender}</strong>: <span class={sanction.lifted ? "cut" : ""}>{word("measure", sanction.measure)}</span>{sanction.lifted && <> · {say("page.office.lifted")}</>}, {what} <Articles ids={sanction.articles ?? []} /><br />
      <span class="quiet-text">{[where, sanction.by, shownTime(sanction.at ?? ""), say("page.office.count", { n: sanction.count ?? 1 }), sanction.entered ? say("page.office.entered") : ""].filter(Boolean).join(" · ")}</span></li>
  );
}

function Impose({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  return (
    <>
      <h3>{say("page.office.impose")}</h3>
      <ActForm event={event.id} button={say("page.office.impose.send")}
        make={(given) => given("offender") && given("what") ? { do: "impose-sanction", measure: given("measure"), by: given("by"), at: given("at"),
          breach: { offender: given("offender"), what: given("what"), place: given("place"), round: Number(given("round")), table: Number(given("table")), explanation: given("explanation"),
            witnesses: given("witnesses").split(",").map((one) => one.trim()).filter(Boolean) } } : null}>
        <label>{say("page.office.offender")}<input name="offender" list="entrants" required autocomplete="off" /></label>
        <datalist id="entrants">{event.entries.map((one) => <option value={one.name} key={one.id} />)}</datalist>
        <Choice name="measure" label={say("page.office.measure")} kind="measure" words={office.measures.map((one) => one.measure)} />
        <label>{say("page.office.what")}<input name="what" required autocomplete="off" /></label>
        <div class="pair-of-fields">
          <label>{say("page.papers.round")}<input name="round" type="number" min="0" /></label>
          <label>{say("page.office.at_table")}<input name="table" type="number" min="0" /></label>
        </div>
        <div class="pair-of-fields">
          <label>{say("page.office.place")}<input name="place" autocomplete="off" /></label>
          <label>{say("page.office.witnesses")}<input name="witnesses" autocomplete="off" /></label>
        </div>
        <label>{say("page.office.explanation")}<input name="explanation" autocomplete="off" /></label>
        <div class="pair-of-fields">
          <By office={office} label={say("page.office.imposed_by")} />
          <label>{say("page.office.when")}<input name="at" type="datetime-local" defaultValue={wallClock()} required /></label>
        </div>
      </ActForm>
    </>
  );
}

export function Sanctions({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const all = office.state.sanctions ?? [];
  return (
    <section aria-labelledby="sanctions"><h2 id="sanctions">{say("page.office.sanctions")}</h2>
      <Proposals event={event} office={office} />
      {all.length ? <ol class="disputes">{all.map((one) => <Line key={one.id} sanction={one} />)}</ol> : <p class="quiet-text">{say("page.office.no_sanctions")}</p>}
      {may("rule-in-office") && <Impose event={event} office={office} />}
    </section>
  );
}
