// A team with its players in the order of the boards, typed or pasted.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import { personIn } from "./EntryForm";
import type { EventCard, Stage } from "./types";

export function TeamForm({ event, stage, act, minor }: { event: EventCard; stage: Stage; act: DeskAct; minor?: boolean | undefined }): JSX.Element {
  const say = useWords();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const boards = stage.settings.boards ?? 0;
  async function enter(submit: Event): Promise<void> {
    submit.preventDefault();
    const persons = text.split("\n").map(personIn).filter(Boolean);
    // Entries are numbered in their order; `seen` refuses it when somebody else has entered meanwhile.
    const team = event.entries.length + 1;
    const players = persons.map((person, i) => ({ do: "enter", stage: stage.number, person, team, board: i < boards ? i + 1 : 0 }));
    const good = await act({ seen: event.last, acts: [{ do: "enter", stage: stage.number, person: { name: name.trim() }, is_team: true }, ...players] });
    if (!good) return;
    setName("");
    setText("");
  }
  return (
    <section aria-labelledby="teams"><h2 id="teams">{say("page.teams.title")}</h2>
      <p class="quiet-text">{say("page.teams.help", { n: boards })}</p>
      <form class="form" onSubmit={(submit) => void enter(submit)}>
        <label>{say("page.teams.name")}<input name="team" required autocomplete="off" value={name} onInput={(change) => setName(change.currentTarget.value)} /></label>
        <label>{say("page.teams.players")}<textarea name="team-players" rows={6} required value={text} onInput={(change) => setText(change.currentTarget.value)} /></label>
        <button class={minor ? "" : "primary"}>{say("page.teams.enter")}</button>
      </form>
    </section>
  );
}
