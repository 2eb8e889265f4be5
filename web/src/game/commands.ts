// The line for typed moves and words. A word may be typed in any of the three languages; whatever is
// no word is a move and goes to the referee as it was typed.
import { everyWord, say, told, type Key } from "../kit/words";
import { pieceName, squareName, kindOf } from "../board/names";
import { face, remaining, timeInWords } from "./clock";
import type { Shown } from "./live";
import { brevity } from "../kit/choices";
import { toSay } from "./spoken";
import { shortSide, sideName } from "./telling";

export type Order =
  | { kind: "say"; text: string }
  | { kind: "act"; word: string; keys: Record<string, unknown> }
  | { kind: "open"; what: "claim" | "arbiter" | "resign" | "appeal" };

const names = ["clock", "last", "where", "board", "row", "offer", "accept", "decline", "claim", "arbiter", "resign", "help", "press", "make", "illegal", "appeal", "announce", "repeat"] as const;
type Name = (typeof names)[number];

function nameOf(word: string): Name | undefined {
  const small = word.toLowerCase();
  return names.find((name) => everyWord(`page.cmd.${name}` as Key).includes(small));
}

export function clocksInWords(shown: Shown): string {
  const now = performance.now();
  if (brevity.value === "short") return (["white", "black"] as const).map((side) => `${shortSide(side)} ${face(remaining(shown, side, now))}`).join(" ");
  return (["white", "black"] as const)
    .map((side) => `${sideName(side)}: ${timeInWords(remaining(shown, side, now))}.`)
    .join(" ");
}

function where(shown: Shown, wanted: string): string {
  const draughts = shown.settings.board.family === "draughts";
  const found = Object.entries(shown.view.pieces).filter(
    ([, letter]) => letter === wanted || kindOf(letter, draughts) === wanted.toLowerCase());
  return found.map(([square, letter]) => `${pieceName(letter, draughts)} ${squareName(square)}`).join(", ") || say("page.say.nowhere");
}

// Cyrillic letters that look like the Latin ones of the board, as a keyboard of our countries gives them.
const twins: Record<string, string> = { а: "a", в: "b", ь: "b", с: "c", е: "e", н: "h" };

// The name of a square as it was typed: "E4", and "е4" with a Cyrillic letter.
function typedSquare(text: string): string {
  return text.toLowerCase().replace(/[авьсен]/g, (letter) => twins[letter] ?? letter);
}

function square(shown: Shown, asked: string): string {
  const name = typedSquare(asked);
  const letter = shown.view.pieces[name];
  const known = shown.settings.board.squares.some((one) => one.name === name);
  if (!known) return say("page.say.no_square", { square: asked });
  return `${squareName(name)}, ${letter ? pieceName(letter, shown.settings.board.family === "draughts") : say("page.board.empty")}`;
}

function row(shown: Shown, wanted: string): string {
  const file = typedSquare(wanted).charCodeAt(0) - 97;
  const inRow = shown.settings.board.squares.filter((one) =>
    /^\d+$/.test(wanted) ? one.rank === Number(wanted) - 1 : one.file === file);
  return inRow.map((one) => one.name).filter((name) => shown.view.pieces[name]).map((name) => square(shown, name)).join("; ") || say("page.board.empty");
}

export function lastMove(shown: Shown): string {
  const move = shown.moves[shown.moves.length - 1];
  if (!move) return say("page.say.no_moves");
  if (brevity.value === "short") return say("page.short.move", { side: shortSide(move.side), move: told(move.text) });
  return `${sideName(move.side)}: ${told(move.text)}`;
}

// With a move what is said, without one the move that stands there.
function announcing(words: string, shown: Shown): Order {
  const move = words || toSay(shown)?.move;
  return move ? { kind: "act", word: "announce", keys: { move } } : { kind: "say", text: say("page.announce.nothing") };
}

export function order(line: string, shown: Shown): Order {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const more = rest.join(" ");
  switch (nameOf(word)) {
    case "clock":
      return { kind: "say", text: clocksInWords(shown) };
    case "last":
      return { kind: "say", text: lastMove(shown) };
    case "where":
      return { kind: "say", text: where(shown, more) };
    case "board":
      return { kind: "say", text: square(shown, more) };
    case "row":
      return { kind: "say", text: row(shown, more) };
    case "help":
      return { kind: "say", text: say("page.say.help") };
    case "offer":
      return { kind: "act", word: "offer-draw", keys: {} };
    case "accept":
      return { kind: "act", word: "accept-draw", keys: {} };
    case "decline":
      return { kind: "act", word: "decline-draw", keys: {} };
    case "press":
      return { kind: "act", word: "press", keys: {} };
    case "illegal":
      return { kind: "act", word: "notice-illegal", keys: {} };
    case "make":
      return { kind: "act", word: "make", keys: { move: more } };
    case "announce":
    case "repeat":
      return announcing(more, shown);
    case "claim":
      return { kind: "open", what: "claim" };
    case "arbiter":
      return { kind: "open", what: "arbiter" };
    case "resign":
      return { kind: "open", what: "resign" };
    case "appeal":
      return { kind: "open", what: "appeal" };
    default:
      return { kind: "act", word: "move", keys: { move: line.trim() } };
  }
}
