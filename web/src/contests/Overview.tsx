// What everybody may know of a contest: its regulations with the articles that ask for them, the
// panel.
import type { JSX } from "preact";
import { Articles } from "../kit/parts";
import { capital, told, useWords, withDays } from "../kit/words";
import type { ContestCard } from "../made/wire";
import { word } from "./contests";

export function Overview({ card }: { card: ContestCard }): JSX.Element {
  const say = useWords();
  return (
    <>
      <section aria-labelledby="regulations"><h2 id="regulations">{say("page.contest.regulations")}</h2>
        <dl class="facts">{card.regulations.map((one, i) => <div key={i}><dt>{told(one.name)}</dt><dd>{capital(withDays(told(one.text)))} <Articles ids={one.articles} /></dd></div>)}</dl>
      </section>
      {card.panel.length > 0 && <section aria-labelledby="panel"><h2 id="panel">{say("page.contest.panel")}</h2>
        <ul>{card.panel.map((one, i) => <li key={i}>{one.name} – {word("role", one.role)}{one.section > 0 && ` (${card.sections[one.section - 1]?.name ?? one.section})`}</li>)}</ul></section>}
    </>
  );
}
