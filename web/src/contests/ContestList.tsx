// The contests; whoever runs them announces a new one, by a form or from a file of regulations, or
// takes a ledger over. What the regulations lack is told all at once, with the articles.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, may } from "../kit/api";
import { LedgerImport } from "../kit/ledger";
import { Articles } from "../kit/parts";
import { go } from "../kit/place";
import { useVariants } from "../kit/variants";
import { capital, shownTime, told, useWords, type Key } from "../kit/words";
import type { CompositionGenres, ContestCard, Contests, Error as WireError, Texts } from "../made/wire";
import { word } from "./contests";

interface Missing {
  text: Texts;
  articles: string[];
}

interface Wrong {
  text: string;
  articles: string[];
  missing: Missing[];
}

const forms = ["contest", "championship", "pair-match", "contest-match"] as const;
const bodies = ["federation", "committee", "club", "editorial", "other"] as const;
const scales = ["worldwide", "national", "territorial", "local"] as const;
const rankings = ["works", "authors", "teams"] as const;
const sectionRows = [1, 2, 3] as const;
const texts = ["title", "organiser", "territory", "theme", "address", "published", "closing", "preliminary", "in-force", "period-from", "period-to", "qualifying", "participants", "conditions", "distinctions"] as const;

export function ContestList(): JSX.Element {
  const say = useWords();
  const [list, setList] = useState<Contests | null>(null);
  useEffect(() => void ask<Contests>("GET", "/api/contests").then(setList, () => undefined), []);
  return (
    <main id="main"><h1>{say("page.contest.title")}</h1>
      <p class="lead">{say("page.contest.lead")}</p>
      {list && !list.contests.length && <p class="quiet-text">{say("page.contest.none")}</p>}
      <ul class="books">{list?.contests.map((one) => (
        <li key={one.id}><a href={`/contests/${one.id}`}>{one.title}</a> <span class="quiet-text">{[word("form", one.form), one.closing && say("page.contest.until", { day: shownTime(one.closing) }), word("phase", one.phase)].filter(Boolean).join(" · ")}</span></li>))}</ul>
      {may("run-contests") && <><Announce /><FromFile />
        <LedgerImport path="/api/contests/import" summary={say("page.contest.import")} label={say("page.post.import_file")} onDone={(read) => go(`/contests/${(read as ContestCard).contest.id}`)} /></>}
    </main>
  );
}

async function announceIt(regulations: unknown): Promise<Wrong | null> {
  const answer = await fetch("/api/contests", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ regulations }), credentials: "same-origin" });
  const read = (await answer.json()) as ContestCard & WireError;
  if (answer.ok) {
    go(`/contests/${read.contest.id}`);
    return null;
  }
  const { error } = read;
  return { text: told(error.text) || error.name, articles: (error["articles"] as string[] | undefined) ?? [], missing: (error["missing"] as Missing[] | undefined) ?? [] };
}

function Refused({ wrong }: { wrong: Wrong }): JSX.Element {
  return (
    <div class="notice bad" role="alert">
      {wrong.missing.length ? <ul class="plain">{wrong.missing.map((one, i) => <li key={i}>{told(one.text)} <Articles ids={one.articles} /></li>)}</ul>
        : <p>{wrong.text} <Articles ids={wrong.articles} /></p>}</div>
  );
}

function regulationsOf(given: FormData): Record<string, unknown> {
  const text = (name: string) => String(given.get(name) ?? "").trim();
  const number = (name: string) => (text(name) ? { [name]: Number(text(name)) } : {});
  const judge = (name: string, role: string, section = 0) => (text(name) ? [{ name: text(name), role, ...(section ? { section } : {}) }] : []);
  const sections = sectionRows.filter((row) => text(`section-${row}`));
  return {
    rulebook: "ru-code",
    ...Object.fromEntries([...texts, "form", "body", "scale", "ranking", "secrecy"].map((one) => [one, text(one)]).filter(([, value]) => value)),
    ...number("works-each"), ...number("copies"), ...number("prizes"),
    sections: sections.map((row) => ({ name: text(`section-${row}`), variant: text(`variant-${row}`), genre: text(`genre-${row}`), ...(text(`theme-${row}`) ? { theme: text(`theme-${row}`) } : {}) })),
    panel: [...judge("chief", "chief"), ...judge("secretary", "secretary"), ...sections.flatMap((row, i) => judge(`senior-${row}`, "senior", i + 1))],
    ...(given.get("chief-marks") ? { "chief-marks": true } : {}),
  };
}

