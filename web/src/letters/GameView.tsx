// One game by letter: the board, what is to be done and until when, the letters with what was
// decided about them, and the time chart that goes with a claim.
import type { JSX } from "preact";
import { Board } from "../board/Board";
import { Articles } from "../kit/parts";
import { shownTime, told, useWords } from "../kit/words";
import type { LetterCard, LetterGame, LetterSaid } from "../made/wire";
import { ActBox } from "./ActBox";
import { gameActs } from "./acts";
import { Compose } from "./Compose";
import { DutyLine } from "./MyGames";
import { useLetterGame, word } from "./letters";

export function GameView({ card, number, onChange }: { card: LetterCard; number: number; onChange: () => void }): JSX.Element {
  const say = useWords();
  const { value: game, missing, reload } = useLetterGame(card.tourney.id, number);
  if (!game) return <p>{missing || say("page.line.connecting")}</p>;
  const again = () => {
    reload();
    onChange();
  };
  const writes = game.side && game.row.to_move === game.side && game.row.phase === "playing" && !game.row.annulled && card.tourney.stage === "playing";
  return (
    <>
      <Head card={card} game={game} />
      {writes ? <Compose card={card} game={game} onDone={again} key={game.row.moves + game.row.days} /> : <Position game={game} />}
      <Score game={game} />
      <Doing card={card} game={game} onDone={again} />
      {(game.accounts.white.analysed || game.accounts.black.analysed) && <Analyses game={game} />}
      <Chart game={game} />
      <p class="no-print"><a href={`/letters/${card.tourney.id}/papers/record?game=${number}`}>{say("page.post.papers.of_game")}</a></p>
      <Letters game={game} />
    </>
  );
}

function Head({ card, game }: { card: LetterCard; game: LetterGame }): JSX.Element {
  const say = useWords();
  const { row, names } = game;
  const account = (side: "white" | "black") => say("page.post.account", { used: game.accounts[side].used, allowed: game.accounts[side].allowed });
  const state = row.annulled ? word("phase", "annulled") : game.outcome ? told(game.outcome.text) : row.to_move ? say("page.post.moves", { name: names[row.to_move] }) : word("phase", row.phase);
  return (
    <header class="letter-head">
      <h2>{say("page.post.game", { n: row.id })}: {names.white} – {names.black}</h2>
      <p><strong>{state}</strong></p>
      <dl class="days">
        <div><dt>{names.white}</dt><dd class={game.accounts.white.overstepped ? "bad" : ""}>{account("white")}</dd></div>
        <div><dt>{names.black}</dt><dd class={game.accounts.black.overstepped ? "bad" : ""}>{account("black")}</dd></div>
        <div><dt>{say("page.post.used")}</dt><dd class="totals">{row.days}</dd></div>
      </dl>
      {game.breaks.length > 0 && <p class="quiet-text">{say("page.post.breaks")}: {game.breaks.map((one) => `${names[one.side]} ${shownTime(one.first)} – ${shownTime(one.last)}`).join("; ")}</p>}
      {game.registered_only && <p class="quiet-text">{say("page.post.registered_only")}</p>}
      <ul class="plain duties-list">{game.duties.map((one, i) => <li key={i}><DutyLine card={card} duty={one} /></li>)}</ul>
    </header>
  );
}

function Position({ game }: { game: LetterGame }): JSX.Element {
  const say = useWords();
  return <div class="letter-board"><Board board={game.board} pieces={game.pieces} turned={game.side === "black"} label={say("page.post.board")} /></div>;
}

function Score({ game }: { game: LetterGame }): JSX.Element | null {
  const say = useWords();
  if (!game.moves.length) return null;
  const pairs = game.moves.reduce<string[]>((list, move, i) => (i % 2 ? [...list.slice(0, -1), `${list[list.length - 1]} ${move}`] : [...list, `${i / 2 + 1}. ${move}`]), []);
  return <section><h3>{say("page.post.score")}</h3><ol class="plain score-lines">{pairs.map((one) => <li key={one}>{one}</li>)}</ol></section>;
}

function Doing({ card, game, onDone }: { card: LetterCard; game: LetterGame; onDone: () => void }): JSX.Element | null {
  const say = useWords();
  const forms = gameActs(card, game);
  if (!forms.length) return null;
  const urgent = new Set(["claim", "decide", "settle", "correct", "protest", "analysis", "record", "review"]);
  return (
    <section aria-labelledby="doing"><h2 id="doing">{say("page.post.doing")}</h2>
      {forms.map((form) => (
        <details key={form.do} open={urgent.has(form.do) && form.do !== "protest"}><summary>{say(`page.post.act.${form.do}` as never)}</summary>
          {form.do === "claim" && <p class="quiet-text">{say("page.post.claim_help")}</p>}
          {form.do === "protest" && <p class="quiet-text">{say("page.post.protest_help")}</p>}
          <ActBox card={{ ...card, last: game.last }} form={form} game={game.row.id} onDone={onDone} />
        </details>))}
    </section>
  );
}

