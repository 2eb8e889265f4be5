// Letters of a game by correspondence: one written with everything the book demands, every move
// tried on the board, and one that came read from plain text. Nothing is kept on the server.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Mini } from "../board/Mini";
import { ask, ApiError } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { useVariants } from "../kit/variants";
import { capital, language, say, told, useWords, type Key, type Language } from "../kit/words";
import type { LetterAsked, LetterGames, LetterWritten } from "../made/wire";
import { LetterReading } from "./LetterReading";

const names: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

export function LetterDesk(): JSX.Element {
  const say = useWords();
  const [games, setGames] = useState<LetterGames | null>(null);
  const variants = useVariants();
  const [variant, setVariant] = useState("");
  useEffect(() => void ask<LetterGames>("GET", "/api/tools/letter").then(setGames, () => undefined), []);
  if (!games) return <p>{say("page.line.connecting")}</p>;
  const chosen = variant || (games.variants[0] ?? "");
  return (
    <>
      <p class="lead">{say("page.tools.letter.lead")}</p>
      <div class="form no-print"><label>{say("page.new.variant")}<select name="variant" value={chosen} onChange={(event) => setVariant(event.currentTarget.value)}>
        {games.variants.map((one) => <option value={one} key={one}>{capital(told(variants.get(one)?.title) || one)}</option>)}</select></label></div>
      <LetterWriting variant={chosen} today={games.today} />
      <LetterReading variant={chosen} />
    </>
  );
}

interface Wrong {
  text: string;
  articles: string[];
}

const wishes = ["offers_draw", "accepts_draw", "claims_draw", "resigns"] as const;

function LetterWriting({ variant, today }: { variant: string; today: string }): JSX.Element {
  const say = useWords();
  const [form, setForm] = useState<LetterAsked>({ variant, sent: today, game: 1, answered: 1 });
  const [offers, setOffers] = useState("");
  const [written, setWritten] = useState<LetterWritten | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  function change(part: Partial<LetterAsked>): void {
    setForm((old) => ({ ...old, ...part }));
    setWritten(null);
    setWrong(null);
  }
  async function make(): Promise<void> {
    const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== "")) as LetterAsked;
    try {
      setWritten(await ask<LetterWritten>("POST", "/api/tools/letter", { ...filled, variant, offers: offers.split("\n").filter((one) => one.trim()) }));
      setWrong(null);
      announce("talk", say("page.letter.written"));
    } catch (error) {
      const refused = error instanceof ApiError;
      const text = refused ? error.sentence() : say("page.line.lost");
      setWritten(null);
      setWrong({ text, articles: refused ? error.articles : [] });
      announce("verdict", text);
    }
  }
  const text = (key: "code" | "name" | "partner" | "address" | "totals" | "moves") => (
    <label>{say(`page.letter.${key}`)}<input name={key} value={form[key] ?? ""} autocomplete="off" onInput={(event) => change({ [key]: event.currentTarget.value })} /></label>);
  const day = (key: "partner_sent" | "received" | "sent") => (
    <label>{say(`page.letter.${key}`)}<input name={key} type="date" value={form[key] ?? ""} onInput={(event) => change({ [key]: event.currentTarget.value })} /></label>);
  const number = (key: "game" | "answered") => (
    <label>{say(`page.letter.${key}`)}<input name={key} type="number" min={1} max={9999} value={form[key] ?? 1} onInput={(event) => change({ [key]: Number(event.currentTarget.value) || 1 })} /></label>);
  return (
    <section><h2>{say("page.letter.write")}</h2>
      <div class="two-columns">
        <form class="form" onSubmit={(event) => { event.preventDefault(); void make(); }}>
          <div class="pair-of-fields">{text("code")}{number("game")}</div>
          <div class="pair-of-fields">{text("name")}{text("partner")}</div>
          {text("address")}
          <label>{say("page.letter.played")}<textarea name="played" rows={3} spellcheck={false} value={form.played ?? ""} onInput={(event) => change({ played: event.currentTarget.value })} /></label>
          <div class="pair-of-fields">{text("moves")}{number("answered")}</div>
          <div class="pair-of-fields">{day("partner_sent")}{day("received")}</div>
          <div class="pair-of-fields">{day("sent")}{text("totals")}</div>
          <details><summary>{say("page.letter.more")}</summary><div class="form">
            <label>{say("page.letter.offers")}<textarea name="offers" rows={2} spellcheck={false} value={offers} onInput={(event) => { setOffers(event.currentTarget.value); change({}); }} /></label>
            {wishes.map((one) => <label class="check" key={one}><input type="checkbox" name={one} checked={form[one] ?? false} onChange={(event) => change({ [one]: event.currentTarget.checked })} />{say(`page.letter.${one}`)}</label>)}
          </div></details>
          <button class="primary">{say("page.letter.make")}</button>
        </form>
        <div>
          {wrong && <p class="notice bad">{wrong.text} <Articles ids={wrong.articles} /></p>}
          {written && <Written written={written} />}
        </div>
      </div>
    </section>
  );
}

function Written({ written }: { written: LetterWritten }): JSX.Element {
  useWords();
  const [into, setInto] = useState<Language>(language.value);
  const sheet = (kind: "email" | "card") => (
    <section><h3>{say(`page.letter.${kind}` as Key)}</h3>
      <pre class="letter" lang={into} tabIndex={0} role="region" aria-label={say(`page.letter.${kind}` as Key)}>{written[kind][into]}</pre>
      <button type="button" class="small" onClick={() => void navigator.clipboard?.writeText(written[kind][into]).then(() => announce("talk", say("page.letter.copied")))}>{say("page.letter.copy")}</button>
    </section>);
  return (
    <>
      <label class="form">{say("page.letter.language")}<select name="into" value={into} onChange={(event) => setInto(event.currentTarget.value as Language)}>
        {(Object.keys(names) as Language[]).map((one) => <option value={one} key={one} lang={one}>{names[one]}</option>)}</select></label>
      {sheet("email")}{sheet("card")}
      <h3>{say("page.letter.after")}</h3>
      <div class="letter-board"><Mini board={written.board} letters={written.pieces} /></div>
      <p class="quiet-text move-line">{written.fen}</p>
    </>
  );
}
