// A solving contest: the tasks, without their authors until the results are out, and the points of
// the solvers.
import type { JSX } from "preact";
import { capital, useWords, type Key } from "../kit/words";
import type { Props } from "./contests";
import { DoBox } from "./DoBox";
import { Diagram, Position } from "./Work";

const findings = ["side-solution", "unsolvable", "inexact"] as const;

function Score({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  return (
    <details open><summary>{say("page.contest.give_score")}</summary>
      <DoBox card={card} act="give-score" dated primary button={say("page.contest.give_score")} onDone={onDone}
        make={(given, all) => given("points") === "" ? null : { solver: Number(given("solver")), task: Number(given("task")), points: Number(given("points")), found: all.getAll("found") }}>
        <div class="pair-of-fields"><label>{say("page.contest.solver")}<select name="solver">{card.authors.map((one) => <option value={one.id} key={one.id}>{one.name}</option>)}</select></label>
          <label>{say("page.contest.task")}<select name="task">{card.tasks.map((one) => <option value={one.number} key={one.number}>{one.number} ({one.points})</option>)}</select></label></div>
        <label>{say("page.contest.points")}<input name="points" type="number" min="0" max="100" step="0.25" required /></label>
        <fieldset class="checks"><legend>{say("page.contest.found")}</legend>{findings.map((one) => <label class="check" key={one}><input type="checkbox" name="found" value={one} />{capital(say(`page.contest.found.${one}` as Key))}</label>)}</fieldset>
      </DoBox></details>
  );
}

export function Solving({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const { seat } = card;
  const scoring = card.contest.phase !== "final-award" && (seat.runs || seat.offices.some((one) => one !== "commission" && one !== "organiser"));
  const name = (id: number) => card.authors.find((one) => one.id === id)?.name ?? `${id}`;
  return (
    <section aria-labelledby="solving"><h2 id="solving">{say("page.contest.part.solving")}</h2>
      {card.tasks.map((one) => (
        <article class="contest-work" key={one.number} aria-labelledby={`task-${one.number}`}><Diagram of={one} />
          <div><h3 id={`task-${one.number}`}>{one.number}. {one.task} <span class="quiet-text">({one.points})</span></h3>{one.author && <p>{one.author}</p>}<Position fen={one.fen} /></div></article>))}
      {scoring && card.authors.length > 0 && <Score card={card} onDone={onDone} />}
      {card.scores.length > 0 && <div class="wide" tabIndex={0} role="region" aria-label={say("page.contest.scores")}><table class="scores"><caption>{say("page.contest.scores")}</caption>
        <thead><tr><th scope="col">{say("page.contest.solver")}</th><th scope="col">{say("page.contest.task")}</th><th scope="col">{say("page.contest.points")}</th><th scope="col">{say("page.contest.extra")}</th></tr></thead>
        <tbody>{card.scores.map((one, i) => <tr key={i}><th scope="row">{name(one.solver)}</th><td>{one.task}</td><td>{one.points}</td><td>{one.extra}</td></tr>)}</tbody></table></div>}
    </section>
  );
}
