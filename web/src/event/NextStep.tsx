// The one thing to do next at the desk, and what stands in its way.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { may } from "../kit/api";
import { Articles } from "../kit/parts";
import { told, useWords } from "../kit/words";
import { ByHand, type HandPair } from "./ByHand";
import type { DeskAct } from "../pages/EventDesk";
import { eventAct } from "./live";
import type { EventAnswer, EventCard, Round, Stage } from "./types";
import { entryName } from "./words";

function openTables(round: Round | undefined): number[] {
  return (round?.pairings ?? []).filter((one) => !one.free && !one.complete).map((one) => one.table);
}

// Whether the announced rounds are played; of a knock-out the desk does not know it beforehand.
export function isOver(stage: Stage): boolean {
  const { system = "round-robin", cycles = 1, rounds } = stage.settings;
  const members = stage.members.length;
  const total = rounds || (system === "round-robin" ? (members + (members % 2) - 1) * cycles : 0);
  return total > 0 && stage.rounds.length >= total && openTables(stage.rounds[stage.rounds.length - 1]).length === 0;
}

export function pairsIn(answer: EventAnswer): HandPair[] {
  const fact = answer.facts?.find((one) => one["type"] === "round-paired") as { pairings?: HandPair[] } | undefined;
  return fact?.pairings ?? [];
}

function Preview({ event, answer }: { event: EventCard; answer: EventAnswer }): JSX.Element {
  const say = useWords();
  const paired = pairsIn(answer);
  if (!paired.length) return <p class="notice bad">{told(answer.why?.text) || answer.type} <Articles ids={answer.why?.articles ?? []} /></p>;
  return (
    <div class="notice"><strong>{say("page.desk.preview")}</strong>
      <ol>{paired.map((one, i) => <li key={i}>{entryName(event, one.first)} – {one.second ? entryName(event, one.second) : say("page.event.free")}</li>)}</ol></div>
  );
}

// What stands in the way, each table a link to its row.
function StillOpen({ tables }: { tables: number[] }): JSX.Element {
  const say = useWords();
  const [before = "", after = ""] = say("page.desk.still_open", { n: tables.length, tables: "|" }).split("|");
  return <p>{before}{tables.map((table, i) => <span key={table}>{i > 0 && ", "}<a href={`#table-${table}`} aria-label={say("page.office.table", { n: table })}>{table}</a></span>)}{after}</p>;
}

export function NextStep({ event, stage, act }: { event: EventCard; stage: Stage; act: DeskAct }): JSX.Element {
  const say = useWords();
  const [preview, setPreview] = useState<EventAnswer | null>(null);
  const [byHand, setByHand] = useState(false);
  const round = stage.rounds[stage.rounds.length - 1];
  const open = openTables(round);
  const next = stage.rounds.length + 1;
  const members = stage.members.length;
  const over = isOver(stage);
  if (!may("pair-rounds")) return <h2>{say("page.desk")}</h2>;
  const pair = () => {
    setPreview(null);
    void act({ do: "pair", stage: stage.number });
  };
  return (
    <section class="next" aria-labelledby="next"><h2 id="next">{say("page.desk.next")}</h2>
      {members < 2 && !stage.settings.from?.stage && <p>{say("page.desk.need_entries")}</p>}
      {members < 2 && (stage.settings.from?.stage ?? 0) > 0 && <button type="button" class="primary" onClick={() => void act({ do: "fill-stage", stage: stage.number })}>{say("page.stages.fill")}</button>}
      {members >= 2 && !stage.lots_drawn && <button type="button" class="primary" onClick={() => void act({ do: "draw-lots", stage: stage.number })}>{say("page.desk.draw_lots")}</button>}
      {stage.lots_drawn && open.length > 0 && <StillOpen tables={open} />}
      {stage.lots_drawn && open.length === 0 && !over && <div class="row-of-buttons">
        <button type="button" class={byHand ? "" : "primary"} onClick={pair}>{say("page.desk.pair", { n: next })}</button>
        <button type="button" onClick={() => void eventAct(event.id, { do: "pair", stage: stage.number, try: true }).then(setPreview)}>{say("page.desk.look_first")}</button></div>}
      {over && <p>{say("page.desk.over")} <a href={`/e/${event.id}/standings`}>{say("page.event.standings")}</a></p>}
      {preview && <Preview event={event} answer={preview} />}
      {preview?.type === "ack" && may("rule-on-events") && !byHand && <button type="button" onClick={() => setByHand(true)}>{say("page.byhand.open")}</button>}
      {preview && byHand && <ByHand event={event} stage={stage} proposed={pairsIn(preview)} act={act} onDone={() => { setByHand(false); setPreview(null); }} />}
    </section>
  );
}
