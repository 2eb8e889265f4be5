// What everybody may see of a tournament by letter: its games, the table, the start list, breaks.
import type { JSX } from "preact";
import { shownTime, useWords } from "../kit/words";
import type { LetterCard } from "../made/wire";
import { ActBox } from "./ActBox";
import { breakAct } from "./acts";
import { nameOf, word } from "./letters";

export function Games({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  if (!card.games.length) return <p class="quiet-text">{say("page.post.not_started")}</p>;
  return (
    <section><h2 id="games">{say("page.post.games")}</h2>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="games"><table class="games">
        <thead><tr><th scope="col">№</th><th scope="col">{say("page.white")} – {say("page.black")}</th><th scope="col" class="amount">{say("byletter.column.moves")}</th><th scope="col" class="amount">{say("page.post.used")}</th><th scope="col">{say("page.state")}</th></tr></thead>
        <tbody>{card.games.map((row) => (
          <tr key={row.id}><th scope="row">{row.id}</th>
            <td>{row.open ? <a href={`/letters/${card.tourney.id}/game/${row.id}`}>{nameOf(card, row.white)} – {nameOf(card, row.black)}</a> : <>{nameOf(card, row.white)} – {nameOf(card, row.black)}</>}</td>
            <td class="amount">{row.moves}</td><td class="amount">{row.days}</td><td>{row.annulled ? word("phase", "annulled") : row.result ?? word("phase", row.phase)}</td></tr>))}</tbody>
      </table></div>
      {!card.seat.offices.length && <p class="quiet-text">{say("page.post.running_hidden")}</p>}
    </section>
  );
}

export function PlaceTable({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  if (!card.informed) return <p class="notice">{say("page.post.uninformed")}</p>;
  const final = card.tourney.stage === "closed" || card.tourney.stage === "confirmed";
  return (
    <section><h2 id="places">{say(final ? "page.post.final" : "page.post.table")}</h2>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="places"><table class="crosstable">
        <thead><tr><th scope="col" class="amount">{say("byletter.column.place")}</th><th scope="col">{say("byletter.column.name")}</th>{card.players.map((one) => <th scope="col" key={one.id} class="amount">{one.id}</th>)}
          <th scope="col" class="amount">{say("byletter.column.games")}</th><th scope="col" class="amount">{say("byletter.column.points")}</th></tr></thead>
        <tbody>{card.table.map((row) => (
          <tr key={row.player}><td class="amount">{row.place}</td><th scope="row">{row.player}. {row.name}</th>{row.results.map((one, i) => <td key={i} class="amount">{one}</td>)}
            <td class="amount">{row.games}</td><td class="amount"><strong>{row.points}</strong></td></tr>))}</tbody>
      </table></div>
      <p class="quiet-text">{say("page.post.legend")}</p>
    </section>
  );
}

export function StartList({ card }: { card: LetterCard }): JSX.Element {
  const say = useWords();
  const { settings, tourney } = card;
  const addressed = card.players.some((one) => one.address !== undefined);
  return (
    <section><h2 id="list">{say("page.post.list")}</h2>
      <dl class="terms-list">
        <div><dt>{say("page.letter.code")}</dt><dd>{tourney.code}</dd></div>
        <div><dt>{say("page.post.dates")}</dt><dd>{shownTime(tourney.first)} – {shownTime(tourney.last_day)}</dd></div>
        <div><dt>{say("page.post.time")}</dt><dd>{say("page.post.allowance", { days: settings.allowance.days, moves: settings.allowance.moves })}</dd></div>
        <div><dt>{say("page.post.means")}</dt><dd>{word("means", tourney.means)}</dd></div>
        <div><dt>{word("office", "organiser")}</dt><dd>{settings.organiser}</dd></div>
        <div><dt>{word("office", "arbiter")}</dt><dd>{settings.arbiter}</dd></div>
        {settings.headman && <div><dt>{word("office", "headman")}</dt><dd>{settings.headman}</dd></div>}
      </dl>
      <div class="wide" tabIndex={0} role="region" aria-labelledby="list"><table>
        <thead><tr><th scope="col">№</th><th scope="col">{say("byletter.column.name")}</th>{addressed && <><th scope="col">{say("byletter.column.address")}</th><th scope="col">{say("byletter.column.email")}</th><th scope="col">{say("byletter.column.zone")}</th></>}</tr></thead>
        <tbody>{card.players.map((one) => (
          <tr key={one.id}><td>{one.id}</td><th scope="row">{one.name}{one.left && <span class="quiet-text"> · {say("page.post.dropped")}</span>}</th>{addressed && <><td>{one.address}</td><td>{one.email}</td><td>{one.zone}</td></>}</tr>))}</tbody>
      </table></div>
    </section>
  );
}

// Twelve months with the breaks of all players as bars; the same as words beside them.
export function Calendar({ card, onDone }: { card: LetterCard; onDone: () => void }): JSX.Element {
  const say = useWords();
  const year = Number(card.seat.today.slice(0, 4));
  const all = card.players.flatMap((player) => player.breaks.map((one) => ({ ...one, name: player.name })));
  const from = Date.UTC(year, 0, 1);
  const span = Date.UTC(year + 1, 0, 1) - from;
  const part = (day: string) => Math.min(100, Math.max(0, ((Date.parse(day) - from) / span) * 100));
  return (
    <section aria-labelledby="breaks"><h2 id="breaks">{say("page.post.breaks")}</h2>
      {all.length === 0 && <p class="quiet-text">{say("page.post.no_breaks")}</p>}
      <ul class="plain calendar">{all.map((one, i) => (
        <li key={i}><span>{one.name}: {shownTime(one.first)} – {shownTime(one.last)}{one.granted && <span class="quiet-text"> · {say("page.post.granted")}</span>}</span>
          <span class="year" aria-hidden="true"><span class="bar" style={`left:${part(one.first)}%;width:${Math.max(1, part(one.last) - part(one.first) + 0.27)}%`} /><span class="now" style={`left:${part(card.seat.today)}%`} /></span></li>))}</ul>
      {card.seat.player !== undefined && card.tourney.stage === "playing" && <><h3>{say("page.post.take_break")}</h3><p class="quiet-text">{say("page.post.break_help")}</p>
        <ActBox card={card} form={breakAct} onDone={onDone} /></>}
    </section>
  );
}
