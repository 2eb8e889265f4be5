// A move letter: chosen on the board or typed, tried while it is written, shown as card and e-mail
// with everything the book demands, and only then sent. A letter that was written elsewhere is read
// from its text; what is not understood is told and nothing is guessed.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { choose, targets, waysOf } from "../board/choosing";
import { ApiError, ask } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { capital, language, told, useWords, type Key, type Language } from "../kit/words";
import type { LegalMove, LetterAnswer, LetterCard, LetterGame, LetterSheets, LetterUnderstood } from "../made/wire";
import { Ruled } from "./ActBox";
import { letterAct, type Act } from "./letters";

const wishes = ["offers-draw", "accepts-draw", "claims-draw", "resigns"] as const;
const besides = ["registered", "corrects-date", "renumbers"] as const;
const pause = 400; // ms without a key before it is tried

interface Props {
  card: LetterCard;
  game: LetterGame;
  onDone: () => void;
}

interface Draft {
  received: string;
  on: string;
  moves: string;
  offers: string;
  penalty: boolean;
  marks: ReadonlySet<string>;
  read: Act; // what a text said besides
}

const words = (text: string) => text.split(/[\s,]+/).map((one) => one.replace(/^\d+\.+/, "")).filter(Boolean);

function actOf(draft: Draft, game: LetterGame): Act {
  const offers = draft.offers.split("\n").map(words).filter((one) => one.length);
  return {
    ...draft.read,
    on: draft.on,
    ...(draft.received ? { received: draft.received } : {}),
    moves: words(draft.moves),
    ...(offers.length ? { offers } : {}),
    ...(draft.penalty ? { penalties: [game.last_letter?.lacks_dates ? "dates" : "correction"] } : {}),
    ...Object.fromEntries([...draft.marks].map((one) => [one, true])),
  };
}

function complete(draft: Draft, game: LetterGame): boolean {
  const ends = ["accepts-draw", "resigns", "claims-draw"].some((one) => draft.marks.has(one));
  return (draft.moves.trim() !== "" || ends) && draft.on !== "" && (!game.last_letter || draft.received !== "");
}

