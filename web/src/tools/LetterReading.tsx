// A letter that came, read from plain text: what stands in it, and every doubt with its place.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ask, ApiError } from "../kit/api";
import { announce } from "../kit/speak";
import { say, told, useWords, type Key } from "../kit/words";
import type { LetterRead } from "../made/wire";

const wishes = ["offers-draw", "accepts-draw", "claims-draw", "resigns", "mixed-offers"];

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? one.join(" ") : String(one))) : [];
}

// The rows that have something in them, in the order of a letter.
function rowsOf({ letter, partner_sent }: LetterRead): [Key, string][] {
  const rows: [Key, string][] = [
    ["page.letter.got.repeats", list(letter["repeats"]).join(" ")],
    ["page.letter.got.moves", list(letter["moves"]).join(" ")],
    ["page.letter.got.offers", list(letter["offers"]).join("; ")],
    ["page.letter.got.partner_sent", partner_sent ?? ""],
    ["page.letter.got.received", String(letter["received"] ?? "")],
    ["page.letter.got.stated", String(letter["stated"] ?? "")],
    ["page.letter.got.totals", String(letter["totals"] ?? "")],
    ["page.letter.got.wishes", wishes.filter((one) => letter[one]).map((one) => say(`page.letter.wish.${one}` as Key)).join(", ")],
    ["page.letter.got.lacks", [...(letter["lacks-dates"] ? ["dates"] : []), ...list(letter["lacks"])].map((one) => say(`page.letter.lack.${one}` as Key)).join(", ")],
  ];
  return rows.filter(([, text]) => text);
}

function summaryOf({ doubts }: LetterRead): string {
  return doubts.length ? say("page.letter.doubts", { n: doubts.length }) : say("page.letter.clear");
}

export function LetterReading({ variant }: { variant: string }): JSX.Element {
  const say = useWords();
  const [text, setText] = useState("");
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [first, setFirst] = useState(false);
  const [read, setRead] = useState<LetterRead | null>(null);
  const [wrong, setWrong] = useState("");
  async function go(): Promise<void> {
    try {
      const answer = await ask<LetterRead>("POST", "/api/tools/letter/read", { text, variant, code, name, first });
      setRead(answer);
      setWrong("");
      announce("talk", summaryOf(answer));
    } catch (error) {
      setRead(null);
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  return (
    <section><h2>{say("page.letter.read")}</h2>
      <div class="two-columns">
        <form class="form" onSubmit={(event) => { event.preventDefault(); void go(); }}>
          <label>{say("page.letter.text")}<textarea name="letter" rows={9} spellcheck={false} value={text} onInput={(event) => { setText(event.currentTarget.value); setRead(null); }} /></label>
          <div class="pair-of-fields">
            <label>{say("page.letter.code")}<input name="read_code" value={code} autocomplete="off" onInput={(event) => setCode(event.currentTarget.value)} /></label>
            <label>{say("page.letter.sender")}<input name="sender" value={name} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} /></label>
          </div>
          <label class="check"><input type="checkbox" name="first" checked={first} onChange={(event) => setFirst(event.currentTarget.checked)} />{say("page.letter.first")}</label>
          <button class="primary" disabled={!text.trim()}>{say("page.letter.do_read")}</button>
        </form>
        <div>
          {wrong && <p class="notice bad" role="alert">{wrong}</p>}
          {read && <>
            <h3>{say("page.letter.understood")}</h3>
            <p class={read.doubts.length ? "notice" : "notice good"}><strong>{summaryOf(read)}</strong></p>
            {read.doubts.length > 0 && <ul class="doubts">{read.doubts.map((one, i) => <li key={i}>{one.line > 0 && `${say("page.viewer.at", { line: one.line, column: one.column })} `}{told(one.text)}</li>)}</ul>}
            <dl class="terms-list understood">{rowsOf(read).map(([key, value]) => <div key={key}><dt>{say(key)}</dt><dd>{value}</dd></div>)}</dl>
          </>}
        </div>
      </div>
    </section>
  );
}
