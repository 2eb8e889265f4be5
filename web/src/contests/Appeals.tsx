// Appeals against an award: an author makes them, first to the chief judge and then to the
// commission; whoever has to answer one does it here.
import type { JSX } from "preact";
import { capital, useWords } from "../kit/words";
import type { ContestAppeal } from "../made/wire";
import { word, type Props } from "./contests";
import { DoBox } from "./DoBox";

const answers = { chief: ["kept", "changed"], commission: ["kept", "reconsider", "annul"] } as const;

function Answer({ card, appeal, onDone }: Props & { appeal: ContestAppeal }): JSX.Element {
  const say = useWords();
  return (
    <DoBox card={card} act="decide-appeal" primary button={say("page.contest.decide", { n: appeal.id })} onDone={onDone}
      make={(given) => ({ appeal: appeal.id, answer: given("answer"), reason: given("reason"), ...(given("mark") ? { mark: Number(given("mark")) } : {}) })}>
      <label>{say("page.contest.answer")}<select name="answer">{answers[appeal.to].map((one) => <option value={one} key={one}>{capital(word("answer", one))}</option>)}</select></label>
      {appeal.to === "chief" && <label>{say("page.contest.new_mark")}<input name="mark" type="number" min="0" max="10" step="0.25" /></label>}
      <label>{say("page.contest.reason")}<textarea name="reason" rows={2} /></label>
    </DoBox>
  );
}

export function Appeals({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { seat, contest } = card;
  const own = seat.author !== undefined;
  return (
    <section aria-labelledby="appeals"><h2 id="appeals">{say("page.contest.part.appeals")}</h2>
      {!card.appeals.length && <p class="quiet-text">{say("page.contest.no_appeals")}</p>}
      <ol class="plain appeals">{card.appeals.map((one) => (
        <li key={one.id}><h3>{one.id}. {one.author}, {say("page.contest.work", { n: one.work })}</h3>
          <p class="quiet-text">{word("appeal_to", one.to)} · {word("answer", one.answer)}</p>
          {one.text && <blockquote>{one.text}</blockquote>}
          {one.mine && <Answer card={card} appeal={one} onDone={onDone} />}</li>))}</ol>
      {contest.phase === "preliminary" && (own || seat.offices.includes("secretary") || seat.runs) && <details><summary>{say("page.contest.appeal")}</summary>
        <p class="quiet-text">{say("page.contest.appeal_help")}</p>
        <DoBox card={card} act="make-appeal" dated={seat.keeps} button={say("page.contest.appeal")} onDone={onDone}
          make={(given) => ({ ...(given("author") ? { author: Number(given("author")) } : {}), work: Number(given("work")), to: given("to"), text: given("text") })}>
          {!own && <label>{say("page.contest.author.name")}<select name="author">{card.authors.map((one) => <option value={one.id} key={one.id}>{one.name}</option>)}</select></label>}
          <label>{say("page.contest.work_column")}<select name="work">{card.works.map((one) => <option value={one.id} key={one.id}>{one.id}</option>)}</select></label>
          <label>{say("page.contest.to")}<select name="to">{(["chief", "commission"] as const).map((one) => <option value={one} key={one}>{capital(word("appeal_to", one))}</option>)}</select></label>
          <label>{say("page.contest.text_of_appeal")}<textarea name="text" rows={4} required /></label>
        </DoBox></details>}
    </section>
  );
}
