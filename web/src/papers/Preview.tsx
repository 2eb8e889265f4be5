// Papers wherever there are some: the list of those that can be printed, why others cannot be yet,
// a preview, print, download in every form and language.
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { languages, told, useWords, type Key, type Language } from "../kit/words";
import type { Texts } from "../made/wire";

const forms = ["pdf", "xlsx", "csv", "txt"] as const;
const names: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

export interface PaperLine {
  paper: string;
  title: Texts;
  for_officials: boolean;
  ready: boolean;
  why?: Texts;
}

interface GroupProps {
  title: string;
  papers: PaperLine[];
  chosen: string;
  page: (paper: string) => string; // where it is shown
}

export function PaperGroup({ title, papers, chosen, page }: GroupProps): JSX.Element | null {
  const say = useWords();
  if (!papers.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="paper-list">{papers.map((one) => (
        <li key={one.paper}>
          <a href={page(one.paper)} aria-current={one.paper === chosen ? "true" : undefined}>{told(one.title)}</a>
          {one.for_officials && <span class="quiet-text"> {say("page.papers.officials")}</span>}
        </li>))}</ul>
    </>
  );
}

export function NotYet({ papers }: { papers: PaperLine[] }): JSX.Element | null {
  const say = useWords();
  if (!papers.length) return null;
  return (
    <details><summary>{say("page.papers.not_yet", { n: papers.length })}</summary>
      <dl class="not-yet">{papers.map((one) => <div key={one.paper}><dt>{told(one.title)}</dt><dd class="quiet-text">{told(one.why)}</dd></div>)}</dl>
    </details>
  );
}

export function LanguageChoice({ into, onChange }: { into: Language; onChange: (into: Language) => void }): JSX.Element {
  const say = useWords();
  return (
    <label>{say("page.papers.language")}<select name="paper-language" value={into} onChange={(change) => onChange(change.currentTarget.value as Language)}>
      {languages.map((one) => <option value={one} key={one} lang={one}>{names[one]}</option>)}</select></label>
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

interface PreviewProps {
  paper: PaperLine;
  link: (form: string) => string;
  last: number; // it is shown again when something has happened
}

export function Preview({ paper, link, last }: PreviewProps): JSX.Element {
  const say = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => { // on a phone it lies below the list
    if ((head.current?.getBoundingClientRect().top ?? 0) > innerHeight * 0.6) head.current?.scrollIntoView();
  }, [paper.paper]);
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
