// Whoever takes part lodges a protest in his own name from here, and sees what became of it.
import type { JSX } from "preact";
import type { EventCard } from "../event/types";
import { useTable } from "../event/live";
import { useWords } from "../kit/words";
import type { OwnProtests as Own } from "../made/wire";
import { ActForm } from "./ActForm";
import { type Protest } from "./office";
import { ProtestLine } from "./Protests";

export function OwnProtests({ event }: { event: EventCard }): JSX.Element {
  const say = useWords();
  const own = useTable<Own>(event, "office/protests", event.last + (event.office ?? 0));
  if (!own) return <p>{say("page.line.connecting")}</p>;
  if (!own.rules) return <p>{say("page.office.no_rules")}</p>;
  const protests = own.protests as unknown as Protest[];
  return (
    <>
      <p>{say("page.office.own.help", { name: own.by })} {say("page.office.own.time")}</p>
      <ActForm event={event.id} button={say("page.office.lodge.send")}
        make={(given) => given("against") ? { do: "lodge-protest", against: given("against"), decided_by: given("decided_by"), written: true,
          ...(given("decision_at") ? { decision_at: given("decision_at") } : {}) } : null}>
        <label>{say("page.office.lodge.against")}<textarea name="against" rows={4} required /></label>
        <div class="pair-of-fields">
          <label>{say("page.office.lodge.decided_by")}<input name="decided_by" autocomplete="off" /></label>
          <label>{say("page.office.lodge.decision_at")}<input name="decision_at" type="datetime-local" /></label>
        </div>
      </ActForm>
      <h3>{say("page.office.own")}</h3>
      {protests.length ? <ol class="disputes">{protests.map((one) => <li key={one.id}><ProtestLine protest={one} /></li>)}</ol> : <p class="quiet-text">{say("page.office.no_protests")}</p>}
    </>
  );
}
