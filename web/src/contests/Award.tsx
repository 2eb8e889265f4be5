// The preliminary and the final award: who stands where, meetings of teams, and the works that were
// placed; whoever may publish does it here.
import type { JSX } from "preact";
import { told, useWords } from "../kit/words";
import type { ContestPlace } from "../made/wire";
import { published, word, type Props } from "./contests";
import { DoBox } from "./DoBox";
import { WorkCard } from "./Work";

function Places({ card }: { card: Props["card"] }): JSX.Element {
  const say = useWords();
  const named = (one: ContestPlace) => {
    const work = card.works.find((each) => each.id === one.work);
    return work?.byline ? told(work.byline) : one.name || (one.work ? say("page.contest.work", { n: one.work }) : "–");
  };
  const group = (section: number) => card.places.filter((one) => one.section === section);
  const sections = [...new Set(card.places.map((one) => one.section))];
  return (
    <>{sections.map((section) => {
      const title = section ? card.sections[section - 1]?.name ?? `${section}` : say("page.contest.over_all");
      return (
        <div class="wide" tabIndex={0} role="region" aria-label={title} key={section}><table class="places">
          <caption>{title}</caption>
          <thead><tr><th scope="col">{say("page.contest.place")}</th><th scope="col">{say("page.contest.name")}</th><th scope="col">{say("page.contest.work_column")}</th><th scope="col">{say("page.contest.points")}</th><th scope="col">{say("page.contest.prize")}</th></tr></thead>
          <tbody>{group(section).map((one, i) => (
            <tr key={i}><td>{one.first === one.last ? one.first : `${one.first}–${one.last}`}</td><th scope="row">{named(one)}</th><td>{one.work || ""}</td><td>{one.points}</td><td>{one.prize ? say("page.contest.prize") : ""}</td></tr>))}</tbody>
        </table></div>);
    })}</>
  );
}

function Pairs({ card }: { card: Props["card"] }): JSX.Element | null {
  const say = useWords();
  if (!card.pairs.length) return null;
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={say("page.contest.pairs")}><table class="pairs"><caption>{say("page.contest.pairs")}</caption>
      <thead><tr><th scope="col">{say("page.contest.section")}</th><th scope="col">{say("page.contest.name")}</th><th scope="col">{say("page.contest.points")}</th><th scope="col">{say("page.contest.name")}</th></tr></thead>
      <tbody>{card.pairs.map((one, i) => <tr key={i}><td>{one.section}</td><th scope="row">{one.first}</th><td>{one.first_points} : {one.second_points}</td><td>{one.second}</td></tr>)}</tbody></table></div>
  );
}

function Publish({ card, onDone }: Props): JSX.Element | null {
  const say = useWords();
  const { seat, contest } = card;
  if (!seat.keeps && !seat.offices.includes("chief")) return null;
  const first = contest.phase === "entering" && contest.form !== "solving";
  if (contest.phase === "final-award" || contest.phase === "annulled") return null;
  const act = first ? "publish-preliminary" : "publish-final";
  const button = say(first ? "page.contest.publish_preliminary" : "page.contest.publish_final");
  return <DoBox card={card} act={act} dated={seat.keeps} primary button={button} onDone={onDone} make={() => ({ seen: card.last })} />;
}

function Revise({ card, onDone }: Props): JSX.Element | null {
  const say = useWords();
  if (card.contest.phase !== "preliminary" || !(card.seat.offices.includes("chief") || card.seat.runs)) return null;
  return (
    <details><summary>{say("page.contest.revise")}</summary>
      <DoBox card={card} act="revise" button={say("page.contest.revise")} onDone={onDone} make={(given) => given("mark") ? { work: Number(given("work")), mark: Number(given("mark")), reason: given("reason") } : null}>
        <label>{say("page.contest.work_column")}<select name="work">{card.works.map((one) => <option value={one.id} key={one.id}>{one.id}</option>)}</select></label>
        <label>{say("page.contest.points_of_ten")}<input name="mark" type="number" min="0" max="10" step="0.25" required /></label>
        <label>{say("page.contest.reason")}<textarea name="reason" rows={2} /></label>
      </DoBox></details>
  );
}

export function Award({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { contest } = card;
  const placed = card.works.filter((one) => card.places.some((place) => place.work === one.id));
  const day = contest.final_day ?? contest.preliminary_day;
  return (
    <section aria-labelledby="award"><h2 id="award">{word("phase", contest.phase)}{published(card) && day && `, ${day}`}</h2>
      {!published(card) && <p class="quiet-text">{say(card.places.length ? "page.contest.as_it_would_be" : "page.contest.no_award")}</p>}
      <Publish card={card} onDone={onDone} />
      {card.places.length > 0 && <Places card={card} />}
      <Pairs card={card} />
      <Revise card={card} onDone={onDone} />
      {published(card) && placed.map((work) => <WorkCard work={work} level={3} key={work.id} />)}
    </section>
  );
}
