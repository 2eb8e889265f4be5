// What the solver and the check say: the verdict, every ruling with its article, the lines, the
// first moves. What can be seen on the board has a button that shows it there.
import type { JSX } from "preact";
import { Articles } from "../kit/parts";
import { told, useWords, type Key } from "../kit/words";
import type { CompositionAnswer, CompositionFirstMove, CompositionLine, CompositionNode, CompositionRuling, CompositionStudy } from "../made/wire";
import { LineOfMoves, treeOf } from "./GameViewer";
import { summaryOf } from "./solving";

export interface Walk {
  at: number;
  go: (node: number, marked?: string[]) => void;
}

const heavy = ["failure", "defect", "open"];

function Ruling({ ruling, walk }: { ruling: CompositionRuling; walk: Walk }): JSX.Element {
  const say = useWords();
  return (
    <li class={`weight-${ruling.weight}`}>
      <strong>{say(`page.composition.weight.${ruling.weight}` as Key)}.</strong> {told(ruling.text)} <Articles ids={ruling.articles} />
      {ruling.node !== undefined && <> <button type="button" class="small no-print" onClick={() => walk.go(ruling.node ?? 0, ruling.squares)}
        aria-label={`${say("page.composition.show")}: ${told(ruling.text)}`}>{say("page.composition.show")}</button></>}
    </li>
  );
}

function Rulings({ answer, walk }: { answer: CompositionAnswer; walk: Walk }): JSX.Element | null {
  const say = useWords();
  const all = answer.verdict?.rulings;
  if (!all) return null;
  const found = heavy.flatMap((weight) => all.filter((one) => one.weight === weight));
  const notes = all.filter((one) => one.weight === "note");
  return (
    <section><h2>{say("page.composition.rulings")}</h2>
      {answer.found && <p class="quiet-text">{say("page.composition.by_solver")}</p>}
      {found.length ? <ul class="found">{found.map((one, i) => <Ruling key={i} ruling={one} walk={walk} />)}</ul> : <p>{say("page.composition.no_defects")}</p>}
      {notes.length > 0 && <details><summary>{say("page.composition.notes", { n: notes.length })}</summary>
        <ul class="found">{notes.map((one, i) => <Ruling key={i} ruling={one} walk={walk} />)}</ul></details>}
    </section>
  );
}

function Lines({ answer, walk }: { answer: CompositionAnswer; walk: Walk }): JSX.Element | null {
  const say = useWords();
  if (!answer.lines.length) return null;
  const kind = (line: CompositionLine) => [
    line.number === undefined ? say("page.composition.other_line") : say("page.composition.line", { n: line.number }),
    line.thematic ? say("page.composition.thematic") : "", line.end ? say(`page.composition.end.${line.end}` as Key) : "",
  ].filter(Boolean).join(" · ");
  return (
    <section><h2>{say("page.composition.lines")}</h2>
      <ol class="solution-lines">{answer.lines.map((line, i) => (
        <li key={i}><span class="quiet-text">{kind(line)}</span>
          <button type="button" class="link" aria-current={line.node === walk.at ? "step" : undefined} onClick={() => walk.go(line.node)}>{line.moves}</button></li>))}</ol>
      {!answer.complete && <p>{say("page.composition.incomplete")}</p>}
    </section>
  );
}

function FirstMove({ first, walk }: { first: CompositionFirstMove; walk: Walk }): JSX.Element {
  const say = useWords();
  const [one] = first.refutations;
  const word = first.answer !== "refuted" || !one ? first.answer : first.refutations.length === 1 ? "try" : "refuted_by";
  return (
    <tr><th scope="row"><button type="button" class="small" aria-current={first.node === walk.at ? "step" : undefined} onClick={() => walk.go(first.node)}>{told(first.text)}</button></th>
      <td class={first.answer === "proved" ? "worth-win" : first.answer === "open" ? "worth-open" : ""}>{say(`page.composition.first.${word}` as Key)}{" "}
        {first.refutations.slice(0, 4).map((reply) => (
          <button type="button" class="small" key={reply.node} aria-current={reply.node === walk.at ? "step" : undefined} onClick={() => walk.go(reply.node)}>{told(reply.text)}</button>))}
        {first.refutations.length > 4 && " …"}</td></tr>
  );
}

export function StudyAnswer({ study, answer, walk }: { study: CompositionStudy; answer: CompositionAnswer; walk: Walk }): JSX.Element {
  const say = useWords();
  const { children } = treeOf(answer.nodes.filter((one: CompositionNode) => !one.try));
  const seconds = (study.spent_ms / 1000).toFixed(1);
  const sound = answer.answer === "proved" && !answer.verdict?.rulings.some((one) => heavy.includes(one.weight));
  return (
    <>
      <p class={sound ? "notice outcome good" : "notice outcome"}><strong>{summaryOf(study)}</strong><br />
        <span class="quiet-text">{study.positions ? say("page.composition.positions", { n: study.positions, s: seconds }) : say("page.analysis.by_table")}</span></p>
      {study.state === "out-of-time" && <p>{say("page.composition.out_of_time")}</p>}
      {study.state === "stopped" && <p>{say("page.composition.stopped")}</p>}
      <Rulings answer={answer} walk={walk} />
      <Lines answer={answer} walk={walk} />
      {answer.lines.length > 1 && <details><summary>{say("page.composition.tree")}</summary>
        <LineOfMoves first={children.get(0) ?? []} number={1} children_={children} at={walk.at} go={walk.go} /></details>}
      {answer.first_moves.length > 0 && <section><h2>{say("page.composition.first_moves")}</h2>
        <table class="first-moves"><tbody>{answer.first_moves.map((one) => <FirstMove key={one.node} first={one} walk={walk} />)}</tbody></table></section>}
    </>
  );
}
