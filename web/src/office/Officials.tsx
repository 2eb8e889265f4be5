// Who serves at the event, what the panel lacks by the book, and appointing somebody.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { may } from "../kit/api";
import { capital, useWords, type Key } from "../kit/words";
import { ActForm, By, Choice, Remarks } from "./ActForm";
import { Committee } from "./Committee";
import { word, type Office, type Official } from "./office";

const roles = ["organiser", "chief-arbiter", "deputy-arbiter", "chief-secretary", "deputy-secretary", "senior-arbiter", "line-arbiter",
  "information-arbiter", "director", "federation", "doctor", "technician", "assistant", "interpreter", "classifier", "credentials-member"] as const;
const placed = new Set(["senior-arbiter", "line-arbiter", "information-arbiter", "deputy-arbiter"]);
const categories = ["3", "2", "1", "0"] as const;

function tables(official: Official): string {
  const { first_table: first = 0, last_table: last = 0 } = official.sector ?? {};
  return first ? `${first}–${last}` : "";
}

function Panel({ office }: { office: Office }): JSX.Element {
  const say = useWords();
  const all = office.state.officials ?? [];
  if (!all.length) return <p>{say("page.office.no_officials")}</p>;
  return (
    <div class="wide"><table>
      <thead><tr><th scope="col">{say("page.office.name")}</th><th scope="col">{say("page.office.role")}</th><th scope="col">{say("page.office.category")}</th><th scope="col">{say("page.office.tables")}</th></tr></thead>
      <tbody>{all.map((one) => <tr key={one.name}><th scope="row">{one.name}</th>
        <td>{capital(word("role", one.role))}{one.suspended && <> · <strong>{say("page.office.suspended")}</strong></>}</td>
        <td>{capital(say(`page.office.category.${one.category ?? 3}` as Key))}</td><td>{tables(one)}</td></tr>)}</tbody></table></div>
  );
}

function Appoint({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  const first = office.state.officials?.length ? "line-arbiter" : "organiser";
  return (
    <>
      <h3>{say("page.office.appoint")}</h3>
      <ActForm event={event.id} button={say("page.office.appoint.send")}
        make={(given) => given("name") ? { do: "appoint", official: { name: given("name"), role: given("role"), category: Number(given("category")) }, by: given("by") } : null}>
        <label>{say("page.office.name")}<input name="name" required autocomplete="off" /></label>
        <div class="pair-of-fields">
          <Choice key={first} name="role" label={say("page.office.role")} kind="role" words={roles} first={first} />
          <Choice name="category" label={say("page.office.category")} kind="category" words={categories} first="3" />
        </div>
        <By office={office} label={say("page.office.appointed_by")} roles={["organiser"]} none />
      </ActForm>
    </>
  );
}

// From which table to which an arbiter stands.
function Sectors({ event, office }: { event: EventCard; office: Office }): JSX.Element | null {
  const say = useWords();
  const arbiters = (office.state.officials ?? []).filter((one) => !one.suspended && placed.has(one.role));
  if (!arbiters.length) return null;
  return (
    <>
      <h3>{say("page.office.sector")}</h3>
      <ActForm minor event={event.id} button={say("page.office.sector.send")}
        make={(given) => given("first") && given("last") ? { do: "assign-sector", name: given("arbiter"), sector: { first_table: Number(given("first")), last_table: Number(given("last")) }, by: given("by") } : null}>
        <label>{say("page.office.name")}<select name="arbiter">{arbiters.map((one) => <option value={one.name} key={one.name}>{one.name} – {word("role", one.role)}</option>)}</select></label>
        <div class="pair-of-fields">
          <label>{say("page.office.sector.first")}<input name="first" type="number" min="1" required /></label>
          <label>{say("page.office.sector.last")}<input name="last" type="number" min="1" required /></label>
        </div>
        <By office={office} label={say("page.office.by")} />
      </ActForm>
    </>
  );
}

// Who speaks for a team; a protest of the team is his.
function Captains({ event, office }: { event: EventCard; office: Office }): JSX.Element | null {
  const say = useWords();
  const teams = event.entries.filter((one) => one.is_team);
  const named = office.state.captains ?? [];
  if (!teams.length) return null;
  return (
    <>
      <h3>{say("page.office.captains")}</h3>
      <dl class="terms-list">{named.map((one) => <div key={one.team}><dt>{one.team}</dt><dd>{[one.name, one.deputy].filter(Boolean).join(", ")}</dd></div>)}</dl>
      {may("keep-office") && <ActForm minor event={event.id} button={say("page.office.captain.send")}
        make={(given) => given("name") ? { do: "name-captain", team: given("team"), name: given("name") } : null}>
        <div class="pair-of-fields">
          <label>{say("page.office.team")}<select name="team">{teams.map((one) => <option value={one.name} key={one.id}>{one.name}</option>)}</select></label>
          <label>{say("page.office.captain")}<input name="name" required autocomplete="off" /></label>
        </div>
      </ActForm>}
    </>
  );
}

export function Officials({ event, office }: { event: EventCard; office: Office }): JSX.Element {
  const say = useWords();
  return (
    <section aria-labelledby="officials"><h2 id="officials">{say("page.office.officials")}</h2>
      <Panel office={office} />
      {(office.state.officials?.length ?? 0) > 0 && <Remarks office={office} about="officials" />}
      {may("keep-office") && <Appoint event={event} office={office} />}
      {may("keep-office") && <Sectors event={event} office={office} />}
      <Captains event={event} office={office} />
      <Committee event={event} office={office} />
    </section>
  );
}
