// Who is absent from the next round, withdraws or is excluded; what follows for the results is the
// book's business.
import type { JSX } from "preact";
import { capital, useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import type { EventCard, Stage } from "./types";
import { entryName } from "./words";

export function Leaving({ event, stage, act }: { event: EventCard; stage: Stage; act: DeskAct }): JSX.Element {
  const say = useWords();
  async function send(submit: SubmitEvent): Promise<void> {
    submit.preventDefault();
    const form = submit.currentTarget as HTMLFormElement;
    const given = new FormData(form);
    const [entry, what, reason] = [Number(given.get("entry")), String(given.get("what")), String(given.get("reason"))];
    const good = await act(what === "absent"
      ? { do: "announce-absence", stage: stage.number, entry, round: stage.rounds.length + 1, reason }
      : { do: "withdraw", stage: stage.number, entry, excluded: what === "excluded", reason });
    if (good) form.reset();
  }
  return (
    <section aria-labelledby="leaving"><h2 id="leaving">{say("page.leaving")}</h2>
      <form class="form" onSubmit={(submit) => void send(submit)}>
        <label>{say("page.leaving.who")}<select name="entry">
          {stage.members.filter((one) => !one.left).map((one) => <option value={one.entry} key={one.entry}>{entryName(event, one.entry)}</option>)}</select></label>
        <label>{say("page.leaving.what")}<select name="what">
          <option value="absent">{capital(say("page.leaving.absent"))}</option><option value="withdrawn">{capital(say("page.leaving.withdrawn"))}</option><option value="excluded">{capital(say("page.leaving.excluded"))}</option></select></label>
        <label>{say("page.byhand.reason")}<input name="reason" required autocomplete="off" /></label>
        <button>{say("page.leaving.record")}</button>
      </form>
    </section>
  );
}
