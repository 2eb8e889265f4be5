// The desk of headman, arbiter and organiser: what is due by whom, cases with everything that was
// said, what each office may do, and what was decided so far.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, may } from "../kit/api";
import { SlipRow } from "../kit/ledger";
import { Articles } from "../kit/parts";
import { shownTime, told, useWords, type Key } from "../kit/words";
import type { LetterCard, LetterCase, LetterRulings, LetterSlips } from "../made/wire";
import { ActBox, officeFor } from "./ActBox";
import { deskActs, ownActs } from "./acts";
import { nameOf, word } from "./letters";
import { Left } from "./MyGames";

interface Props {
  card: LetterCard;
  onDone: () => void;
}

export function Due({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  return (
    <section><h2 id="due">{say("page.post.due")}</h2>
      <p class="quiet-text">{say("page.post.zone", { day: shownTime(card.seat.today) })}</p>
      {!card.duties.length && <p class="good">{say("page.post.nothing_due")}</p>}
      {card.duties.length > 0 && <div class="wide" tabIndex={0} role="region" aria-labelledby="due"><table class="duties">
        <thead><tr><th scope="col">{say("byletter.column.until")}</th><th scope="col">{say("byletter.column.who")}</th><th scope="col">{say("byletter.column.what")}</th></tr></thead>
        <tbody>{card.duties.map((one, i) => (
          <tr key={i} class={(one.left ?? 0) < 0 ? "asked" : ""}><td>{one.until ? shownTime(one.until) : "–"}<br /><Left left={one.left} /></td>
            <th scope="row">{one.office === "player" ? nameOf(card, one.player) : word("office", one.office)}</th>
            <td>{told(one.text)}{one.right && <span class="quiet-text"> {say("page.post.may")}</span>}{one.game !== undefined && <> · <a href={`/letters/${card.tourney.id}/game/${one.game}`}>{say("page.post.game", { n: one.game })}</a></>} <Articles ids={one.articles} /></td></tr>))}</tbody>
      </table></div>}
    </section>
  );
}

function CaseOf({ card, one }: { card: LetterCard; one: LetterCase }): JSX.Element {
  const say = useWords();
  return (
    <>
      <h3>{one.id}. {nameOf(card, one.by)}: {one.sanction ? word("kind", one.sanction) : say("page.post.dispute")}{one.game !== undefined && <> · <a href={`/letters/${card.tourney.id}/game/${one.game}`}>{say("page.post.game", { n: one.game })}</a></>}</h3>
      <p class="quiet-text">{one.decided ? say("page.post.decided", { day: shownTime(one.decided), who: word("office", one.with) }) : say("page.post.with", { who: word("office", one.with), day: shownTime(one.since) })}{one.lifted && ` · ${say("page.post.lifted")}`}</p>
      {one.notes.map((note, i) => <blockquote key={i}><strong>{shownTime(note.on)} · {["organiser", "arbiter", "headman"].includes(note.by) ? word("office", note.by) : note.by}</strong> <span class="quiet-text">{say(`page.post.act.${note.do}` as Key)}</span><br />{note.text} <Articles ids={note.articles} /></blockquote>)}
    </>
  );
}

// Disputes, sanctions, appeals: a player's own, or all of them.
export function Cases({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const acts = ownActs.filter((form) => officeFor(card, form) && form.stages.includes(card.tourney.stage) && (form.do !== "appeal" || card.cases.length)
    && (form.do !== "present" || card.players.some((one) => one.id === card.seat.player && one.letters_wanted)));
  return (
    <section aria-labelledby="cases"><h2 id="cases">{say("page.post.cases")}</h2>
      {!card.cases.length && <p class="quiet-text">{say("page.post.no_cases")}</p>}
      <ol class="plain appeals">{card.cases.map((one) => <li key={one.id}><CaseOf card={card} one={one} /></li>)}</ol>
      {card.petitions.length > 0 && <><h3>{say("page.post.petitions")}</h3><ul>{card.petitions.map((one, i) => <li key={i}>{nameOf(card, one.about)}: {say("page.post.with", { who: word("office", one.to), day: shownTime(one.since) })}</li>)}</ul></>}
      {acts.map((form) => <details key={form.do}><summary>{say(`page.post.act.${form.do}` as Key)}</summary>
        {form.do === "appeal" && <p class="quiet-text">{say("page.post.appeal_help")}</p>}
        <ActBox card={card} form={form} onDone={onDone} /></details>)}
    </section>
  );
}

function Slips({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  const [slips, setSlips] = useState<LetterSlips | null>(null);
  const make = () => void ask<LetterSlips>("POST", `/api/correspondence/${card.tourney.id}/codes`, {}).then(setSlips, () => undefined);
  return (
    <section aria-labelledby="slips"><h2 id="slips">{say("page.post.slips")}</h2>
      <p class="quiet-text">{say("page.post.slips_help")}</p>
      <button type="button" onClick={make}>{say("page.post.make_slips")}</button>
      {slips && <SlipRow slips={slips.codes} office={(of) => word("office", of)} />}
    </section>
  );
}

export function Desk({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const headless = !card.settings.headman;
  const forms = deskActs.filter((form) => officeFor(card, form) && form.stages.includes(card.tourney.stage)
    && (headless || form.do !== "close" || (card.seat.offices as string[]).includes("headman")));
  return (
    <>
      <Due card={card} />
      <section aria-labelledby="desk"><h2 id="desk">{say("page.post.doing")}</h2>
        {forms.map((form) => <details key={form.do}><summary>{say(`page.post.act.${form.do}` as Key)}</summary><ActBox card={card} form={form} onDone={onDone} /></details>)}
        {card.seat.offices.some((one) => one !== "headman") && <p><a class="button" href={`/api/correspondence/${card.tourney.id}/file`} download={`${card.tourney.code}.jsonl`}>{say("page.post.download")}</a></p>}
      </section>
      {may("issue-codes") && <Slips card={card} />}
    </>
  );
}

export function Rulings({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  const [list, setList] = useState<LetterRulings | null>(null);
  useEffect(() => void ask<LetterRulings>("GET", `/api/correspondence/${card.tourney.id}/rulings`).then(setList, () => undefined), [card.last]);
  return (
    <section aria-labelledby="rulings"><h2 id="rulings">{say("page.post.rulings")}</h2>
      {list && !list.rulings.length && <p class="quiet-text">{say("page.post.no_rulings")}</p>}
      <ol class="plain said">{list && [...list.rulings].reverse().map((one, i) => (
        <li key={i}><span class="quiet-text">{(one.time ?? "").slice(0, 10)}{one.game !== undefined && <> · <a href={`/letters/${card.tourney.id}/game/${one.game}`}>{say("page.post.game", { n: one.game })}</a></>}</span><p class="ruling">{told(one.text)} <Articles ids={one.articles} /></p></li>))}</ol>
    </section>
  );
}
