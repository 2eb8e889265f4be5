// A work of a contest on its board, with what may be known about it.
import type { ComponentChildren, JSX } from "preact";
import { piecesIn } from "../board/fen";
import { Mini } from "../board/Mini";
import { Articles } from "../kit/parts";
import { useVariants } from "../kit/variants";
import { told, useWords } from "../kit/words";
import type { ContestTask, ContestWork } from "../made/wire";

export function Diagram({ of }: { of: ContestWork | ContestTask }): JSX.Element | null {
  const board = useVariants().get(of.variant)?.board;
  if (!board) return null;
  const pieces = piecesIn(board, of.fen);
  return <Mini board={board} letters={board.squares.map(({ name }) => pieces[name] ?? ".").join("")} />;
}

// The position in words, for whoever does not see the board.
export function Position({ fen }: { fen: string }): JSX.Element {
  const say = useWords();
  const [, white = "", black = ""] = fen.replaceAll(".", "").split(":");
  const [first, second] = white.startsWith("W") ? [white, black] : [black, white];
  const list = (text: string) => text.slice(1).replaceAll(",", ", ");
  return <p class="position">{say("page.contest.position", { white: list(first), black: list(second) })}</p>;
}

export function WorkCard({ work, level, children }: { work: ContestWork; level?: 3; children?: ComponentChildren }): JSX.Element {
  const say = useWords();
  const Title = level === 3 ? "h3" : "h2";
  const states = [work.withdrawn && say("page.contest.withdrawn"), work.late && say("page.contest.late"), work.defects?.length ? say("page.contest.defective") : ""].filter(Boolean);
  return (
    <article class="contest-work" aria-labelledby={`work-${work.id}`}>
      <Diagram of={work} />
      <div>
        <Title id={`work-${work.id}`}>{say("page.contest.work", { n: work.id })}{work.byline && `: ${told(work.byline)}`}</Title>
        {states.length > 0 && <p class="quiet-text">{states.join(" · ")}</p>}
        <Position fen={work.fen} />
        <p><strong>{told(work.task)}</strong></p>
        <ol class="lines">{work.lines.map((line, i) => <li key={i}>{line}</li>)}</ol>
        {work.figures && <p class="quiet-text">{told(work.figures)}</p>}
        {(work.defects ?? []).length > 0 && <ul class="remarks">{work.defects?.map((one, i) => <li class="must" key={i}>{one.reason} <Articles ids={[one.article]} /> <span class="quiet-text">{[one.by, one.day].filter(Boolean).join(", ")}</span></li>)}</ul>}
        {(work.marks ?? []).length > 0 && <ul class="plain marks">{work.marks?.map((one) => <li key={one.judge}>{one.judge}: <strong>{one.mark}</strong> {one.comment}{!one.counts && <span class="quiet-text"> {say("page.contest.advice")}</span>}</li>)}</ul>}
        {work.score !== undefined && <p>{say("page.contest.score", { points: work.score })}{work.deduction !== "0" && <span class="quiet-text"> {say("page.contest.deducted", { points: work.deduction ?? "0" })}</span>}</p>}
        {children}
      </div>
    </article>
  );
}