// What both players think of the position, for whoever adjudicates.
function Analyses({ game }: { game: LetterGame }): JSX.Element {
  const say = useWords();
  const text = (side: "white" | "black") => {
    const said = game.history.filter((one) => one.act["do"] === "analysis" && one.act["by"] === side);
    return (said[said.length - 1]?.act["text"] as string | undefined) ?? "";
  };
  return (
    <section aria-labelledby="analyses"><h2 id="analyses">{say("page.post.analyses")}</h2>
      <div class="two-columns">{(["white", "black"] as const).map((side) => (
        <div key={side}><h3>{game.names[side]}</h3>
          {!game.accounts[side].analysed ? <p class="quiet-text">{say("page.post.no_analysis")}</p>
            : game.accounts[side].evaluation ? <><p>{word("verdict", game.accounts[side].evaluation ?? "")}{game.accounts[side].in_time === false && <strong class="bad"> · {say("page.post.late")}</strong>}</p><blockquote>{text(side)}</blockquote></>
              : <p class="quiet-text">{say("page.post.sealed")}</p>}</div>))}</div>
    </section>
  );
}

function Chart({ game }: { game: LetterGame }): JSX.Element | null {
  const say = useWords();
  if (!game.chart.length) return null;
  return (
    <section><h2 id="chart">{say("page.post.chart")}</h2>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="chart"><table class="chart">
        <thead><tr><th scope="col">{say("byletter.column.no")}</th><th scope="col">{say("byletter.column.move")}</th><th scope="col">{say("byletter.column.partner_sent")}</th><th scope="col">{say("byletter.column.received")}</th>
          <th scope="col">{say("byletter.column.sent")}</th><th scope="col" class="amount">{say("byletter.column.thinking")}</th><th scope="col" class="amount">{say("byletter.column.penalty")}</th><th scope="col" class="amount">{say("byletter.column.totals")}</th></tr></thead>
        <tbody>{game.chart.map((row, i) => (
          <tr key={i} class={row.overstepped ? "asked" : ""}><th scope="row">{row.number}{row.by === "black" && "…"}</th><td>{row.moves}</td><td>{shownTime(row.partner_sent ?? "–")}</td><td>{shownTime(row.received ?? "–")}</td><td>{shownTime(row.sent)}</td>
            <td class="amount">{row.thinking}</td><td class="amount">{row.penalty || ""}</td><td class="amount">{row.totals}{row.overstepped && <strong class="bad"> {say("byletter.column.overstep")}</strong>}</td></tr>))}</tbody>
      </table></div>
    </section>
  );
}

function Letters({ game }: { game: LetterGame }): JSX.Element | null {
  const say = useWords();
  if (!game.history.length) return null;
  return (
    <section aria-labelledby="letters"><h2 id="letters">{say("page.post.letters")}</h2>
      <ol class="plain said">{[...game.history].reverse().map((one) => <li key={one.seq}><Said game={game} said={one} /></li>)}</ol>
    </section>
  );
}

const shownKeys = ["moves", "move", "text", "reason", "decision", "verdict"] as const;

function Said({ game, said }: { game: LetterGame; said: LetterSaid }): JSX.Element {
  const say = useWords();
  const { act } = said;
  const by = String(act["by"]);
  const who = by === "white" || by === "black" ? game.names[by] : word("office", by);
  const parts = shownKeys.map((key) => act[key]).filter((one) => one !== undefined && one !== "").map((one) => (Array.isArray(one) ? one.join(" ") : String(one)));
  const offers = (act["offers"] as string[][] | undefined) ?? [];
  return (
    <>
      <strong>{String(act["on"])} · {who}</strong> <span class="quiet-text">{say(`page.post.act.${String(act["do"])}` as never)}</span>
      {act["sealed"] === true && <p class="quiet-text">{say("page.post.sealed")}</p>}
      {parts.map((one, i) => <p key={i} class="move-line">{one}</p>)}
      {offers.map((one, i) => <p key={i} class="quiet-text move-line">{say("page.letter.got.offers")}: {one.join(" ")}</p>)}
      {said.rulings.map((one, i) => <p key={i} class="ruling">{told(one.text)} <Articles ids={one.articles} /></p>)}
    </>
  );
}
