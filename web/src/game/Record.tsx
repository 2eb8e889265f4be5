// The moves as a score sheet, and everything else that happened with its articles.
import type { JSX } from "preact";
import type { Fact, PlayedMove } from "../made/wire";
import { Articles } from "../kit/parts";
import { capital, sayAny, timeOfDay, told, useWords } from "../kit/words";

// Which move stands on the board, what each clock showed after it, and how to go to another one.
export interface Steps {
  at: number; // the number of the move, 0 before the first
  left: string[];
  go: (move: number) => void;
}

type Numbered = { move: PlayedMove; number: number };

function inPairs(moves: PlayedMove[]): [Numbered | undefined, Numbered | undefined][] {
  const pairs: [Numbered | undefined, Numbered | undefined][] = [];
  moves.forEach((move, i) => {
    const last = pairs[pairs.length - 1];
    const one = { move, number: i + 1 };
    if (move.side === "black" && last && !last[1]) last[1] = one;
    else pairs.push(move.side === "white" ? [one, undefined] : [undefined, one]);
  });
  return pairs;
}

export function MoveList({ moves, steps }: { moves: PlayedMove[]; steps?: Steps }): JSX.Element {
  const say = useWords();
  if (!moves.length) return <p class="quiet-text">{say("page.moves.none")}</p>;
  const cell = (one: Numbered | undefined) => {
    if (!one) return "";
    const text = told(one.move.text);
    return (
      <>
        {steps
          ? <button type="button" aria-current={steps.at === one.number ? "step" : undefined} onClick={() => steps.go(one.number)}>{text}</button>
          : text}
        {steps && <span class="left">{steps.left[one.number - 1]}</span>}
        {!one.move.legal && <span class="bad"> {say("page.moves.illegal")}</span>}
      </>
    );
  };
  return (
    <table class="moves">
      <thead><tr><th scope="col">№</th><th scope="col">{say("page.white")}</th><th scope="col">{say("page.black")}</th></tr></thead>
      <tbody>
        {inPairs(moves).map(([white, black], i) => <tr key={i}><th scope="row">{i + 1}</th><td>{cell(white)}</td><td>{cell(black)}</td></tr>)}
      </tbody>
    </table>
  );
}

// "black Ivan", "chief-arbiter": the seat in the reader's language, then the name.
export function authorName(by: string): string {
  const [seat = "", ...name] = by.split(" ");
  return [sayAny([`page.${seat}`, `page.role.${seat}`], seat), name.join(" ")].filter(Boolean).join(" · ");
}

const quiet = new Set(["clock-changed", "move-completed", "marked", "said", "counted", "wanted", "proved", "watching", "move-made", "touched", "opened"]);
const neverTold = new Set(["wanted", "proved", "watching"]); // how the program found out, not what was decided

// The reason an arbiter gave, or the grounds of a protest: they stand in what was said.
function reasonIn({ event }: Fact): string {
  const act = event.type === "said" ? (event["act"] as { reason?: string; grounds?: string }) : {};
  return act.reason || act.grounds || "";
}

export function Journal({ facts, all, since }: { facts: Fact[]; all?: boolean; since?: number }): JSX.Element {
  const say = useWords();
  const shown = facts.filter((fact) => !(all ? neverTold : quiet).has(fact.event.type) || reasonIn(fact));
  if (!shown.length) return <p class="quiet-text">{say("page.journal.none")}</p>;
  return (
    <div role="log" aria-live="off" aria-label={say("page.journal")}><ol class="journal" reversed>
      {shown.slice().reverse().map((fact) => {
        const ruling = fact.event["ruling"] as { articles?: string[] } | undefined;
        return (
          <li key={fact.seq} class={[ruling && "ruling", since !== undefined && fact.seq > since && "here"].filter(Boolean).join(" ")}>
            <time dateTime={fact.time}>{timeOfDay(fact.time)}</time>
            <div>{reasonIn(fact) ? say("page.journal.reason", { text: reasonIn(fact) }) : told(fact.text)} {ruling?.articles && <Articles ids={ruling.articles} />}
              <div class="quiet-text">{capital(authorName(fact.by))}</div></div>
          </li>
        );
      })}
    </ol></div>
  );
}
