// The papers of a contest: regulations, tasks, award for everybody; duties and judging sheets for
// officials.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useCell } from "../kit/cell";
import { useLoaded } from "../kit/loaded";
import { language, useWords, type Language } from "../kit/words";
import type { ContestCard, ContestPapers } from "../made/wire";
import { LanguageChoice, NotYet, PaperGroup, Preview } from "../papers/Preview";

// The section whose judging sheet is shown: one that whoever is here judges, if there is one.
function useSection(card: ContestCard): [number, (section: number) => void] {
  const [asked, setAsked] = useState(0);
  return [asked || card.seat.sections[0] || card.sections[0]?.number || 0, setAsked];
}

export function Papers({ card, chosen }: { card: ContestCard; chosen: string }): JSX.Element {
  const say = useWords();
  const own = useCell(language);
  const [other, setOther] = useState<Language | "">("");
  const [section, setSection] = useSection(card);
  const { id } = card.contest;
  const { value: list, missing } = useLoaded<ContestPapers>(`/api/contests/${id}/papers?section=${section}&seen=${card.last}`);
  if (!list) return <p>{missing || say("page.line.connecting")}</p>;
  const paper = list.papers.find((one) => one.paper === chosen);
  const page = (name: string) => `/contests/${id}/papers/${name}`;
  const of = paper?.of_section ? `&section=${section}` : "";
  const link = (form: string) => `/api/contests/${id}/papers/${chosen}?form=${form}&lang=${other || own}${of}`;
  return (
    <section aria-labelledby="papers"><h2 id="papers">{say("page.contest.papers")}</h2>
      <div class="paper-choices no-print">
        {card.sections.length > 1 && list.papers.some((one) => one.of_section) && <label>{say("page.contest.section")}<select name="paper-section" value={section} onChange={(change) => setSection(Number(change.currentTarget.value))}>
          {card.sections.map((one) => <option value={one.number} key={one.number}>{one.number}. {one.name}</option>)}</select></label>}
        <LanguageChoice into={other || own} onChange={setOther} />
      </div>
      <div class="papers">
        <div class="no-print">
          <PaperGroup page={page} title={card.contest.title} papers={list.papers.filter((one) => one.ready)} chosen={chosen} />
          <NotYet papers={list.papers.filter((one) => !one.ready)} />
        </div>
        {paper ? <Preview paper={paper} link={link} last={list.last} />
          : <p class="quiet-text choose-paper">{say(chosen ? "page.papers.unknown" : "page.papers.choose")}</p>}
      </div>
    </section>
  );
}
