// Pieces, squares and moves in words. The vocabularies for squares are those of FIDE:D.2.1 (Anna,
// Bella ... with German numbers) and the usual alphabet of radio.
import type { Pieces, PlayedMove } from "../made/wire";
import { vocabulary, type Vocabulary } from "../kit/choices";
import { say, sayAny, isKey, type Key } from "../kit/words";

const kinds: Record<string, string> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
const nato = ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett"];
const anna = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector", "India", "Julia"];
const german = ["", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

export function kindOf(letter: string, draughts: boolean): string {
  const small = letter.toLowerCase();
  if (draughts) return small === "k" ? "crowned" : "man";
  return kinds[small] ?? "pawn";
}

export function pieceName(letter: string, draughts: boolean): string {
  const side = letter === letter.toUpperCase() ? "white" : "black";
  return sayAny([`piece.${kindOf(letter, draughts)}.${side}`], letter);
}

export function squareName(square: string, as: Vocabulary = vocabulary.value): string {
  const letter = /^[a-j]/.test(square) ? square.charCodeAt(0) - 97 : -1;
  if (letter < 0 || as === "plain") return square;
  const number = square.slice(1);
  if (as === "literal") return `${square[0]?.toUpperCase()} ${number}`;
  if (as === "nato") return `${nato[letter]} ${number}`;
  return `${anna[letter]} ${german[Number(number)] || number}`;
}

// A move that stands on the board already is said as it was before it.
export function standingMoveInWords(move: PlayedMove, after: Pieces, draughts: boolean): string {
  const squares = move.exact.split(" ")[0]?.match(/[a-l]\d+|\d+/g) ?? [];
  const [from = "", to = ""] = [squares[0], squares[squares.length - 1]];
  if (from in after) return moveInWords(move, after, draughts); // the hand has not put it down yet
  const { [to]: piece = "", ...others } = after;
  return moveInWords(move, { ...others, [from]: piece }, draughts);
}

// "knight g1 to f3", "c3 takes e5, g7"; what was moved is read from the board before the move.
export function moveInWords(move: PlayedMove, before: Pieces, draughts: boolean): string {
  if (/^[O0]-[O0]-[O0]/.test(move.text.en)) return say("page.move.castles_long");
  if (/^[O0]-[O0]/.test(move.text.en)) return say("page.move.castles_short");
  const [walk = "", ...removed] = move.exact.split(" ");
  const squares = walk.match(/[a-l]\d+|\d+/g) ?? [];
  const [from = "", ...landings] = squares;
  const letter = before[from] ?? "";
  const to = landings[landings.length - 1] ?? "";
  const piece = letter && !(draughts && letter.toLowerCase() === "m") ? sayAny([`piece.${kindOf(letter, draughts)}`], "") + " " : "";
  const takes = removed.length > 0 || /[x:]/.test(move.exact) || /[x:]/.test(move.text.en) || (!draughts && before[to] !== undefined);
  const key: Key = takes ? "page.move.takes" : "page.move.quiet";
  const text = say(key, { piece, from: squareName(from), to: landings.map((one) => squareName(one)).join(", ") });
  const promotion = /=([A-Za-z])/.exec(move.exact)?.[1];
  const become = promotion && `piece.${kindOf(promotion, draughts)}.become`;
  return become && isKey(become) ? text + say("page.move.becomes", { piece: say(become) }) : text;
}
