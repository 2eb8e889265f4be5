// Results of the round: by one line of typing, or by a press in the row. What is already recorded is
// corrected with a reason.
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { useWords } from "../kit/words";
import { ask } from "../kit/api";
import { announce } from "../kit/speak";
import type { Undo } from "../made/wire";
import type { DeskAct } from "../pages/EventDesk";
import { undo } from "./live";
import { MatchRow } from "./Pairings";
import { readResult, type Typed } from "./results";
import type { EventCard, GameAtTable, Round } from "./types";

const shown: Record<"1" | "2", [string, string][]> = {
  "1": [["win-loss", "1"], ["draw-draw", "½"], ["loss-win", "0"]],
  "2": [["win-loss", "2"], ["draw-draw", "1"], ["loss-win", "0"]],
};

function gameOf(round: Round, typed: Typed): GameAtTable | undefined {
  return round.pairings.find((one) => one.table === typed.table)?.games?.find((one) => one.game === typed.game);
}

export function ResultEntry({ event, round, win, act }: { event: EventCard; round: Round; win: "1" | "2"; act: DeskAct }): JSX.Element {
  const say = useWords();
  const help = say(win === "2" ? "page.results.help_two" : "page.results.help");
  const [line, setLine] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const ref = (typed: Typed) => ({ stage: round.stage, round: round.round, table: typed.table, game: typed.game });
  function tell(text: string): void {
    setSaid(text);
    announce("talk", text);
  }
  function told(text: string): false {
    tell(text);
    return false;
  }
  async function record(typed: Typed): Promise<boolean> {
    const game = gameOf(round, typed);
    if (!game) return told(say("page.results.no_table", { table: typed.table }));
    const again = game.status === "finished";
    if (again && !typed.reason) return told(say("page.results.reason", { table: typed.table }));
    const good = await act(again
      ? { do: "correct-result", game: ref(typed), result: typed.result, reason: typed.reason }
      : { do: "record-result", game: ref(typed), result: typed.result });
    if (good) setSaid(say("page.results.done", { table: typed.table, white: game.white.name, black: game.black.name }));
    return good;
  }
  // One key in the empty line: the result that was recorded last is taken back. Whatever else was
  // done last stays, and so does what somebody else does meanwhile.
  async function takeBack(): Promise<void> {
    const last = await ask<Undo>("GET", `/api/events/${event.id}/undo`).catch(() => null);
    const recorded = last?.facts?.map((one) => one.event as { type?: string; game?: { table?: number } }).find((one) => one?.type === "result-recorded");
    if (!last || !recorded) return tell(say("page.results.nothing_to_undo"));
    const answer = await undo(event.id, say("page.results.mistyped"), last.last);
    tell(answer.type === "ack" ? say("page.results.undone", { table: recorded.game?.table ?? "" }) : say("page.results.nothing_to_undo"));
  }
  function onKey(pressed: KeyboardEvent): void {
    if (pressed.key !== "Backspace" || line || pressed.repeat) return;
    pressed.preventDefault();
    void takeBack();
  }
  function send(event_: Event): void {
    event_.preventDefault();
    const typed = readResult(line, win);
    if (!typed) return tell(`${say("page.results.unclear", { line: line.trim() })} ${help}`);
    setLine("");
    void record(typed).then((good) => {
      if (!good) setLine((now) => now || line); // what was not recorded is still there to be mended
      field.current?.focus();
    });
  }
  return (
    <section class="results" aria-labelledby="results"><h2 id="results">{say("page.results.title", { n: round.round })}</h2>
      <form class="result-line" onSubmit={send}>
        <label for="result-line">{say("page.results.line")}</label>
        <input id="result-line" ref={field} value={line} autocomplete="off" aria-describedby="result-help" onKeyDown={onKey} onInput={(change) => setLine(change.currentTarget.value)} />
        <button class={round.complete ? "" : "primary"}>{say("page.results.record")}</button>
      </form>
      <p id="result-help" class="quiet-text">{said || help}</p>
      <div class="wide"><table class="pairings">
        <thead><tr><th scope="col" class="num">{say("page.event.table")}</th><th scope="col">{say("page.white")}</th><th scope="col">{say("page.event.result")}</th><th scope="col">{say("page.black")}</th></tr></thead>
        <tbody>{round.pairings.flatMap((pairing) => [<MatchRow key={`m${pairing.table}`} pairing={pairing} />, ...(pairing.games ?? []).map((game) => (
          <tr key={game.number} id={game.game === 1 ? `table-${pairing.table}` : undefined} tabIndex={-1}><th scope="row" class="num">{pairing.table}{(pairing.games?.length ?? 0) > 1 ? `.${game.game}` : ""}</th>
            <td>{game.white.name}</td>
            <td class="score">{game.status === "finished" ? <strong>{game.result}</strong> : <span class="choices" role="group" aria-label={say("page.results.of", { table: pairing.table })}>{shown[win].map(([result, text]) => (
              <button type="button" class="small" key={result} aria-label={`${text}, ${say(`page.results.${result}` as never)}`}
                onClick={() => void record({ table: pairing.table, game: game.game, result, reason: "" })}>{text}</button>))}</span>}</td>
            <td>{game.black.name}</td></tr>))])}</tbody>
      </table></div>
    </section>
  );
}