export function Compose({ card, game, onDone }: Props): JSX.Element {
  const say = useWords();
  const first: Draft = { received: game.last_letter?.came ?? "", on: card.seat.today, moves: "", offers: "", penalty: false, marks: new Set(), read: {} };
  const [draft, setDraft] = useState(first);
  const [sheets, setSheets] = useState<LetterSheets | null>(null);
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const [sent, setSent] = useState<LetterAnswer | null>(null);
  const turn = useRef(0);
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  useEffect(() => {
    const now = ++turn.current;
    setWrong(null);
    setSheets(null);
    if (!complete(draft, game)) return;
    const waiting = window.setTimeout(() => {
      void ask<LetterSheets>("POST", `/api/correspondence/${card.tourney.id}/games/${game.row.id}/letter`, actOf(draft, game)).then(
        (one) => now === turn.current && setSheets(one),
        (error: unknown) => now === turn.current && error instanceof ApiError && setWrong(error));
    }, pause);
    return () => clearTimeout(waiting);
  }, [draft, game.last]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await letterAct(card.tourney.id, { ...actOf(draft, game), do: "letter", game: game.row.id, seen: game.last });
    setSent(answer);
    announce("verdict", answer.type === "ack" ? say("page.post.sent") : told(answer.why?.text) || say("page.answer.stale"));
    if (answer.type === "ack" || answer.type === "stale") onDone();
  };
  const mark = (name: string, on: boolean) => {
    const marks = new Set(draft.marks);
    if (on) marks.add(name);
    else marks.delete(name);
    change({ marks });
  };
  const check = (name: string) => <label class="check" key={name}><input type="checkbox" name={name} checked={draft.marks.has(name)} onChange={(event) => mark(name, event.currentTarget.checked)} />{capital(say(`page.post.mark.${name}` as Key))}</label>;
  return (
    <section aria-labelledby="compose"><h2 id="compose">{say("page.post.compose")}</h2>
      <div class="letter-table">
        <Picker game={game} onMove={(text) => change({ moves: [...words(draft.moves), text].join(" ") })} />
        <form class="form" onSubmit={(event) => void send(event)}>
          {game.last_letter && <Offered game={game} onTake={(line) => change({ moves: line })} />}
          <label>{say("page.letter.moves")}<input name="moves" value={draft.moves} autocomplete="off" spellcheck={false} aria-describedby="moves-help" onInput={(event) => change({ moves: event.currentTarget.value })} />
            <span id="moves-help" class="quiet-text">{say("page.post.moves_help")}</span></label>
          <div class="pair-of-fields">
            {game.last_letter && <label>{say("page.letter.received")}<input name="received" type="date" value={draft.received} min={game.last_letter.on} max={card.seat.today} required onInput={(event) => change({ received: event.currentTarget.value })} /></label>}
            <label>{say(game.last_letter ? "page.letter.sent" : "page.post.field.on")}<input name="on" type="date" value={draft.on} max={card.seat.today} required onInput={(event) => change({ on: event.currentTarget.value })} /></label>
          </div>
          <details><summary>{say("page.letter.more")}</summary><div class="form">
            <label>{say("page.letter.offers")}<textarea name="offers" rows={2} spellcheck={false} value={draft.offers} onInput={(event) => change({ offers: event.currentTarget.value })} /></label>
            {wishes.map(check)}
            {game.last_letter && <label class="check"><input type="checkbox" name="penalty" checked={draft.penalty} onChange={(event) => change({ penalty: event.currentTarget.checked })} />{say("page.post.mark.penalty")}</label>}
            {besides.map(check)}
          </div></details>
          <FromText card={card} game={game} onRead={(read) => change(read)} />
          {wrong && <p class="notice bad" role="alert">{wrong.sentence()} <Articles ids={wrong.articles} /></p>}
          {sheets && <ul class="found">{sheets.rulings.map((one, i) => <li key={i}>{told(one.text)} <Articles ids={one.articles} /></li>)}</ul>}
          <button class="primary" disabled={!sheets}>{say("page.post.send")}</button>
          {sent && (sent.type === "ack" ? <Ruled answer={sent} /> : <p class="notice bad">{told(sent.why?.text) || say("page.answer.stale")} <Articles ids={sent.why?.articles ?? []} /></p>)}
        </form>
      </div>
      {sheets && <Sheets sheets={sheets} />}
    </section>
  );
}

// The board: a legal move that is chosen goes into the letter as it is written there.
function Picker({ game, onMove }: { game: LetterGame; onMove: (text: string) => void }): JSX.Element {
  const say = useWords();
  const [path, setPath] = useState<string[]>([]);
  const ways = useMemo(() => waysOf(game.legal as unknown as LegalMove[]), [game.legal]);
  const movable = useMemo(() => new Set(ways.map(({ route }) => route[0] ?? "")), [ways]);
  const take = (move: LegalMove) => {
    const text = game.legal.find((one) => one.move === move.move)?.letter ?? "";
    setPath([]);
    onMove(text);
    announce("talk", say("page.post.chosen", { move: text }));
  };
  const press = (square: string) => {
    if (!path.length || movable.has(square)) {
      setPath(movable.has(square) ? [square] : []);
      return;
    }
    const choice = choose(ways, path, square);
    if (choice.kind === "moves" && choice.moves[0]) take(choice.moves[0]);
    else setPath(choice.kind === "path" ? choice.path : []);
  };
  return (
    <div class="letter-board">
      <Board board={game.board} pieces={game.pieces} turned={game.side === "black"} label={say("page.post.board")} path={path} movable={movable}
        targets={path.length ? targets(ways, path) : new Set()} onSquare={press} onDrag={(from, to) => {
          const choice = choose(ways, [from], to);
          if (choice.kind === "moves" && choice.moves[0]) take(choice.moves[0]);
        }} />
    </div>
  );
}

