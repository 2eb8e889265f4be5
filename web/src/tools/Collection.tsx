// A composer's own collection beside his desk: the file stays in this browser and goes along as a
// file that `kodeks composition find` reads; the server searches it and keeps nothing.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { piecesIn } from "../board/fen";
import { Mini } from "../board/Mini";
import { ApiError, ask } from "../kit/api";
import { keep, kept } from "../kit/kept";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { capital, say as sayNow, told, useWords, type Key } from "../kit/words";
import type { CollectionAnswer, CollectionAsked, CollectionEntry, CollectionWish, Variant } from "../made/wire";

const motifs = ["sacrifice", "many-sacrifices", "promotion", "black-promotion", "long-capture", "lock", "lone-piece", "quiet-play"] as const;
const genres = ["problem", "etude", "zadacha", "positional-ending"] as const;
const most = 240_000; // bytes of a request

type Given = (name: string) => string;
type File_ = Record<string, unknown>;

interface Props {
  variants: Map<string, Variant>;
  file: () => File_; // the composition on the board
  fen: string;
  variant: string;
  onOpen: (file: File_) => void;
}

function useCollection(): { text: string; answer: CollectionAnswer | null; wrong: ApiError | null; tell: (asked: Partial<CollectionAsked>) => Promise<CollectionAnswer | null> } {
  const [text, setText] = useState(() => kept("collection"));
  const [answer, setAnswer] = useState<CollectionAnswer | null>(null);
  const [wrong, setWrong] = useState<ApiError | null>(null);
  async function tell(asked: Partial<CollectionAsked>): Promise<CollectionAnswer | null> {
    const body = { collection: text, ...asked };
    const size = new Blob([JSON.stringify(body)]).size;
    const got = size > most ? new ApiError(413, undefined, sayNow("page.collection.too_large")) : await ask<CollectionAnswer>("POST", "/api/tools/collection", body).catch((error: unknown) => error as ApiError);
    const failed = !("size" in got);
    setWrong(failed ? got : null);
    if (failed) return null;
    setAnswer(got);
    setText(got.collection);
    keep("collection", got.collection);
    return got;
  }
  useEffect(() => void (text && tell({})), []);
  return { text, answer, wrong, tell };
}

function takeAlong(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = "collection.jsonl";
  link.click();
  URL.revokeObjectURL(link.href);
}

// A form whose fields are read by name; what it asks is asked when it is sent.
function Asking({ button, primary, onAsk, children }: { button: string; primary?: boolean; onAsk: (given: Given) => void; children: JSX.Element | JSX.Element[] }): JSX.Element {
  return (
    <form class="form" onSubmit={(submit) => {
      submit.preventDefault();
      const data = new FormData(submit.currentTarget);
      onAsk((name) => String(data.get(name) ?? "").trim());
    }}>
      {children}
      <div class="row-of-buttons"><button class={primary ? "primary" : ""}>{button}</button></div>
    </form>
  );
}

const written = (given: Given, ...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, given(name)]).filter(([, value]) => value));
const numbers = (given: Given, ...names: string[]): Record<string, number> => Object.fromEntries(names.filter((name) => given(name) !== "").map((name) => [name, Number(given(name))]));

function Text({ name, type = "text" }: { name: string; type?: "text" | "date" | "number" }): JSX.Element {
  const say = useWords();
  const field = type === "date" ? <input name={name} type="date" /> : type === "number" ? <input name={name} type="number" min="0" /> : <input name={name} autocomplete="off" />;
  return <label>{say(`page.collection.${name}` as Key)}{field}</label>;
}

function Pick({ name, all }: { name: "genre" | "motif"; all: readonly string[] }): JSX.Element {
  const say = useWords();
  const key = (one: string) => (name === "genre" ? `page.composition.genre.${one}` : `page.collection.motif.${one}`) as Key;
  return (
    <label>{say(name === "genre" ? "page.composition.genre" : "page.collection.motif")}<select name={name}>
      <option value="">{capital(say("page.collection.any"))}</option>{all.map((one) => <option value={one} key={one}>{capital(say(key(one)))}</option>)}</select></label>
  );
}

function Found({ one, variants, onOpen }: { one: CollectionEntry; variants: Map<string, Variant>; onOpen: Props["onOpen"] }): JSX.Element {
  const say = useWords();
  const board = variants.get(one.variant)?.board;
  const pieces = board ? piecesIn(board, one.fen) : {};
  const missing = one.missing.map((what) => say(`page.collection.missing.${what}` as Key)).join(", ");
  const likeness = one.likeness ? say(`page.collection.likeness.${one.likeness}` as Key) : one.degree ? say("page.collection.meets", { own: one.own_ply ?? 0, other: one.other_ply ?? 0 }) : "";
  return (
    <li>
      {board && <Mini board={board} letters={board.squares.map(({ name }) => pieces[name] ?? ".").join("")} />}
      <div>
        <p><strong>{one.author || say("page.collection.no_author")}</strong>{one.title && <>, {one.title}</>}<br />
          <span class="quiet-text">{[say(`page.composition.genre.${one.genre}` as Key), one.date].filter(Boolean).join(" · ")}</span></p>
        {one.degree && <p><span class={`degree ${one.degree}`}>{say(`page.collection.degree.${one.degree}`)}</span>{likeness && <> · {likeness}</>}<br />{told(one.text)} <Articles ids={one.articles} />
          {one.right_until && <><br />{say("page.collection.right", { day: one.right_until })} <Articles ids={one.right_articles ?? []} /></>}</p>}
        {!one.degree && (missing ? <p class="quiet-text">{say("page.collection.missing", { what: missing })} <Articles ids={one.articles} /></p> : <p class="quiet-text">{one.caption}</p>)}
        <button type="button" class="small" onClick={() => onOpen(one.composition)} aria-label={say("page.collection.open_number", { n: one.number })}>{say("page.collection.to_board")}</button>
      </div>
    </li>
  );
}

