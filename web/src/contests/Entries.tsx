// The works of a contest; whoever keeps it enters authors and what came by post, an author his own.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { capital, useWords, type Key } from "../kit/words";
import type { ContestWork } from "../made/wire";
import { diagramOf, word, type Props } from "./contests";
import { DoBox } from "./DoBox";
import { WorkCard } from "./Work";

const applied = ["name", "rank", "society", "post", "address", "team"] as const;

function Register({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const match = card.contest.form.endsWith("match");
  return (
    <details><summary>{say("page.contest.register")}</summary>
      <DoBox card={card} act="register" dated button={say("page.contest.register")} onDone={onDone}
        make={(given) => given("name") ? { ...Object.fromEntries(applied.map((one) => [one, given(one)])), born: Number(given("born") || 0), ...(given("captain") ? { captain: true } : {}), ...(given("staff") ? { staff: true } : {}) } : null}>
        <div class="pair-of-fields"><label>{say("page.contest.author.name")}<input name="name" required autocomplete="off" /></label>
          <label>{say("page.contest.author.born")}<input name="born" type="number" min="1800" max="2199" /></label></div>
        <div class="pair-of-fields">{(["rank", "society"] as const).map((one) => <label key={one}>{say(`page.contest.author.${one}`)}<input name={one} autocomplete="off" /></label>)}</div>
        <div class="pair-of-fields">{(["post", "address"] as const).map((one) => <label key={one}>{say(`page.contest.author.${one}`)}<input name={one} autocomplete="off" /></label>)}</div>
        {match && <><label>{say("page.contest.author.team")}<input name="team" autocomplete="off" /></label>
          <label class="check"><input type="checkbox" name="captain" />{capital(say("page.contest.author.captain"))}</label></>}
        <label class="check"><input type="checkbox" name="staff" />{capital(say("page.contest.author.staff"))}</label>
      </DoBox>
    </details>
  );
}

// A composition comes as its file, which the composer's desk saves, or as text.
function CompositionField(): JSX.Element {
  const say = useWords();
  const [text, setText] = useState("");
  const take = async (file: File | undefined): Promise<void> => {
    if (file) setText(await file.text());
  };
  return (
    <>
      <label>{say("page.contest.file")}<input name="file" type="file" accept=".json" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>
      <label>{say("page.contest.text")}<textarea name="composition" rows={6} required value={text} onInput={(event) => setText(event.currentTarget.value)} /></label>
      <p class="quiet-text">{say("page.contest.file_help")} <a href="/tools/composition">{say("page.contest.desk_link")}</a></p>
    </>
  );
}

function Origin(): JSX.Element {
  const say = useWords();
  const text = (name: "source" | "variation-of" | "complicates") => <label>{say(`page.contest.origin.${name}` as Key)}<input name={name} autocomplete="off" /></label>;
  return (
    <details><summary>{say("page.contest.origin")}</summary>
      <div class="pair-of-fields"><label>{say("page.contest.origin.corrections")}<input name="corrections" type="number" min="0" max="9" /></label>
        <label>{say("page.contest.origin.improvement")}<select name="improvement">{["none", "insubstantial", "substantial"].map((one) => <option value={one} key={one}>{capital(word("improvement", one))}</option>)}</select></label></div>
      <div class="pair-of-fields">{text("source")}<label>{say("page.contest.origin.source-day")}<input name="source-day" type="date" /></label></div>
      <div class="pair-of-fields">{text("variation-of")}{text("complicates")}</div>
      {(["consent", "rejected-before", "marked-before", "corrected-after-award"] as const).map((one) => <label class="check" key={one}><input type="checkbox" name={one} />{capital(say(`page.contest.origin.${one}` as Key))}</label>)}
    </details>
  );
}

function originOf(given: (name: string) => string): Record<string, unknown> {
  const texts = Object.fromEntries(["source", "source-day", "variation-of", "complicates"].map((one) => [one, given(one)]).filter(([, value]) => value));
  const checks = Object.fromEntries(["consent", "rejected-before", "marked-before", "corrected-after-award"].filter((one) => given(one) === "on").map((one) => [one, true]));
  return { ...texts, ...checks, ...(given("corrections") ? { corrections: Number(given("corrections")) } : {}), ...(given("improvement") ? { improvement: given("improvement") } : {}) };
}

function Enter({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { keeps, author } = card.seat;
  const [sent, setSent] = useState(0);
  const done = () => {
    setSent(sent + 1);
    onDone();
  };
  return (
    <details><summary>{say("page.contest.enter")}</summary>
      <DoBox card={card} act="enter" dated={keeps} primary button={say("page.contest.enter")} onDone={done}
        make={(given, all) => {
          const diagram = diagramOf(given("composition"));
          const authors = all.getAll("authors").map(Number);
          return diagram && { diagram, section: Number(given("section") || 1), copies: Number(given("copies") || 1), origin: originOf(given), authors: authors.length ? authors : author ? [author] : [] };
        }}>
        {keeps && <label>{say("page.contest.authors")}<select name="authors" multiple required size={Math.min(6, Math.max(2, card.authors.length))}>{card.authors.map((one) => <option value={one.id} key={one.id}>{one.name}</option>)}</select></label>}
        <div class="pair-of-fields"><label>{say("page.contest.section")}<select name="section">{card.sections.map((one) => <option value={one.number} key={one.number}>{one.number}. {one.name}</option>)}</select></label>
          <label>{say("page.contest.copies")}<input name="copies" type="number" min="1" max="99" defaultValue="1" /></label></div>
        <CompositionField key={sent} />
        <Origin />
      </DoBox>
    </details>
  );
}

function Change({ card, work, onDone }: Props & { work: ContestWork }): JSX.Element {
  const say = useWords();
  const { keeps } = card.seat;
  return (
    <div class="row-of-details">
      <details><summary>{say("page.contest.replace")}</summary>
        <DoBox card={card} act="replace" dated={keeps} button={say("page.contest.replace")} onDone={onDone} make={(given) => {
          const diagram = diagramOf(given("composition"));
          return diagram && { work: work.id, diagram };
        }}><CompositionField /></DoBox></details>
      <details><summary>{say("page.contest.withdraw")}</summary>
        <DoBox card={card} act="withdraw" dated={keeps} button={say("page.contest.withdraw")} onDone={onDone} make={() => ({ work: work.id })} /></details>
    </div>
  );
}

export function Entries({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { keeps, author } = card.seat;
  const open = card.contest.phase === "entering";
  return (
    <section aria-labelledby="works"><h2 id="works">{say("page.contest.part.entries")}</h2>
      {!card.works.length && <p class="quiet-text">{say(card.contest.phase === "entering" ? "page.contest.no_works_yet" : "page.contest.no_works")}</p>}
      {open && keeps && <Register card={card} onDone={onDone} />}
      {open && card.contest.form !== "solving" && (keeps || author !== undefined) && <Enter card={card} onDone={onDone} />}
      {keeps && card.authors.length > 0 && <div class="wide" tabIndex={0} role="region" aria-label={say("page.contest.authors")}><table class="authors">
        <thead><tr><th scope="col">{say("page.contest.number")}</th><th scope="col">{say("page.contest.author.name")}</th><th scope="col">{say("page.contest.author.rank")}</th><th scope="col">{say("page.contest.author.address")}</th></tr></thead>
        <tbody>{card.authors.map((one) => <tr key={one.id}><td>{one.id}</td><th scope="row">{one.name}{one.team && ` (${one.team}${one.captain ? `, ${say("page.contest.author.captain")}` : ""})`}</th><td>{one.rank}</td><td>{one.address}</td></tr>)}</tbody></table></div>}
      {card.works.map((work) => <WorkCard key={work.id} work={work} level={3}>{open && !work.withdrawn && (keeps || work.own) && <Change card={card} work={work} onDone={onDone} />}</WorkCard>)}
    </section>
  );
}
