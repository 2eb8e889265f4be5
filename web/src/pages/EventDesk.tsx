// The desk of an event: the next step, results at the speed of typing, entries, boards, journal.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EntryForm } from "../event/EntryForm";
import { EventJournal } from "../event/EventJournal";
import { eventAct } from "../event/live";
import { Leaving } from "../event/Leaving";
import { LineUps } from "../event/LineUps";
import { isOver, NextStep } from "../event/NextStep";
import { useStage } from "../event/Pairings";
import { ResultEntry } from "../event/ResultEntry";
import { StageForm } from "../event/StageForm";
import { TableGames } from "../event/TableGames";
import { TeamForm } from "../event/TeamForm";
import type { EventAnswer, EventCard, Stage } from "../event/types";
import { may } from "../kit/api";
import { Parts } from "../kit/parts";
import { Refused } from "../kit/refused";
import { announce } from "../kit/speak";
import { OfficeDesk, officeParts } from "../office/OfficeDesk";
import { useWords, type Key } from "../kit/words";

export type DeskAct = (act: Record<string, unknown>) => Promise<boolean>;

const parts = ["", "entries", "stages", "journal", ...officeParts] as const;
type Part = (typeof parts)[number];
const rights: Record<string, string> = { "": "record-results", entries: "keep-entries", stages: "pair-rounds" };

// The parts of the desk; what is done in every round comes first.
function DeskParts({ event, part }: { event: EventCard; part: string }): JSX.Element {
  const say = useWords();
  const shown = parts.filter((one) => may(rights[one] ?? "read-journal"));
  return (
    <Parts look="rounds" label={say("page.event.desk")} at={part}>{shown.map((one) => (
      <a class="button small" key={one} href={`/e/${event.id}/desk${one && `/${one}`}`} aria-current={one === part ? "page" : undefined}>{say(`page.desk.part.${one || "round"}` as Key)}</a>))}</Parts>
  );
}

interface PartProps {
  event: EventCard;
  shown: Stage;
  act: DeskAct;
}

function EnterPeople({ event, shown, act, minor }: PartProps & { minor?: boolean }): JSX.Element {
  return shown.settings.boards
    ? <TeamForm event={event} stage={shown} act={act} minor={minor} />
    : <EntryForm event={event} stage={shown.number} act={act} begun={shown.rounds.length > 0} minor={minor} />;
}

function People({ event, shown, act }: PartProps): JSX.Element {
  const say = useWords();
  if (isOver(shown)) return <p>{say("page.desk.over")}</p>;
  return (
    <>
      <EnterPeople event={event} shown={shown} act={act} />
      {shown.settings.boards ? <LineUps event={event} stage={shown} act={act} /> : null}
      {may("rule-on-events") && shown.members.length > 0 && <Leaving event={event} stage={shown} act={act} />}
    </>
  );
}

function Now({ event, shown, act, live, refused }: PartProps & { live: Set<string>; refused: JSX.Element | null }): JSX.Element {
  const round = shown.rounds[shown.rounds.length - 1];
  return (
    <>
      <NextStep event={event} stage={shown} act={act} />
      {refused}
      {!round && may("keep-entries") && <EnterPeople event={event} shown={shown} act={act} minor={shown.members.length > 1} />}
      {round && <ResultEntry event={event} round={round} act={act} win={Number(event.settings.scale?.win ?? 1) === 2 ? "2" : "1"} />}
      {round && may("create-games") && event.variant && <TableGames event={event} round={round} live={live} />}
    </>
  );
}

export function mayComeToDesk(): boolean {
  return may("record-results") || may("vote-on-protests");
}

export function EventDesk({ event, stage, last, live, part }: { event: EventCard; stage: number; last: number; live: Set<string>; part: string }): JSX.Element {
  const say = useWords();
  const shown = useStage(event, stage, last);
  const [refused, setRefused] = useState<EventAnswer | null>(null);
  useEffect(() => setRefused(null), [part]);
  if (!mayComeToDesk()) return <p>{say("page.desk.closed")}</p>;
  async function act(asked: Record<string, unknown>): Promise<boolean> {
    const answer = await eventAct(event.id, asked);
    const good = answer.type === "ack";
    setRefused(good ? null : answer);
    if (good) announce("talk", say("page.desk.done"));
    return good;
  }
  if (!shown) return <p>{say("page.line.connecting")}</p>;
  const known = (parts as readonly string[]).includes(part) ? (part as Part) : "";
  const here = known === "" && !may("record-results") ? "protests" : known; // a member of the appeals committee
  const why = refused && <Refused answer={refused} />;
  return (
    <>
      <DeskParts event={event} part={here} />
      {here === "" && <Now event={event} shown={shown} act={act} live={live} refused={why} />}
      {here !== "" && why}
      {here === "entries" && may("keep-entries") && <People event={event} shown={shown} act={act} />}
      {here === "stages" && may("pair-rounds") && <StageForm event={event} act={act} />}
      {(officeParts as readonly string[]).includes(here) && <OfficeDesk event={event} part={here} />}
      {here === "journal" && <EventJournal event={event} last={last} />}
    </>
  );
}