// The partner's variants: his moves count as played once they are taken into one's own letter.
function Offered({ game, onTake }: { game: LetterGame; onTake: (line: string) => void }): JSX.Element | null {
  const say = useWords();
  const offers = game.last_letter?.offers ?? [];
  const plain = game.last_letter?.offers_draw;
  if (!offers.length && !plain) return null;
  return (
    <div class="notice">
      {plain && <p>{say("page.post.draw_offered")}</p>}
      {offers.length > 0 && <><strong>{say("page.post.offered")}</strong>
        <ul class="plain">{offers.map((one, i) => <li key={i}><span class="move-line">{one.join(" ")}</span> <button type="button" class="small" onClick={() => onTake(one.join(" ") + " ")}>{say("page.post.take")}</button></li>)}</ul></>}
    </div>
  );
}

const namesOf: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

function Sheets({ sheets }: { sheets: LetterSheets }): JSX.Element {
  const say = useWords();
  const [into, setInto] = useState<Language>(language.value);
  const sheet = (kind: "email" | "card") => (
    <section><h3>{say(`page.letter.${kind}`)}</h3>
      <pre class="letter" lang={into} tabIndex={0} role="region" aria-label={say(`page.letter.${kind}`)}>{sheets[kind][into]}</pre>
      <button type="button" class="small" onClick={() => void navigator.clipboard?.writeText(sheets[kind][into]).then(() => announce("talk", say("page.letter.copied")))}>{say("page.letter.copy")}</button>
    </section>);
  return (
    <div class="written">
      <label class="form">{say("page.letter.language")}<select name="into" value={into} onChange={(event) => setInto(event.currentTarget.value as Language)}>
        {(Object.keys(namesOf) as Language[]).map((one) => <option value={one} key={one} lang={one}>{namesOf[one]}</option>)}</select></label>
      <div class="two-columns">{sheet("card")}{sheet("email")}</div>
    </div>
  );
}


function FromText({ card, game, onRead }: { card: LetterCard; game: LetterGame; onRead: (read: Partial<Draft>) => void }): JSX.Element {
  const say = useWords();
  const [text, setText] = useState("");
  const [read, setRead] = useState<LetterUnderstood | null>(null);
  const look = async (): Promise<void> => {
    const got = await ask<LetterUnderstood>("POST", `/api/correspondence/${card.tourney.id}/games/${game.row.id}/letter/read`, { text }).catch(() => null);
    setRead(got);
    if (!got || got.doubts.length) return;
    const letter = got.letter as Record<string, unknown>;
    const kept = Object.fromEntries(["totals", "repeats", "number", "lacks"].filter((key) => key in letter).map((key) => [key, letter[key]]));
    onRead({
      moves: ((letter["moves"] as string[] | undefined) ?? []).join(" "),
      offers: ((letter["offers"] as string[][] | undefined) ?? []).map((one) => one.join(" ")).join("\n"),
      received: (letter["received"] as string | undefined) ?? "",
      on: (letter["stated"] as string | undefined) ?? card.seat.today,
      marks: new Set(wishes.filter((one) => letter[one] === true)),
      read: kept,
    });
    announce("talk", say("page.letter.clear"));
  };
  const lacks = (read?.letter["lacks"] as string[] | undefined) ?? [];
  return (
    <details><summary>{say("page.post.from_text")}</summary><div class="form">
      <label>{say("page.letter.text")}<textarea name="letter" rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} /></label>
      <button type="button" onClick={() => void look()}>{say("page.letter.do_read")}</button>
      {read && read.doubts.length > 0 && <div class="notice bad"><strong>{say("page.letter.doubts", { n: read.doubts.length })}</strong>
        <ul class="doubts">{read.doubts.map((one, i) => <li key={i}>{one.line > 0 && `${say("page.viewer.at", { line: one.line, column: one.column })} `}{told(one.text)}</li>)}</ul></div>}
      {lacks.length > 0 && <p class="notice">{say("page.letter.got.lacks")}: {lacks.map((one) => say(`page.letter.lack.${one}` as Key)).join(", ")} <Articles ids={read?.articles ?? []} /></p>}
      {read && read.doubts.length === 0 && <p class="good">{say("page.letter.clear")}</p>}
    </div></details>
  );
}

