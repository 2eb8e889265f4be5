// The board: a grid with one tab stop. A press, Enter or a drag chooses squares; which move that
// makes is decided outside. Every square says its own name first.
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Pieces } from "../made/wire";
import { useWords } from "../kit/words";
import { Piece } from "./pieces";
import { pieceName, squareName } from "./names";
import { useSlide } from "./slide";
import { fileName, rowsOf, step, type BoardShape, type Cell } from "./squares";

export interface BoardProps {
  board: BoardShape;
  pieces: Pieces;
  turned: boolean;
  label: string;
  path?: string[]; // what has been walked of the move that is being chosen
  targets?: ReadonlySet<string>;
  movable?: ReadonlySet<string>;
  captured?: ReadonlySet<string>; // still standing, to be taken off at the end
  last?: string[];
  touched?: string[];
  marked?: readonly string[]; // what somebody speaks of
  forced?: ReadonlySet<string>; // a king in check, or pieces that must take
  onSquare?: (square: string) => void;
  onDrag?: (from: string, to: string) => void;
  onKey?: (key: string) => boolean;
}

const dragFrom = 6; // pixels before a press becomes a drag

interface Drag {
  from: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function squareUnder(x: number, y: number): string {
  const cells = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>("[data-square]"));
  return cells.find((one) => one)?.dataset["square"] ?? "";
}

export function Board(props: BoardProps): JSX.Element {
  const say = useWords();
  const { board, pieces, turned } = props;
  const rows = useMemo(() => rowsOf(board, turned), [board, turned]);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState("");
  const [drag, setDrag] = useState<Drag | null>(null);
  const first = rows[rows.length - 1]?.find((cell) => cell.name)?.name ?? "";
  const focused = board.squares.some((one) => one.name === at) ? at : first;
  const draughts = board.family === "draughts";
  const dragged = useRef(false);
  useSlide(grid, props.last, dragged);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(rows, focused, event.key);
    if (/^(Arrow|Home$|End$)/.test(event.key)) {
      event.preventDefault();
      setAt(next);
      grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onSquare?.(focused);
    } else if (props.onKey?.(event.key)) {
      event.preventDefault();
    }
  }

  function onPointerDown(event: PointerEvent, cell: Cell): void {
    if (event.button !== 0 || !cell.name) return;
    setAt(cell.name);
    if (!props.movable?.has(cell.name) || !props.onDrag) return;
    setDrag({ from: cell.name, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
    grid.current?.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent): void {
    if (drag) setDrag({ ...drag, dx: event.clientX - drag.x, dy: event.clientY - drag.y });
  }

  function onPointerUp(event: PointerEvent): void {
    if (!drag) return;
    setDrag(null);
    const to = squareUnder(event.clientX, event.clientY);
    if (Math.hypot(drag.dx, drag.dy) < dragFrom || to === drag.from) props.onSquare?.(drag.from);
    else if (to) {
      dragged.current = true;
      props.onDrag?.(drag.from, to);
    }
  }

  function labelOf(cell: Cell): string {
    const letter = pieces[cell.name];
    const parts = [squareName(cell.name), letter ? pieceName(letter, draughts) : say("page.board.empty")];
    if (props.path?.includes(cell.name)) parts.push(say("page.board.chosen"));
    if (props.targets?.has(cell.name)) parts.push(say("page.board.target"));
    if (props.captured?.has(cell.name)) parts.push(say("page.board.captured"));
    if (props.touched?.includes(cell.name)) parts.push(say("page.board.touched"));
    if (props.marked?.includes(cell.name)) parts.push(say("page.board.marked"));
    if (props.forced?.has(cell.name)) parts.push(say(draughts ? "page.board.must_take" : "page.board.in_check"));
    return parts.join(", ");
  }

  function classOf(cell: Cell): string {
    const marks = [
      "square",
      cell.dark ? "dark" : "light",
      props.path?.includes(cell.name) && "chosen",
      props.targets?.has(cell.name) && (pieces[cell.name] ? "target taken" : "target"),
      props.movable?.has(cell.name) && "movable",
      props.captured?.has(cell.name) && "captured",
      props.last?.includes(cell.name) && "last",
      props.touched?.includes(cell.name) && "touched",
      props.marked?.includes(cell.name) && "marked",
      props.forced?.has(cell.name) && "forced",
    ];
    return marks.filter(Boolean).join(" ");
  }

  function draw(cell: Cell): JSX.Element {
    if (!cell.name) return <div class={`square ${cell.dark ? "dark" : "light"} idle`} aria-hidden="true" />;
    const letter = pieces[cell.name];
    const lifted = drag?.from === cell.name && Math.hypot(drag.dx, drag.dy) >= dragFrom;
    return (
      <div
        role="gridcell"
        key={cell.name}
        class={classOf(cell)}
        data-square={cell.name}
        tabIndex={cell.name === focused ? 0 : -1}
        aria-label={labelOf(cell)}
        aria-selected={props.path?.includes(cell.name) ? "true" : "false"}
        onFocus={() => setAt(cell.name)}
        onPointerDown={(event) => onPointerDown(event, cell)}
        onClick={() => {
          if (!props.movable?.has(cell.name) || !props.onDrag) props.onSquare?.(cell.name);
        }}
      >
        {letter && (
          <span class={lifted ? "lifted" : "standing"} style={lifted ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : {}}>
            <Piece letter={letter} draughts={draughts} />
          </span>
        )}
        {board.names === "numbers" && <span class="number" aria-hidden="true">{cell.name}</span>}
      </div>
    );
  }

  const letters = board.names === "letters";
  return (
    <div class={`board ${letters ? "lettered" : "numbered"} files-${board.files} ranks-${board.ranks}`}>
      <div
        ref={grid}
        class="squares"
        role="grid"
        aria-label={props.label}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(null)}
      >
        {rows.map((cells, row) => (
          <div role="row" class="row" key={row}>
            {letters && <span class="rank-name" aria-hidden="true">{(cells[0]?.rank ?? 0) + 1}</span>}
            {cells.map(draw)}
          </div>
        ))}
      </div>
      {letters && (
        <div class="file-names" aria-hidden="true">
          {rows[0]?.map((cell) => <span key={cell.file}>{fileName(cell.file)}</span>)}
        </div>
      )}
    </div>
  );
}
