// One act of a contest as a form: tried while it is written, so that the article of a refusal is
// there before anything is sent; what was decided stands beneath it with its articles.
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { EventAnswer } from "../event/types";
import type { Act } from "../kit/api";
import { Articles } from "../kit/parts";
import { told, useWords } from "../kit/words";
import type { ContestAnswer, ContestCard } from "../made/wire";
import { ActForm } from "../office/ActForm";
import { contestAct } from "./contests";

interface BoxProps {
  card: ContestCard;
  act: string;
  button: string;
  onDone: () => void;
  make: (given: (name: string) => string, all: FormData) => Act | null;
  primary?: boolean;
  dated?: boolean; // whoever keeps the contest says on which day it came
  children?: ComponentChildren;
}

export function Facts({ answer }: { answer: ContestAnswer }): JSX.Element {
  return (
    <div class="notice good" role="status"><ul class="plain">{(answer.facts ?? []).map((one, i) => <li key={i}>{told(one.text)} <Articles ids={one.articles} /></li>)}</ul></div>
  );
}

export function DoBox({ card, act, button, onDone, make, primary, dated, children }: BoxProps): JSX.Element {
  const say = useWords();
  const [done, setDone] = useState<ContestAnswer | null>(null);
  const send = async (one: Act): Promise<EventAnswer> => {
    const answer = await contestAct(card.contest.id, one);
    if (!one["try"]) {
      setDone(answer.type === "ack" ? answer : null);
      if (answer.type === "ack" || answer.type === "stale") onDone();
    }
    return answer as EventAnswer;
  };
  return (
    <div class="act-box" data-act={act}>
      <ActForm minor={!primary} button={button} send={send} make={(given, all) => {
        const made = make(given, all);
        return made && { do: act, ...made, ...(dated && given("on") ? { on: given("on") } : {}) };
      }}>
        {children}
        {dated && <label>{say("page.contest.on")}<input name="on" type="date" defaultValue={card.seat.today} max={card.seat.today} required /></label>}
      </ActForm>
      {done && <Facts answer={done} />}
    </div>
  );
}
