// The papers of an event: what can be printed now and what not yet, a preview, print, download.
import type { JSX, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { language, languages, told, useWords, type Key, type Language } from "../kit/words";
import { useCell } from "../kit/cell";
import type { Paper, Papers as PaperList } from "../made/wire";
import { useTable } from "./live";
import type { EventCard } from "./types";

const forms = ["pdf", "xlsx", "csv", "txt"] as const;
const names: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

interface Wanted {
  stage: number;
  round: number;
  into: Language;
}

function address(event: EventCard, paper: Paper, form: string, { stage, round, into }: Wanted): string {
  const of = paper.of_round && round ? `&round=${round}` : "";
  return `/api/events/${event.id}/papers/${paper.paper}?form=${form}&lang=${into}&stage=${stage}${of}`;
}

function Line({ event, paper, chosen }: { event: EventCard; paper: Paper; chosen: boolean }): JSX.Element {
  const say = useWords();
  return (
    <li>
      <a href={`/e/${event.id}/papers/${paper.paper}`} aria-current={chosen ? "true" : undefined}>{told(paper.title)}</a>
      {paper.for_officials && <span class="quiet-text"> {say("page.papers.officials")}</span>}
    </li>
  );
}

function Group(props: { event: EventCard; title: string; papers: Paper[]; chosen: string }): JSX.Element | null {
  if (!props.papers.length) return null;
  return (
    <>
      <h3>{props.title}</h3>
      <ul class="paper-list">{props.papers.map((one) => <Line key={one.paper} event={props.event} paper={one} chosen={one.paper === props.chosen} />)}</ul>
    </>
  );
}

function NotYet({ papers }: { papers: Paper[] }): JSX.Element | null {
  const say = useWords();
  if (!papers.length) return null;
  return (
    <details><summary>{say("page.papers.not_yet", { n: papers.length })}</summary>
      <dl class="not-yet">{papers.map((one) => <div key={one.paper}><dt>{told(one.title)}</dt><dd class="quiet-text">{told(one.why)}</dd></div>)}</dl>
    </details>
  );
}

// The paper itself, as high as it is, so that nobody scrolls twice.
function Sheet({ title, source, frame }: { title: string; source: string; frame: RefObject<HTMLIFrameElement | null> }): JSX.Element {
  const fit = () => {
    const page = frame.current?.contentDocument?.documentElement;
    if (frame.current && page) frame.current.style.height = `${Math.min(Math.max(page.scrollHeight, 240), 6000)}px`;
  };
  return <iframe ref={frame} class="paper" title={title} src={source} onLoad={fit} />;
}

function Preview({ event, paper, wanted, last }: { event: EventCard; paper: Paper; wanted: Wanted; last: number }): JSX.Element {
  const say = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => { // on a phone it lies below the list
    if ((head.current?.getBoundingClientRect().top ?? 0) > innerHeight * 0.6) head.current?.scrollIntoView();
  }, [paper.paper]);
  const link = (form: string) => address(event, paper, form, wanted);
  return (
    <section class="paper-shown" aria-labelledby="paper-title">
      <h3 id="paper-title" ref={head}>{told(paper.title)}</h3>
      {!paper.ready && <p class="notice">{told(paper.why)}</p>}
      {paper.ready && <div class="paper-tools">
        <button type="button" class="primary" onClick={() => frame.current?.contentWindow?.print()}>{say("page.papers.print")}</button>
        <span>{say("page.papers.download")}</span>
        {forms.map((form) => <a class="button small" key={form} href={link(form)} download aria-label={say("page.papers.as", { title: told(paper.title), form: say(`page.papers.form.${form}` as Key) })}>{say(`page.papers.form.${form}` as Key)}</a>)}
        <a class="button small" href={link("html")} target="_blank" rel="noopener">{say("page.papers.apart")}</a>
      </div>}
      {paper.ready && <Sheet key={link("html")} frame={frame} title={told(paper.title)} source={`${link("html")}&seen=${last}`} />}
    </section>
  );
}

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
  return (
    <>
      <div class="paper-choices no-print">
        {rounds > 0 && <label>{say("page.papers.round")}<select name="paper-round" value={round} onChange={(change) => setAsked(Number(change.currentTarget.value))}>
          {Array.from({ length: rounds }, (_, i) => <option value={i + 1} key={i}>{i + 1}</option>)}</select></label>}
        <label>{say("page.papers.language")}<select name="paper-language" value={other || own} onChange={(change) => setOther(change.currentTarget.value as Language)}>
          {languages.map((one) => <option value={one} key={one} lang={one}>{names[one]}</option>)}</select></label>
      </div>
      <div class="papers">
        <div class="no-print">
          <Group event={event} title={say("page.papers.whole")} papers={ready.filter((one) => !one.of_round)} chosen={chosen} />
          <Group event={event} title={say("page.papers.of_round", { n: round })} papers={ready.filter((one) => one.of_round)} chosen={chosen} />
          <NotYet papers={list.papers.filter((one) => !one.ready)} />
        </div>
        {paper ? <Preview event={event} paper={paper} wanted={{ stage, round, into: other || own }} last={last} />
          : <p class="quiet-text choose-paper">{say(chosen ? "page.papers.unknown" : "page.papers.choose")}</p>}
      </div>
    </>
  );
}
