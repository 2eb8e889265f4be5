// A further stage: a final for those placed in an earlier one, or a new start for new entries.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { capital, sayAny, useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import { swissOf, systems } from "./systems";
import type { EventCard } from "./types";
import { stageName } from "./words";

export function StageForm({ event, act }: { event: EventCard; act: DeskAct }): JSX.Element {
  const say = useWords();
  const [system, setSystem] = useState("round-robin");
  const [from, setFrom] = useState(0);
  async function add(submit: SubmitEvent): Promise<void> {
    submit.preventDefault();
    const form = submit.currentTarget as HTMLFormElement;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? "").trim();
    const number = (name: string) => Number(text(name)) || 0;
    const settings = { name: text("stage-name"), system,
      ...(system === "swiss" ? { swiss: text("stage-swiss") } : {}),
      ...(number("stage-rounds") ? { rounds: number("stage-rounds") } : {}),
      ...(number("stage-boards") ? { boards: number("stage-boards") } : {}),
      ...(from ? { from: { stage: from, first_place: number("first") || 1, last_place: number("last"), carry_mutual: given.has("carry") } } : {}) };
    if (await act({ do: "add-stage", settings })) form.reset();
  }
  const counted = system === "swiss" || system === "match";
  return (
    <section aria-labelledby="stage-form"><h2 id="stage-form">{say("page.stages")}</h2>
      <p class="quiet-text">{say("page.stages.help")}</p>
        <form class="form" onSubmit={(submit) => void add(submit)}>
          <label>{say("page.stages.name")}<input name="stage-name" required autocomplete="off" /></label>
          <div class="pair-of-fields">
            <label>{say("page.new_event.system")}<select name="stage-system" value={system} onChange={(change) => setSystem(change.currentTarget.value)}>
              {systems.map((one) => <option value={one} key={one}>{capital(sayAny([`page.system.${one}`], one))}</option>)}</select></label>
            {system === "swiss" && <label>{say("page.new_event.swiss")}<select name="stage-swiss">{(swissOf[event.rulebook] ?? ["dutch"]).map((one) => <option value={one} key={one}>{capital(sayAny([`page.swiss.${one}`], one))}</option>)}</select></label>}
            {counted && <label>{say("page.event.rounds")}<input name="stage-rounds" type="number" min="1" max="30" defaultValue="5" required /></label>}
            <label>{say("page.new_event.teams")}<input name="stage-boards" type="number" min="0" max="20" defaultValue="0" /></label>
          </div>
          <label>{say("page.stages.from")}<select name="stage-from" value={from} onChange={(change) => setFrom(Number(change.currentTarget.value))}>
            <option value={0}>{capital(say("page.stages.direct"))}</option>
            {event.stages.map((one) => <option value={one.number} key={one.number}>{capital(say("page.stages.places", { name: stageName(event, one.number) }))}</option>)}</select></label>
          {from > 0 && <><div class="pair-of-fields"><label>{say("page.stages.first")}<input name="first" type="number" min="1" defaultValue="1" required /></label>
            <label>{say("page.stages.last")}<input name="last" type="number" min="1" defaultValue="4" required /></label></div>
            <label class="check"><input type="checkbox" name="carry" />{say("page.stages.carry")}</label></>}
          <button>{say("page.stages.add")}</button>
        </form>
    </section>
  );
}
