// A small board as one picture, for walls of many games. It says nothing to the ear: the card
// around it does.
import type { JSX } from "preact";
import { memo } from "../kit/memo";
import type { Settings } from "../made/wire";
import { shapeOf } from "./pieces";

export interface MiniProps {
  board: Settings["board"];
  letters: string; // one for each square, a dot where nothing stands
}

function darkPath(files: number, ranks: number): string {
  let path = "";
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = rank % 2; file < files; file += 2) path += `M${file * 45} ${(ranks - 1 - rank) * 45}h45v45h-45z`;
  }
  return path;
}

export const Mini = memo(function Mini({ board, letters }: MiniProps): JSX.Element {
  const draughts = board.family === "draughts";
  return (
    <svg class="mini" viewBox={`0 0 ${board.files * 45} ${board.ranks * 45}`} aria-hidden="true">
      <rect class="light" width="100%" height="100%" />
      <path class="dark" d={darkPath(board.files, board.ranks)} />
      {board.squares.map(({ name, file, rank }, i) => {
        const letter = letters[i] ?? ".";
        if (letter === ".") return null;
        return (
          <g key={name} class={`piece ${letter === letter.toUpperCase() ? "white" : "black"}`} transform={`translate(${file * 45} ${(board.ranks - 1 - rank) * 45})`}>
            {shapeOf(letter, draughts)}
          </g>
        );
      })}
    </svg>
  );
});
