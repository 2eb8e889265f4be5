// What everybody may know of a contest: its regulations with the articles that ask for them, the
// panel, what was published, the papers.
import type { JSX } from "preact";
import { useCell } from "../kit/cell";
import { Articles } from "../kit/parts";
import { language, told, useWords } from "../kit/words";
import type { ContestCard } from "../made/wire";
import { published, word } from "./contests";

export function Overview({ card }: { card: ContestCard }): JSX.Element {
  const say = useWords();
  const into = useCell(language);
  const { contest, seat } = card;
  const paper = (name: string, section = 0) => `/api/contests/${contest.id}/papers/${name}?lang=${into}${section ? `&section=${section}` : ""}`;
  return (
    <>
      <section aria-labelledby="regulations"><h2 id="regulations">{say("page.contest.regulations")}</h2>
        <dl class="facts">{card.regulations.map((one, i) => <div key={i}><dt>{told(one.name)}</dt><dd>{told(one.text)} <Articles ids={one.articles} /></dd></div>)}</dl>
      </section>
      {card.panel.length > 0 && <section aria-labelledby="panel"><h2 id="panel">{say("page.contest.panel")}</h2>
        <ul>{card.panel.map((one, i) => <li key={i}>{one.name} – {word("role", one.role)}{one.section > 0 && ` (${card.sections[one.section - 1]?.name ?? one.section})`}</li>)}</ul></section>}
      <section aria-labelledby="papers"><h2 id="papers">{say("page.contest.papers")}</h2>
        <ul class="plain row-of-buttons">
          <li><a class="button" href={paper("regulations")}>{say("page.contest.regulations")}</a></li>
          {card.tasks.length > 0 && <li><a class="button" href={paper("tasks")}>{say("page.contest.part.solving")}</a></li>}
          {published(card) && <li><a class="button" href={paper("award")}>{word("phase", contest.phase)}</a></li>}
          {(seat.keeps || seat.sections.length > 0 || seat.offices.includes("chief")) && <li><a class="button" href={paper("duties")}>{say("page.contest.duties")}</a></li>}
          {card.sections.filter((one) => seat.keeps || seat.sections.includes(one.number) || seat.offices.includes("chief")).map((one) => (
            <li key={one.number}><a class="button" href={paper("sheet", one.number)}>{say("page.contest.sheet", { section: one.name })}</a></li>))}
        </ul></section>
    </>
  );
}
