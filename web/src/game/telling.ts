// What of the news is told to the ear, and where: moves, verdicts, talk. Each message of the server
// gives at most one announcement in each region.
import type { Fact } from "../made/wire";
import { moveInWords } from "../board/names";
import { brevity } from "../kit/choices";
import { announce, play } from "../kit/speak";
import { articleLabel } from "../kit/parts";
import { say, told } from "../kit/words";
import { dutyInWords } from "./duty";
import type { Shown, Side } from "./live";

export function articlesInWords(ids: string[]): string {
  const first = ids[0];
  if (!first) return "";
  const { book, number } = articleLabel(first);
  return " " + say("page.article.label", { book, number }) + ".";
}

export function sideName(side: Side): string {
  return say(side === "white" ? "page.white" : "page.black");
}

// One letter, for lines of Braille.
export function shortSide(side: Side): string {
  return say(side === "white" ? "page.short.white" : "page.short.black");
}

function rulingArticles(fact: Fact): string[] {
  const ruling = fact.event["ruling"] as { articles?: string[] } | undefined;
  return ruling?.articles ?? [];
}

function moveTold(fact: Fact, before: Shown, own: boolean): string {
  const { event, move } = fact;
  if (!move) return told(fact.text);
  const side = event["side"] as Side;
  if (brevity.value === "short") return say("page.short.move", { side: shortSide(side), move: told(move) });
  const made = { side, text: move, exact: String(event["move"]), legal: true, completed: true };
  const words = moveInWords(made, before.view.pieces, before.settings.board.family === "draughts");
  return own ? say("page.say.played", { move: words }) : say("page.say.moved", { side: sideName(side), move: words });
}

function verdictTold(fact: Fact): string {
  return told(fact.text) + articlesInWords(rulingArticles(fact));
}

const talked = new Set(["offer-made", "offer-declined", "phase-changed", "asked", "time-corrected"]);

// A player hears that his words have been taken, and the other one only what he has not heard yet: a
// move that is announced before it is made.
function announcedTold(facts: Fact[], before: Shown, now: Shown): string[] {
  if (facts.some(({ event }) => event.type === "move-made")) return []; // the words made the move, which is told
  return facts.filter(({ event }) => event.type === "announced").flatMap((fact) => {
    const side = fact.event["side"] as Side;
    const ahead = before.view.turn === side && !before.moves.some((move) => !move.completed);
    return now.seat.startsWith(side) || ahead ? [told(fact.text)] : [];
  });
}

// What is left to do where moves are announced, once it arises.
function wordsAskedFor(before: Shown, now: Shown): string[] {
  const asked = ({ view }: Shown) => view.announce?.repeats === false;
  return asked(now) && !asked(before) && brevity.value === "words" ? [say("page.announce.now")] : [];
}

export function tell(facts: Fact[], before: Shown, now: Shown): void {
  const moves = facts.filter((fact) => fact.event.type === "move-made");
  const verdicts = facts.filter((fact) => fact.event.type === "ruling-given").map(verdictTold);
  const words = [...announcedTold(facts, before, now), ...wordsAskedFor(before, now)];
  const talk = [...facts.filter((fact) => talked.has(fact.event.type)).map((fact) => told(fact.text)), ...words];
  const last = moves[moves.length - 1];
  if (last) {
    const own = last.event["side"] === now.seat;
    const duty = !own && brevity.value === "words" ? dutyInWords(now) : "";
    announce(own ? "talk" : "move", [moveTold(last, before, own), duty, ...(own ? words : [])].filter(Boolean).join(" "));
    play(Object.keys(now.view.pieces).length < Object.keys(before.view.pieces).length ? "capture" : "move");
  }
  if (now.view.outcome && !before.view.outcome) verdicts.push(told(now.view.outcome.text) + ".");
  if (verdicts.length) {
    announce("verdict", verdicts.join(" "));
    play("verdict");
  }
  if (talk.length && !(last && last.event["side"] === now.seat)) announce("talk", talk.join(" "));
}
