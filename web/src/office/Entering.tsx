// What sanctions and upheld protests ask of the tables, each with the form that enters it there: the
// result follows by itself where the record says enough, and the standings with it.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { language, useWords } from "../kit/words";
import { ActForm, By } from "./ActForm";
import { word, type Act, type Office } from "./office";

type Proposal = Office["proposals"][number];

function useTold(): (one: Proposal) => string {
  const say = useWords();
  return (one) => [one.name, word("effect", one.effect), one.round ? say("page.office.round", { n: one.round }) : "", one.table ? say("page.office.table", { n: one.table }) : ""].filter(Boolean).join(", ");
}

// Only what was written; the rest stands in the record.
function tablesIn(given: (name: string) => string): Act {
  const tables: Act = {};
  for (const name of ["stage", "round", "table", "game"]) if (Number(given(name)) > 0) tables[name] = Number(given(name));
  for (const name of ["result", "whom"]) if (given(name)) tables[name] = given(name);
  return tables;
}

function Where({ event, one }: { event: EventCard; one: Proposal }): JSX.Element {
  const say = useWords();
  const games = event.stages.some((stage) => stage.settings.boards || (stage.settings.games ?? 1) > 1);
  const absence = one.effect === "absence";
  return (
    <>
      <div class="pair-of-fields">
        <label>{say(absence ? "page.office.enter.missed" : "page.office.enter.round")}<input name="round" type="number" min="1" placeholder={absence || !one.round ? "" : String(one.round)} /></label>
        {!absence && <label>{say("page.office.enter.table")}<input name="table" type="number" min="1" placeholder={one.table ? String(one.table) : ""} /></label>}
        {!absence && games && <label>{say("page.office.enter.game")}<input name="game" type="number" min="1" /></label>}
      </div>
      {!absence && <label>{say(one.effect === "correction" ? "page.office.enter.result_needed" : "page.office.enter.result")}<input name="result" autocomplete="off" placeholder="1-0" /></label>}
    </>
  );
}

function Enter({ event, office, one }: { event: EventCard; office: Office; one: Proposal }): JSX.Element {
  const say = useWords();
  const asks = one.sanction ? { sanction: one.sanction } : { protest: one.protest };
  return (
    <details><summary>{say("page.office.enter.summary", { what: one.name || word("effect", one.effect) })}</summary>
      <ActForm minor event={event.id} button={say("page.office.enter")}
        make={(given) => ({ do: "enter-effect", ...asks, by: given("by"), tables: tablesIn(given), language: language.value })}>
        {event.stages.length > 1 && <label>{say("page.office.enter.stage")}<select name="stage">{event.stages.map((_, i) => <option value={i + 1} key={i}>{i + 1}</option>)}</select></label>}
        {one.effect !== "exclusion" && <Where event={event} one={one} />}
        {one.protest > 0 && one.effect !== "correction" && <label>{say("page.office.enter.whom")}<input name="whom" list="entrants" autocomplete="off" /></label>}
        <By office={office} label={say("page.office.by")} />
      </ActForm>
    </details>
  );
}

export function Proposals({ event, office }: { event: EventCard; office: Office }): JSX.Element | null {
  const say = useWords();
  const told = useTold();
  if (!office.proposals.length) return null;
  return (
    <div class="notice proposals"><strong>{say("page.office.proposals")}</strong>
      <ul>{office.proposals.map((one) => <li key={`${one.sanction} ${one.protest}`}>{told(one)} <Articles ids={one.articles} />
        {may("rule-in-office") && <Enter event={event} office={office} one={one} />}</li>)}</ul>
    </div>
  );
}