function SectionRow({ row, genres }: { row: number; genres: CompositionGenres | null }): JSX.Element {
  const say = useWords();
  const variants = useVariants();
  const all = genres?.rulebooks.flatMap((one) => one.genres) ?? [];
  const games = [...new Set(all.flatMap((one) => one.variants))];
  return (
    <fieldset><legend>{say("page.contest.section")} {row}</legend>
      <div class="pair-of-fields"><label>{say("page.contest.section_name")}<input name={`section-${row}`} required={row === 1} autocomplete="off" /></label>
        <label>{say("page.contest.theme")}<input name={`theme-${row}`} autocomplete="off" /></label></div>
      <div class="pair-of-fields"><label>{say("page.new.variant")}<select name={`variant-${row}`}>{games.map((one) => <option value={one} key={one}>{capital(told(variants.get(one)?.title) || one)}</option>)}</select></label>
        <label>{say("page.composition.genre")}<select name={`genre-${row}`}>{all.map((one) => <option value={one.genre} key={one.genre}>{capital(say(`page.composition.genre.${one.genre}` as Key))}</option>)}</select></label></div>
      <label>{word("role", "senior")}<input name={`senior-${row}`} autocomplete="off" /></label>
    </fieldset>
  );
}

function Announce(): JSX.Element {
  const say = useWords();
  const [genres, setGenres] = useState<CompositionGenres | null>(null);
  const [form, setForm] = useState<string>("contest");
  const [wrong, setWrong] = useState<Wrong | null>(null);
  useEffect(() => void ask<CompositionGenres>("GET", "/api/tools/composition").then(setGenres, () => undefined), []);
  const text = (name: (typeof texts)[number], type: "text" | "date" = "text") => <label>{say(`page.contest.new.${name}` as Key)}{type === "date" ? <input name={name} type="date" /> : <input name={name} autocomplete="off" required={name === "title"} />}</label>;
  const count = (name: "works-each" | "copies" | "prizes") => <label>{say(`page.contest.new.${name}` as Key)}<input name={name} type="number" min="0" max="99" /></label>;
  const pick = (name: "body" | "scale" | "ranking" | "secrecy", all: readonly string[]) => <label>{say(`page.contest.new.${name}` as Key)}<select name={name}>{all.map((one) => <option value={one} key={one}>{capital(word(name, one))}</option>)}</select></label>;
  return (
    <details><summary>{say("page.contest.announce")}</summary>
      <form class="form wide-form" onSubmit={(event) => {
        event.preventDefault();
        void announceIt(regulationsOf(new FormData(event.currentTarget))).then(setWrong, () => undefined);
      }}>
        <div class="pair-of-fields">{text("title")}<label>{say("page.contest.new.form")}<select name="form" onChange={(event) => setForm(event.currentTarget.value)}>{forms.map((one) => <option value={one} key={one}>{capital(word("form", one))}</option>)}</select></label></div>
        <div class="pair-of-fields">{text("organiser")}{pick("body", bodies)}</div>
        <div class="pair-of-fields">{pick("scale", form === "championship" ? scales.slice(1) : scales)}{text("territory")}</div>
        <div class="pair-of-fields">{pick("secrecy", ["open", "closed"])}{text("theme")}</div>
        {sectionRows.map((row) => <SectionRow key={row} row={row} genres={genres} />)}
        <div class="pair-of-fields">{count("works-each")}{count("copies")}</div>
        {text("address")}
        <div class="pair-of-fields">{text("published", "date")}{text("closing", "date")}</div>
        <div class="pair-of-fields">{text("preliminary", "date")}{text("in-force", "date")}</div>
        {form === "championship" && <><div class="pair-of-fields">{text("period-from", "date")}{text("period-to", "date")}</div>{text("qualifying")}{text("participants")}{text("conditions")}</>}
        <div class="pair-of-fields">{pick("ranking", rankings)}{count("prizes")}</div>
        {text("distinctions")}
        <div class="pair-of-fields"><label>{word("role", "chief")}<input name="chief" autocomplete="off" /></label><label>{word("role", "secretary")}<input name="secretary" autocomplete="off" /></label></div>
        <label class="check"><input type="checkbox" name="chief-marks" />{capital(say("page.contest.new.chief-marks"))}</label>
        {wrong && <Refused wrong={wrong} />}
        <button class="primary">{say("page.contest.announce")}</button>
      </form>
    </details>
  );
}

function FromFile(): JSX.Element {
  const say = useWords();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      setWrong(await announceIt(JSON.parse(await file.text())));
    } catch {
      setWrong({ text: say("page.contest.no_json"), articles: [], missing: [] });
    }
  };
  return (
    <details><summary>{say("page.contest.from_file")}</summary>
      <div class="form"><p class="quiet-text">{say("page.contest.from_file_help")}</p>
        <label>{say("page.contest.regulations_file")}<input name="regulations" type="file" accept=".json" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>
        {wrong && <Refused wrong={wrong} />}</div>
    </details>
  );
}
