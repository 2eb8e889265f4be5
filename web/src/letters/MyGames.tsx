// A player's own games, the most urgent first: the last day in his own zone and the days left.
import type { JSX } from "preact";
import { Articles } from "../kit/parts";
import { shownTime, told, useWords } from "../kit/words";
import type { LetterCard, LetterDuty, LetterRow } from "../made/wire";
import { nameOf, word } from "./letters";

export function Left({ left }: { left: number | undefined }): JSX.Element | null {
  const say = useWords();
  if (left === undefined) return null;
  return <strong class={left < 0 ? "bad left" : left <= 3 ? "left soon" : "left"}>{left < 0 ? say("page.post.late_by", { n: -left }) : left === 0 ? say("page.post.today") : say("page.post.left", { n: left })}</strong>;
}

export function DutyLine({ card, duty }: { card: LetterCard; duty: LetterDuty }): JSX.Element {
  const say = useWords();
  const mine = duty.office === "player" && duty.player === card.seat.player;
  const who = duty.office === "player" ? nameOf(card, duty.player) : word("office", duty.office);
  return (
    <>{!mine && <strong>{who}: </strong>}{told(duty.text)}{duty.right && <span class="quiet-text"> {say("page.post.may")}</span>}
      {duty.until && <> · {say("page.post.until", { day: shownTime(duty.until) })}</>} <Left left={duty.left} /> <Articles ids={duty.articles} /></>
  );
}

interface Line {
  row: LetterRow;
  duty: LetterDuty | undefined;
}

// Those with a last day first, then those in which one waits, then those that are over.
function inOrder(card: LetterCard): Line[] {
  const duty = (row: LetterRow) => card.duties.filter((one) => one.game === row.id && one.player === card.seat.player && !one.right)[0];
  const weight = ({ row, duty }: Line) => (duty?.left !== undefined ? duty.left : duty ? 10000 : row.phase === "finished" ? 30000 : 20000);
  return card.games.filter((one) => one.own).map((row) => ({ row, duty: duty(row) })).sort((a, b) => weight(a) - weight(b) || a.row.id - b.row.id);
}

export function MyGames({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  const lines = inOrder(card);
  const besides = card.duties.filter((one) => one.game === undefined && one.player === card.seat.player && one.office === "player");
  return (
    <section aria-labelledby="mine"><h2 id="mine">{say("page.post.mine")}</h2>
      <p class="quiet-text">{say("page.post.zone", { day: shownTime(card.seat.today) })}</p>
      {besides.length > 0 && <ul class="notice plain">{besides.map((one, i) => <li key={i}><DutyLine card={card} duty={one} /></li>)}</ul>}
      <ul class="plain my-games">{lines.map(({ row, duty }) => (
        <li key={row.id} class={duty ? "mine" : ""}>
          <h3><a href={`/letters/${card.tourney.id}/game/${row.id}`}>{row.id}. {nameOf(card, row.white)} – {nameOf(card, row.black)}</a></h3>
          <p>{duty ? <DutyLine card={card} duty={duty} /> : <span class="quiet-text">{row.result ?? (row.annulled ? word("phase", "annulled") : row.phase === "playing" ? say("page.post.wait") : word("phase", row.phase))}</span>}</p>
          <p class="quiet-text">{say("page.post.used")}: <span class="totals">{row.days}</span> · {say("page.post.moves_made", { n: row.moves })}</p>
        </li>))}</ul>
    </section>
  );
}
