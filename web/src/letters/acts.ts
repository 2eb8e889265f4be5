// What players and officials can do in a tournament by letter besides sending moves, as forms: which
// office does it, when, and what has to be told. The server decides; this only lays it out.
import type { LetterCard, LetterGame } from "../made/wire";

export type Kind = "day" | "text" | "long" | "number" | "player" | "game" | "case" | "articles" | "choice" | "check" | "checks";

export interface Field {
  name: string;
  kind: Kind;
  words?: readonly string[]; // of a choice
  optional?: boolean;
}

export type Office = "organiser" | "arbiter" | "headman" | "player";

export interface ActForm {
  do: string;
  by: readonly Office[];
  stages: readonly string[];
  fields: readonly Field[];
}

const verdicts = ["white-wins", "black-wins", "draw"] as const;
export const materials = ["letters", "receipts", "score", "chart"] as const;
const sanctions = ["remark", "reprimand", "no-information", "petition", "loss", "petition-exclusion", "exclusion"] as const;

const playing = ["playing"] as const;
const later = ["playing", "closed"] as const;

const day = (name: string): Field => ({ name, kind: "day" });
const player: Field = { name: "player", kind: "player" };
const game: Field = { name: "game", kind: "game" };
const reason: Field = { name: "reason", kind: "long", optional: true };

// Of the whole tournament, in the order in which they come.
export const deskActs: readonly ActForm[] = [
  { do: "enter", by: ["organiser", "arbiter"], stages: ["entering"], fields: [{ name: "name", kind: "text" }, { name: "address", kind: "text", optional: true },
    { name: "email", kind: "text", optional: true }, { name: "zone", kind: "text", optional: true }] },
  { do: "bar", by: ["organiser"], stages: ["entering"], fields: [{ name: "name", kind: "text" }, day("until")] },
  { do: "start", by: ["organiser", "arbiter"], stages: ["entering"], fields: [{ name: "seed", kind: "text", optional: true }] },
  { do: "sanction", by: ["headman", "arbiter", "organiser"], stages: later, fields: [player, { name: "kind", kind: "choice", words: sanctions },
    { name: "broken", kind: "articles" }, { ...game, optional: true }, reason] },
  { do: "resolve", by: ["headman", "arbiter", "organiser"], stages: later, fields: [{ name: "case", kind: "case" }, { name: "decision", kind: "long" },
    { name: "under", kind: "articles", optional: true }, { name: "lifts", kind: "check" }, { name: "verdict", kind: "choice", words: ["", ...verdicts], optional: true }] },
  { do: "dismiss", by: ["arbiter", "organiser"], stages: later, fields: [player] },
  { do: "drop-out", by: ["arbiter"], stages: playing, fields: [player, { name: "results", kind: "choice", words: ["keep", "annul"] },
    { name: "unfinished", kind: "choice", words: ["lost", "adjudicate"] }, reason] },
  { do: "break", by: ["arbiter"], stages: playing, fields: [player, day("first"), day("last")] },
  { do: "demand", by: ["arbiter"], stages: ["playing", "closed", "confirmed"], fields: [player] },
  { do: "excuse", by: ["organiser"], stages: ["playing", "closed", "confirmed"], fields: [player, reason] },
  { do: "ban", by: ["organiser"], stages: ["playing", "closed", "confirmed"], fields: [player, day("until")] },
  { do: "inform", by: ["headman", "arbiter"], stages: later, fields: [{ name: "final", kind: "check" }] },
  { do: "close", by: ["headman", "arbiter"], stages: playing, fields: [] },
  { do: "report", by: ["headman", "arbiter"], stages: ["closed"], fields: [{ name: "text", kind: "long", optional: true }] },
  { do: "confirm", by: ["organiser"], stages: ["closed"], fields: [] },
  { do: "appoint", by: ["organiser"], stages: ["entering", "playing"], fields: [{ name: "arbiter", kind: "text", optional: true }, { name: "headman", kind: "text", optional: true }] },
];

// Of a player, outside his games.
export const breakAct: ActForm = { do: "break", by: ["player"], stages: playing, fields: [day("first"), day("last")] };
export const ownActs: readonly ActForm[] = [
  { do: "dispute", by: ["player"], stages: later, fields: [game, { name: "matter", kind: "long" }] },
  { do: "appeal", by: ["player"], stages: later, fields: [{ name: "case", kind: "case" }, day("received"), reason] },
  { do: "present", by: ["player"], stages: ["playing", "closed", "confirmed"], fields: [{ name: "complete", kind: "check" }] },
  { do: "got-results", by: ["player"], stages: ["closed", "confirmed"], fields: [] },
];

// In one game, as it stands: what whoever looks at it may do there.
export function gameActs(card: LetterCard, game: LetterGame): ActForm[] {
  const offices = new Set<string>(card.seat.offices);
  const { phase, annulled } = game.row;
  const forms: ActForm[] = [];
  const add = (word: string, by: Office, fields: readonly Field[] = []) => forms.push({ do: word, by: [by], stages: later, fields });
  if (annulled) return [];
  if (game.side) playersActs(card, game, add);
  if (offices.has("arbiter")) {
    if (phase === "claimed") add("decide", "arbiter", [{ name: "complete", kind: "check" }, { name: "admitted", kind: "check" }]);
    if (phase === "asked") add("settle", "arbiter", [{ name: "drawn", kind: "check" }]);
    if (phase !== "finished") add("adjudge", "arbiter", [{ name: "verdict", kind: "choice", words: verdicts }, { name: "contradicts", kind: "check" }]);
    if (phase !== "finished") add("submit", "arbiter");
  }
  if (offices.has("headman") && phase !== "finished" && !game.registered_only) add("registered-only", "headman");
  if (offices.has("organiser") && phase === "finished" && game.protested) add("review", "organiser", [{ name: "verdict", kind: "choice", words: verdicts }]);
  return forms;
}

function playersActs(card: LetterCard, game: LetterGame, add: (word: string, by: Office, fields?: readonly Field[]) => void): void {
  const { side, row, last_letter: last } = game;
  const mine = row.to_move === side;
  const due = new Set(game.duties.filter((one) => one.player === card.seat.player).map((one) => one.what));
  if (row.phase === "playing" && mine && last && !last.came) add("received", "player");
  if (due.has("claim")) add("claim", "player", [day("received"), { name: "move", kind: "text" }, { name: "lacks", kind: "checks", words: materials }]);
  if (row.phase === "playing" && mine && last) add("unclear", "player", [day("received")]);
  if (row.phase === "correcting" && game.corrector === side) add("correct", "player", [day("received"), { name: "move", kind: "text", optional: true }]);
  if (row.phase === "playing" && !mine && last) add("repeat", "player", [{ name: "registered", kind: "check" }]);
  if (row.phase === "playing" && !mine && !last) add("inquire", "player", [{ name: "registered", kind: "check" }]);
  const adjudged = row.phase === "finished" && game.adjudged && !game.final;
  if ((row.phase === "claimed" && game.claim?.by !== side && !game.protested) || (adjudged && !game.protested)) add("protest", "player", [day("received"), { name: "reason", kind: "long" }, { name: "lacks", kind: "checks", words: materials }]);
  if (due.has("analyse")) add("analysis", "player", [{ name: "evaluation", kind: "choice", words: verdicts }, { name: "text", kind: "long" }]);
  if (due.has("record")) add("record", "player", [{ name: "score", kind: "long", optional: true }, { name: "with-reply", kind: "check" }]);
}
