// A round paired by hand, beginning from what the system would pair; the reason is recorded. What
// the book does not allow is refused with its article.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { capital, useWords } from "../kit/words";
import type { DeskAct } from "../pages/EventDesk";
import type { EventCard, Stage } from "./types";
import { entryName } from "./words";

export interface HandPair {
  first: number;
  second?: number;
}

interface ByHandProps {
  event: EventCard;
  stage: Stage;
  proposed: HandPair[];
  act: DeskAct;
  onDone: () => void;
}

export function ByHand({ event, stage, proposed, act, onDone }: ByHandProps): JSX.Element {
  const say = useWords();
  const [pairs, setPairs] = useState(proposed.map(({ first, second = 0 }) => [first, second] as [number, number]));
  const [reason, setReason] = useState("");
  const members = stage.members.filter((one) => !one.left).map((one) => one.entry);
  // Whoever is chosen changes places with the one who sat there.
  function choose(pair: number, side: 0 | 1, entry: number): void {
    const old = pairs[pair]?.[side] ?? 0;
    setPairs(pairs.map((one, i) => one.map((held, j) => (i === pair && j === side ? entry : held === entry ? old : held)) as [number, number]));
  }
  async function publish(event_: Event): Promise<void> {
    event_.preventDefault();
    const seated = new Set(pairs.flat());
    const asked = { do: "pair-by-hand", stage: stage.number, reason, absent: members.filter((one) => !seated.has(one)),
      pairs: pairs.map(([first, second]) => (second ? { first, second } : { first })) };
    if (await act(asked)) onDone();
  }
  const seat = (pair: number, side: 0 | 1) => (
    <label>{say(side === 0 ? "page.white" : "page.black")}
      <select value={pairs[pair]?.[side]} onChange={(change) => choose(pair, side, Number(change.currentTarget.value))}>
        {side === 1 && <option value={0}>{capital(say("page.event.free"))}</option>}
        {members.map((one) => <option value={one} key={one}>{entryName(event, one)}</option>)}
      </select></label>);
  return (
    <form class="by-hand" onSubmit={(submit) => void publish(submit)} aria-label={say("page.byhand")}>
      {pairs.map((_, i) => <fieldset key={i} class="pair-of-fields"><legend>{say("page.byhand.pair", { n: i + 1 })}</legend>{seat(i, 0)}{seat(i, 1)}</fieldset>)}
      <label>{say("page.byhand.reason")}<input name="reason" required value={reason} autocomplete="off" onInput={(change) => setReason(change.currentTarget.value)} /></label>
      <button class="primary">{say("page.byhand.publish")}</button>
    </form>
  );
}
