// The desk of an event: the next step, results at the speed of typing, entries, boards, journal.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { EntryForm } from "../event/EntryForm";
import { EventJournal } from "../event/EventJournal";
import { eventAct } from "../event/live";
import { Leaving } from "../event/Leaving";
import { isOver, NextStep } from "../event/NextStep";
import { useStage } from "../event/Pairings";
import { ResultEntry } from "../event/ResultEntry";
import { TableGames } from "../event/TableGames";
import type { EventAnswer, EventCard } from "../event/types";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { told, useWords } from "../kit/words";

export type DeskAct = (act: Record<string, unknown>) => Promise<boolean>;

function Refused({ answer }: { answer: EventAnswer }): JSX.Element {
  const say = useWords();
  return <p class="notice bad" role="alert">{say("page.say.refused", { why: told(answer.why?.text) || answer.why?.name || answer.type })} <Articles ids={answer.why?.articles ?? []} /></p>;
}

export function EventDesk({ event, stage, last, live }: { event: EventCard; stage: number; last: number; live: Set<string> }): JSX.Element {
  const say = useWords();
  const shown = useStage(event, stage, last);
  const [refused, setRefused] = useState<EventAnswer | null>(null);
  if (!may("record-results")) return <p>{say("page.desk.closed")}</p>;
  async function act(asked: Record<string, unknown>): Promise<boolean> {
    const answer = await eventAct(event.id, asked).catch(() => ({ type: "unavailable", status: 503 }) as EventAnswer);
    const good = answer.type === "ack";
    setRefused(good ? null : answer);
    if (good) announce("talk", say("page.desk.done"));
    return good;
  }
  if (!shown) return <p>{say("page.line.connecting")}</p>;
  const round = shown.rounds[shown.rounds.length - 1];
  return (
    <>
      <NextStep event={event} stage={shown} act={act} />
      {refused && <Refused answer={refused} />}
      {round && <ResultEntry round={round} act={act} win={Number(event.settings.scale?.win ?? 1) === 2 ? "2" : "1"} />}
      {round && may("create-games") && event.variant && <TableGames event={event} round={round} live={live} />}
      {may("keep-entries") && !isOver(shown) && <EntryForm event={event} stage={stage} act={act} begun={shown.rounds.length > 0} />}
      {may("rule-on-events") && shown.members.length > 0 && !isOver(shown) && <Leaving event={event} stage={shown} act={act} />}
      <EventJournal event={event} last={last} />
    </>
  );
}
