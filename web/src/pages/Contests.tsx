// Contests of composers and solvers: the list, and one of them with its parts.
import type { JSX } from "preact";
import { Appeals } from "../contests/Appeals";
import { Award } from "../contests/Award";
import { ContestList } from "../contests/ContestList";
import { published, useContest, word } from "../contests/contests";
import { Desk } from "../contests/Desk";
import { Entries } from "../contests/Entries";
import { Judging } from "../contests/Judging";
import { Overview } from "../contests/Overview";
import { Papers } from "../contests/Papers";
import { Solving } from "../contests/Solving";
import { useCell } from "../kit/cell";
import { Parts, useTitle } from "../kit/parts";
import { place } from "../kit/place";
import { shownTime, useWords, type Key } from "../kit/words";
import type { ContestCard } from "../made/wire";

export function Contests({ id }: { id: string }): JSX.Element {
  const say = useWords();
  useTitle(say("page.contest.title"));
  return id ? <OneContest id={id} /> : <ContestList />;
}

// Whoever has something to do begins with that, others with what the contest is.
function partsOf(card: ContestCard): string[] {
  const { seat, contest } = card;
  const solving = contest.form === "solving";
  const judges = seat.sections.length > 0 || seat.offices.includes("chief");
  const official = seat.keeps || judges || seat.offices.includes("commission");
  return [
    "overview",
    ...(!solving || seat.keeps ? ["entries"] : []),
    ...(solving ? ["solving"] : []),
    ...(!solving && (judges || seat.keeps) ? ["judging"] : []),
    "award",
    ...(!solving && (official || seat.author !== undefined) ? ["appeals"] : []),
    "papers",
    ...(official ? ["desk"] : []),
  ];
}

function firstPart(card: ContestCard): string {
  const { seat } = card;
  if (seat.sections.length) return "judging";
  if (seat.keeps) return "desk";
  if (seat.author !== undefined) return card.contest.form === "solving" ? "solving" : "entries";
  return published(card) ? "award" : "overview";
}

function OneContest({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const [, , , asked = "", paper = ""] = useCell(place).split("?")[0]?.split("/") ?? [];
  const { value: card, missing, reload } = useContest(id);
  useTitle(card?.contest.title ?? "");
  if (!card) return <main id="main"><h1>{say("page.contest.title")}</h1><p>{missing || say("page.line.connecting")}</p></main>;
  const parts = partsOf(card);
  const part = parts.includes(asked) ? asked : firstPart(card);
  const { contest } = card;
  return (
    <main id="main" class="contest">
      <h1>{contest.title}</h1>
      <p class="quiet-text control">{[word("form", contest.form), word("secrecy", contest.secrecy), contest.closing && say("page.contest.until", { day: shownTime(contest.closing) }), word("phase", contest.phase)].filter(Boolean).join(" · ")}</p>
      <Parts label={contest.title} at={part}>
        {parts.map((one) => <a key={one} href={`/contests/${id}/${one}`} aria-current={part === one ? "page" : undefined}>{say(`page.contest.part.${one}` as Key)}</a>)}
        <button type="button" class="quiet" onClick={() => print()}>{say("page.print")}</button>
      </Parts>
      {part === "overview" && <Overview card={card} />}
      {part === "entries" && <Entries card={card} onDone={reload} />}
      {part === "solving" && <Solving card={card} onDone={reload} />}
      {part === "judging" && <Judging card={card} onDone={reload} />}
      {part === "award" && <Award card={card} onDone={reload} />}
      {part === "appeals" && <Appeals card={card} onDone={reload} />}
      {part === "papers" && <Papers card={card} chosen={paper} />}
      {part === "desk" && <Desk card={card} onDone={reload} />}
    </main>
  );
}
