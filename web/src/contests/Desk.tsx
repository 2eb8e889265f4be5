// The desk of whoever has to do something besides judging: duties in their order, the panel, codes
// on slips, the file, and everything that happened.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, may } from "../kit/api";
import { SlipRow } from "../kit/ledger";
import { Articles } from "../kit/parts";
import { capital, told, useWords } from "../kit/words";
import type { ContestFacts, LetterSlips } from "../made/wire";
import { word, type Props } from "./contests";
import { DoBox } from "./DoBox";

function Duties({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  return (
    <section aria-labelledby="duties"><h2 id="duties">{say("page.contest.duties")}</h2>
      <ol class="plain contest-duties">{card.duties.map((one) => {
        const section = one.section ? ` (${card.sections[one.section - 1]?.name ?? one.section})` : "";
        return (
          <li key={`${one.duty}${one.section}`} class={one.done ? "done" : ""}>
            <p><strong>{say(one.done ? "page.contest.done" : "page.contest.to_do")}</strong> {word("duty", one.duty)}{section} <Articles ids={one.articles} /></p>
            {one.open && <DoBox card={card} act="do-duty" dated={card.seat.keeps} primary button={say("page.contest.it_is_done")} onDone={onDone} make={() => ({ duty: one.duty, ...(one.section ? { section: one.section } : {}) })} />}
          </li>);
      })}</ol>
    </section>
  );
}

function Appoint({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.contest.appoint")}</summary>
      <DoBox card={card} act="appoint" button={say("page.contest.appoint")} onDone={onDone} make={(given) => given("name") ? { name: given("name"), role: given("role"), ...(Number(given("section")) ? { section: Number(given("section")) } : {}) } : null}>
        <label>{say("page.contest.name")}<input name="name" required autocomplete="off" /></label>
        <div class="pair-of-fields"><label>{say("page.contest.role")}<select name="role">{["chief", "senior", "judge", "secretary"].map((one) => <option value={one} key={one}>{capital(word("role", one))}</option>)}</select></label>
          <label>{say("page.contest.section")}<select name="section"><option value="0">–</option>{card.sections.map((one) => <option value={one.number} key={one.number}>{one.number}. {one.name}</option>)}</select></label></div>
      </DoBox></details>
  );
}

function Slips({ card }: { card: Props["card"] }): JSX.Element {
  const say = useWords();
  const [slips, setSlips] = useState<LetterSlips | null>(null);
  const make = () => void ask<LetterSlips>("POST", `/api/contests/${card.contest.id}/codes`, {}).then(setSlips, () => undefined);
  return (
    <section aria-labelledby="slips"><h2 id="slips">{say("page.post.slips")}</h2>
      <p class="quiet-text">{say("page.contest.slips_help")}</p>
      <button type="button" onClick={make}>{say("page.post.make_slips")}</button>
      {slips && <SlipRow slips={slips.codes} office={(of) => word("office", of)} />}
    </section>
  );
}

function Journal({ card }: { card: Props["card"] }): JSX.Element {
  const say = useWords();
  const [list, setList] = useState<ContestFacts | null>(null);
  useEffect(() => void ask<ContestFacts>("GET", `/api/contests/${card.contest.id}/facts`).then(setList, () => undefined), [card.last]);
  return (
    <section aria-labelledby="journal"><h2 id="journal">{say("page.contest.journal")}</h2>
      <ol class="plain said">{list && [...list.facts].reverse().map((one, i) => (
        <li key={i}><span class="quiet-text">{(one.time ?? "").slice(0, 10)} · {one.by}</span><p class="ruling">{told(one.text)} <Articles ids={one.articles} /></p></li>))}</ol>
    </section>
  );
}

export function Desk({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { seat, contest } = card;
  return (
    <>
      <Duties card={card} onDone={onDone} />
      {seat.offices.includes("organiser") && <Appoint card={card} onDone={onDone} />}
      {seat.keeps && <p><a class="button" href={`/api/contests/${contest.id}/file`} download={`contest-${contest.id}.jsonl`}>{say("page.post.download")}</a></p>}
      {may("issue-codes") && <Slips card={card} />}
      {seat.keeps && <Journal card={card} />}
    </>
  );
}