function Results({ title, all, more, variants, onOpen }: { title: string; all: CollectionEntry[]; more?: string; variants: Map<string, Variant>; onOpen: Props["onOpen"] }): JSX.Element {
  return (
    <section class="found-works"><h3>{title}</h3>
      <ol>{all.map((one) => <Found key={one.number} one={one} variants={variants} onOpen={onOpen} />)}</ol>
      {more && <p class="quiet-text">{more}</p>}</section>
  );
}

export function Collection({ variants, file, fen, variant, onOpen }: Props): JSX.Element {
  const say = useWords();
  const { text, answer, wrong, tell } = useCollection();
  const told_ = (got: CollectionAnswer | null, key: Key, n: number) => got && announce("talk", say(key, { n }));
  async function open(chosen: File | undefined): Promise<void> {
    const got = chosen ? await tell({ collection: await chosen.text() }) : null;
    told_(got, "page.collection.size", got?.size ?? 0);
  }
  async function add(given: Given): Promise<void> {
    const beside = { ...written(given, "author", "residence", "source", "published"), ...numbers(given, "copies") };
    const got = await tell({ add: { composition: file(), ...beside } });
    told_(got, "page.collection.added", got?.size ?? 0);
  }
  async function find(given: Given): Promise<void> {
    const wish: CollectionWish = { ...written(given, "author", "genre", "motif", "from", "to"), ...numbers(given, "white_men", "white_kings", "black_men", "black_kings"),
      ...(given("here") ? { variant, position: fen } : {}) };
    const got = await tell({ find: wish });
    told_(got, "page.collection.found", got?.count ?? 0);
  }
  async function compare(): Promise<void> {
    const got = await tell({ predecessors: file() });
    told_(got, "page.collection.predecessors_found", got?.predecessors?.length ?? 0);
  }
  const shown = answer?.found?.length ?? 0;
  return (
    <section class="collection no-print" aria-labelledby="collection"><h2 id="collection">{say("page.collection")}</h2>
      <p class="lead">{say("page.collection.lead")}</p>
      <p role="status"><strong>{say("page.collection.size", { n: answer?.size ?? 0 })}</strong></p>
      {wrong && <p class="notice bad" role="alert">{wrong.located()} <Articles ids={wrong.articles} /></p>}
      <div class="row-of-buttons">
        <button type="button" disabled={!answer?.size} onClick={() => void compare()}>{say("page.collection.compare")}</button>
        <button type="button" disabled={!answer?.size} onClick={() => takeAlong(text)}>{say("page.collection.take")}</button>
      </div>
      <details><summary>{say("page.collection.save")}</summary>
        <Asking primary button={say("page.collection.save.send")} onAsk={(given) => void add(given)}>
          <div class="pair-of-fields"><Text name="author" /><Text name="residence" /><Text name="source" /><Text name="published" type="date" /><Text name="copies" type="number" /></div></Asking></details>
      <details><summary>{say("page.collection.find")}</summary>
        <Asking button={say("page.collection.find.send")} onAsk={(given) => void find(given)}>
          <label class="check"><input name="here" type="checkbox" />{capital(say("page.collection.here"))}</label>
          <div class="pair-of-fields"><Text name="author" /><Pick name="motif" all={motifs} /><Pick name="genre" all={genres} /><Text name="from" type="date" /><Text name="to" type="date" /></div>
          <div class="pair-of-fields"><Text name="white_men" type="number" /><Text name="white_kings" type="number" /><Text name="black_men" type="number" /><Text name="black_kings" type="number" /></div></Asking></details>
      <details><summary>{say("page.collection.open")}</summary>
        <div class="form"><label>{say("page.collection.file")}<input type="file" name="collection" accept=".jsonl,.pdn,application/x-ndjson" onChange={(event) => void open(event.currentTarget.files?.[0])} /></label>
          <p class="quiet-text">{say("page.collection.replaces")}</p></div></details>
      {(answer?.left_out.length ?? 0) > 0 && <><p>{say("page.collection.left_out", { n: answer?.left_out.length ?? 0 })}</p>
        <ul class="doubts">{answer?.left_out.slice(0, 20).map((one, i) => <li key={i}>{say("page.viewer.at", { line: one.line, column: one.column })} {told(one.text)}</li>)}</ul></>}
      {answer?.predecessors && <Results title={say("page.collection.predecessors_found", { n: answer.predecessors.length })} all={answer.predecessors} variants={variants} onOpen={onOpen} />}
      {answer?.found && <Results title={say("page.collection.found", { n: answer.count ?? 0 })} all={answer.found} more={shown < (answer.count ?? 0) ? say("page.collection.first", { n: shown }) : ""} variants={variants} onOpen={onOpen} />}
    </section>
  );
}
