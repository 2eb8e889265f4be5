// The papers of an event: what can be printed now and what not yet, a preview, print, download.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { language, useWords, type Language } from "../kit/words";
import { useCell } from "../kit/cell";
import type { Papers as PaperList } from "../made/wire";
import { LanguageChoice, NotYet, PaperGroup, Preview } from "../papers/Preview";
import { useTable } from "./live";
import type { EventCard } from "./types";

export function Papers({ event, stage, last, chosen }: { event: EventCard; stage: number; last: number; chosen: string }): JSX.Element {
  const say = useWords();
  const own = useCell(language);
  const rounds = event.stages.find((one) => one.number === stage)?.rounds ?? 0;
  const [other, setOther] = useState<Language | "">("");
  const [asked, setAsked] = useState(0);
  const round = asked && asked <= rounds ? asked : rounds;
  const list = useTable<PaperList>(event, `papers?stage=${stage}${round ? `&round=${round}` : ""}`, last);
  if (!list) return <p>{say("page.line.connecting")}</p>;
  const ready = list.papers.filter((one) => one.ready);
  const paper = list.papers.find((one) => one.paper === chosen);
  const page = (name: string) => `/e/${event.id}/papers/${name}`;
  const of = paper?.of_round && round ? `&round=${round}` : "";
  const link = (form: string) => `/api/events/${event.id}/papers/${chosen}?form=${form}&lang=${other || own}&stage=${stage}${of}`;
  return (
    <>
      <div class="paper-choices no-print">
        {rounds > 0 && <label>{say("page.papers.round")}<select name="paper-round" value={round} onChange={(change) => setAsked(Number(change.currentTarget.value))}>
          {Array.from({ length: rounds }, (_, i) => <option value={i + 1} key={i}>{i + 1}</option>)}</select></label>}
        <LanguageChoice into={other || own} onChange={setOther} />
      </div>
      <div class="papers">
        <div class="no-print">
          <PaperGroup page={page} title={say("page.papers.whole")} papers={ready.filter((one) => !one.of_round)} chosen={chosen} />
          <PaperGroup page={page} title={say("page.papers.of_round", { n: round })} papers={ready.filter((one) => one.of_round)} chosen={chosen} />
          <NotYet papers={list.papers.filter((one) => !one.ready)} />
        </div>
        {paper ? <Preview paper={paper} link={link} last={last} />
          : <p class="quiet-text choose-paper">{say(chosen ? "page.papers.unknown" : "page.papers.choose")}</p>}
      </div>
    </>
  );
}
