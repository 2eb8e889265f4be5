// A composition while it is being written: what the form holds, and the file of it that both the
// server and `kodeks composition` read.
import { piecesIn } from "../board/fen";
import type { BoardShape } from "../board/squares";
import { say } from "../kit/words";
import type { CompositionGenres } from "../made/wire";

export type Aim = "win" | "draw" | "lock";

export interface Draft {
  rulebook: string;
  variant: string;
  genre: string;
  aim: Aim;
  men: number;
  kings: number;
  fen: string;
  title: string;
  lines: string;
}

export const emptyFen = "W:W:B";

export function firstDraft(known: CompositionGenres): Draft {
  const book = known.rulebooks[0];
  const genre = book?.genres.find((one) => !one.locks) ?? book?.genres[0];
  return {
    rulebook: book?.rulebook ?? "", variant: genre?.variants[0] ?? "", genre: genre?.genre ?? "",
    aim: "win", men: 1, kings: 0, fen: emptyFen, title: "", lines: "",
  };
}

function taskOf({ aim, men, kings }: Draft): unknown {
  return aim === "lock" ? { lock: { ...(men ? { men } : {}), ...(kings ? { kings } : {}) } } : aim;
}

export function taskText({ aim, men, kings }: Draft): string {
  return aim === "lock" ? say("page.composition.task.locked", { men, kings }) : say(`page.composition.task.${aim}`);
}

export function linesOf(draft: Draft): string[] {
  return draft.lines.split("\n").map((one) => one.trim()).filter(Boolean);
}

export function fileOf(draft: Draft): Record<string, unknown> {
  const lines = linesOf(draft);
  return {
    "kodeks-composition": 1, ...(draft.title ? { title: draft.title } : {}), rulebook: draft.rulebook, variant: draft.variant,
    genre: draft.genre, task: taskOf(draft), fen: draft.fen, ...(lines.length ? { lines } : {}),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

// Nothing when the text is no such file; what it does not say stays as it was.
export function draftIn(text: string, old: Draft): Draft | null {
  try {
    const file = JSON.parse(text) as Record<string, unknown>;
    if (!("kodeks-composition" in file)) return null;
    const word = (key: "rulebook" | "variant" | "genre" | "fen" | "title") => (typeof file[key] === "string" ? file[key] : old[key]);
    const task = file["task"];
    const lock = (task as { lock?: { men?: unknown; kings?: unknown } } | null)?.lock;
    return {
      rulebook: word("rulebook"), variant: word("variant"), genre: word("genre"), fen: word("fen"), title: word("title"),
      aim: lock ? "lock" : task === "draw" ? "draw" : "win", men: Number(lock?.men ?? 0), kings: Number(lock?.kings ?? 0),
      lines: texts(file["lines"]).join("\n"),
    };
  } catch {
    return null;
  }
}

// "a5, Kb6": how a diagram is given in words.
export function piecesText(board: BoardShape, fen: string, white: boolean): string {
  return Object.entries(piecesIn(board, fen))
    .filter(([, letter]) => (letter === letter.toUpperCase()) === white)
    .map(([square, letter]) => (letter.toLowerCase() === "k" ? "K" : "") + square).join(", ");
}
