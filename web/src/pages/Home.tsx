// The first page: coming in, and the games that are played here.
import type { JSX } from "preact";
import type { GameSummary, Session } from "../made/wire";
import { compareIds, useGames } from "../game/games";
import { useEvents } from "../event/live";
import { goOut, may, session } from "../kit/api";
import { useCell } from "../kit/cell";
import { useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { sayAny, useWords } from "../kit/words";
import { ByLink } from "./Join";
import { SignIn } from "./SignIn";

// Whoever comes in by the first code of an account chooses a password before anything else.
export function seatOf(who: Session): string {
  return who.account && who.asks_old_password === false ? "/account" : placeOf(who);
}

export function placeOf(who: Session): string {
  if (who.game) return `/g/${who.game}`;
  if (who.event) return `/e/${who.event}`;
  if (who.letters) return `/letters/${who.letters}`;
  if (who.contest) return `/contests/${who.contest}`;
  return who.may.includes("rule-at-board") || who.may.includes("create-games") || who.role === "appeals" ? "/desk" : "/";
}

export function Home(): JSX.Element {
  const say = useWords();
  useTitle("");
  const who = useCell(session);
  const { games } = useGames();
  return (
    <main id="main" class="home">
      <h1>{say("page.home.title")}</h1>
      <p class="lead">{say("page.home.lead")}</p>
      <ByLink />
      {who && who.role !== "spectator" ? <Present /> : <SignIn onIn={(one) => go(seatOf(one))} />}
      <Events />
      <p class="row-of-buttons"><a class="button" href="/letters">{say("page.post.title")}</a><a class="button" href="/contests">{say("page.contest.title")}</a></p>
      <h2>{say("page.home.games")}</h2>
      <GameTable games={games && games.filter((game) => !game.event).sort((a, b) => compareIds(a.id, b.id))} />
    </main>
  );
}

// Who somebody is here, with the way to his place.
export function Present({ otherwise }: { otherwise?: string }): JSX.Element | null {
  const say = useWords();
  const who = useCell(session);
  if (!who || who.role === "spectator") return null;
  return (
    <div class="notice">{say("page.home.you", { role: sayAny([`page.role.${who.role}`], who.role), name: who.name }).trim()}. {otherwise}
      <div class="row-of-buttons">{placeOf(who) !== "/" && <a class="button primary" href={placeOf(who)}>{say("page.home.seat")}</a>}
        <a class="button" href="/account">{say("page.account.title")}</a>
        <button type="button" class="quiet" onClick={() => void goOut()}>{say("page.home.out")}</button></div></div>
  );
}

function Events(): JSX.Element {
  const say = useWords();
  useCell(session);
  const events = useEvents();
  return (
    <section><h2>{say("page.home.events")}</h2>
      {events?.length === 0 && <p class="quiet-text">{say("page.home.no_events")}</p>}
      <ul class="books">{events?.map((event) => (
        <li key={event.id}><a href={`/e/${event.id}`}>{event.name}</a>
          <span class="quiet-text">{say("page.entries.count", { n: event.entries })}</span></li>))}</ul>
      {may("create-events") && <p><a class="button" href="/new">{say("page.new_event")}</a></p>}
    </section>
  );
}

export function GameTable({ games }: { games: GameSummary[] | null }): JSX.Element {
  const say = useWords();
  if (!games) return <p class="quiet-text">{say("page.line.connecting")}</p>;
  if (!games.length) return <p class="quiet-text">{say("page.home.no_games")}</p>;
  return (
    <div class="wide"><table class="games">
      <thead><tr><th scope="col">№</th><th scope="col">{say("page.white")} – {say("page.black")}</th><th scope="col">{say("page.state")}</th></tr></thead>
      <tbody>{games.map((game) => (
        <tr key={game.id} class={game.arbiter_is_asked ? "asked" : ""}>
          <th scope="row">{game.id}</th>
          <td><a href={`/g/${game.id}`}>{game.white || say("page.white")} – {game.black || say("page.black")}</a>
            <div class="quiet-text">{sayAny([`page.variant.${game.variant}`], game.variant)}</div></td>
          <td>{game.score ?? sayAny([`page.phase.${game.phase}`], game.phase)}{game.arbiter_is_asked && <strong class="bad"> · {say("page.arbiter.asked")}</strong>}</td>
        </tr>))}</tbody>
    </table></div>
  );
}
