// The moves as a score sheet, and everything else that happened with its articles.
import type { JSX } from "preact";
import type { Fact, PlayedMove } from "../made/wire";
import { Articles } from "../kit/parts";
import { told, useWords } from "../kit/words";

export function MoveList({ moves }: { moves: PlayedMove[] }): JSX.Element {
  const say = useWords();
  if (!moves.length) return <p class="quiet-text">{say("page.moves.none")}</p>;
  const pairs: [PlayedMove | undefined, PlayedMove | undefined][] = [];
  for (const move of moves) {
    const last = pairs[pairs.length - 1];
    if (move.side === "black" && last && !last[1]) last[1] = move;
    else pairs.push(move.side === "white" ? [move, undefined] : [undefined, move]);
  }
  const cell = (move: PlayedMove | undefined) =>
    move ? <>{told(move.text)}{!move.legal && <span class="bad"> {say("page.moves.illegal")}</span>}</> : "";
  return (
    <table class="moves">
      <thead><tr><th scope="col">№</th><th scope="col">{say("page.white")}</th><th scope="col">{say("page.black")}</th></tr></thead>
      <tbody>
        {pairs.map(([white, black], i) => <tr key={i}><th scope="row">{i + 1}</th><td>{cell(white)}</td><td>{cell(black)}</td></tr>)}
      </tbody>
    </table>
  );
}

const quiet = new Set(["clock-changed", "move-completed", "marked", "said", "counted", "wanted", "move-made", "touched", "opened"]);

export function Journal({ facts, all }: { facts: Fact[]; all?: boolean }): JSX.Element {
  const say = useWords();
  const told_ = facts.filter((fact) => all || !quiet.has(fact.event.type));
  if (!told_.length) return <p class="quiet-text">{say("page.journal.none")}</p>;
  return (
    <div role="log" aria-live="off" aria-label={say("page.journal")}><ol class="journal" reversed>
      {told_.slice().reverse().map((fact) => {
        const ruling = fact.event["ruling"] as { articles?: string[] } | undefined;
        return (
          <li key={fact.seq} class={ruling ? "ruling" : ""}>
            <time dateTime={fact.time}>{fact.time.slice(11, 19)}</time>
            <div>{told(fact.text)} {ruling?.articles && <Articles ids={ruling.articles} />}
              <div class="quiet-text">{fact.by}</div></div>
          </li>
        );
      })}
    </ol></div>
  );
}
