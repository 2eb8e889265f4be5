// The office at the desk of an event: it begins with the card, from which the rest follows.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { capital, useWords } from "../kit/words";
import { ActForm, Choice } from "./ActForm";
import { Clauses } from "./Clauses";
import { Credentials } from "./Credentials";
import { Duties } from "./Duties";
import { useOffice } from "./office";
import { Officials } from "./Officials";
import { Protests } from "./Protests";
import { Sanctions } from "./Sanctions";

export const officeParts = ["duties", "credentials", "officials", "regulations", "sanctions", "protests"] as const;

const levels = ["club", "district", "city", "regional", "national", "world"] as const;
const characters = ["individual", "individual-team", "team", "cup"] as const;
const calendars = ["none", "federation", "centre", "regional", "national"] as const;
const speeds = ["classical", "rapid", "blitz"] as const;
const groups = ["none", "hearing", "vision", "musculoskeletal"] as const;

function CardForm({ event }: { event: EventCard }): JSX.Element {
  const say = useWords();
  const teams = event.entries.some((one) => one.is_team);
  return (
    <section aria-labelledby="card"><h2 id="card">{say("page.office.card")}</h2>
      <p>{say("page.office.card.help")}</p>
      {may("keep-office") && <ActForm event={event.id} button={say("page.office.card.send")}
        make={(given) => given("start") && given("end") ? { do: "file-card", card: { level: given("level"), character: given("character"), calendar: given("calendar"), speed: given("speed"),
          group: given("group"), game: event.variant, start: given("start"), end: given("end"), budget: given("budget") === "on" } } : null}>
        <div class="pair-of-fields">
          <Choice name="level" label={say("page.office.card.level")} kind="level" words={levels} />
          <Choice name="character" label={say("page.office.card.character")} kind="character" words={characters} first={teams ? "team" : "individual"} />
          <Choice name="calendar" label={say("page.office.card.calendar")} kind="calendar" words={calendars} />
          <Choice name="speed" label={say("page.office.card.speed")} kind="speed" words={speeds} />
          <Choice name="group" label={say("page.office.card.group")} kind="group" words={groups} />
        </div>
        <div class="pair-of-fields">
          <label>{say("page.office.card.start")}<input name="start" type="date" required /></label>
          <label>{say("page.office.card.end")}<input name="end" type="date" required /></label>
        </div>
        <label class="check"><input name="budget" type="checkbox" />{capital(say("page.office.card.budget"))}</label>
      </ActForm>}
    </section>
  );
}

export function OfficeDesk({ event, part }: { event: EventCard; part: string }): JSX.Element {
  const say = useWords();
  const office = useOffice(event);
  if (!office) return <p>{say("page.line.connecting")}</p>;
  if (!office.rules) return <p>{say("page.office.no_rules")}</p>;
  if (!office.state.card && part !== "officials") return <CardForm event={event} />;
  const Part = { duties: Duties, credentials: Credentials, officials: Officials, regulations: Clauses, sanctions: Sanctions, protests: Protests }[part as (typeof officeParts)[number]];
  return <Part event={event} office={office} />;
}
