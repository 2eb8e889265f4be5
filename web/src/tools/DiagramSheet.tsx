// The sheet that is printed: the diagram, the task, the solution and what the check says.
import type { JSX } from "preact";
import { Mini } from "../board/Mini";
import { piecesIn } from "../board/fen";
import { fileName, type BoardShape } from "../board/squares";
import { articleLabel } from "../kit/parts";
import { told, useWords, type Key } from "../kit/words";
import type { CompositionAnswer } from "../made/wire";
import { linesOf, piecesText, taskText, type Draft } from "./draft";

function Diagram({ board, fen }: { board: BoardShape; fen: string }): JSX.Element {
  const pieces = piecesIn(board, fen);
  const letters = board.squares.map(({ name }) => pieces[name] ?? ".").join("");
  const lettered = board.names === "letters";
  return (
    <div class="diagram">
      {lettered && <div class="diagram-ranks">{[...Array(board.ranks).keys()].reverse().map((rank) => <span key={rank}>{rank + 1}</span>)}</div>}
      <Mini board={board} letters={letters} />
      {lettered && <div class="diagram-files">{[...Array(board.files).keys()].map((file) => <span key={file}>{fileName(file)}</span>)}</div>}
    </div>
  );
}

export function DiagramSheet({ draft, board, answer }: { draft: Draft; board: BoardShape; answer: CompositionAnswer | undefined }): JSX.Element {
  const say = useWords();
  const lines = answer ? answer.lines.filter((one) => one.number !== undefined).map((one) => one.moves) : linesOf(draft);
  const rulings = answer?.verdict?.rulings.filter((one) => one.weight !== "note") ?? [];
  return (
    <section class="diagram-sheet" aria-hidden="true">
      <h2>{draft.title || say("page.tools.composition")}</h2>
      <p>{say("page.composition.author")}: ____________________________</p>
      <Diagram board={board} fen={draft.fen} />
      <p class="sheet-task"><strong>{taskText(draft)}</strong></p>
      <p>{say("page.white")}: {piecesText(board, draft.fen, true) || "–"}<br />{say("page.black")}: {piecesText(board, draft.fen, false) || "–"}</p>
      {lines.length > 0 && <><h3>{say("page.composition.solution")}</h3><ol>{lines.map((one, i) => <li key={i}>{one}</li>)}</ol></>}
      {answer && <p>{say(`page.composition.answer.${answer.answer}`)} {told(answer.verdict?.text)}</p>}
      {rulings.length > 0 && <ul>{rulings.map((one, i) => (
        <li key={i}>{say(`page.composition.weight.${one.weight}` as Key)}: {told(one.text)} [{one.articles.map((id) => Object.values(articleLabel(id)).join(" ")).join(", ")}]</li>))}</ul>}
    </section>
  );
}
