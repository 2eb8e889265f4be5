// The wall of small boards with their clocks: for the arbiter sorted by need, for a hall by number.
import type { JSX } from "preact";
import { Mini } from "../board/Mini";
import { memo } from "../kit/memo";
import { say, sayAny, useWords, type Key } from "../kit/words";
import { useVariants } from "../kit/variants";
import type { Variant } from "../made/wire";
import { face } from "./clock";
import { sideName } from "./telling";
import { byNeed, isOpen, left, needOf, useSeconds, type Listed, type Need } from "./games";

interface CardProps {
  game: Listed;
  variant: Variant | undefined;
  white: string;
  black: string;
  need: Need;
  title: string;
}

function TinyClock({ game, side, time }: { game: Listed; side: "white" | "black"; time: string }): JSX.Element {
  const clock = game.position.clocks[side];
  return (
    <div class={`tiny-clock ${clock.running ? "running" : ""}`}>
      <span class="name" title={game[side]}><span class={`disc ${side}`} aria-hidden="true" /><span class="for-the-ear">{sideName(side)}: </span>{game[side]}</span>
      <span class="face">{time}</span>
    </div>
  );
}

// At a table of an event its round and table, otherwise the number of the game.
export function boardTitle(game: Listed): string {
  return game.table ? say("page.event.round_table", { round: game.table.round, table: game.table.table }) : say("page.game.title", { id: game.id });
}

const Card = memo(function Card({ game, variant, white, black, need, title }: CardProps): JSX.Element {
  const say = useWords();
  return (
    <li class={need === "call" || need === "flag" ? "needs" : ""} data-game={game.id}>
      <div class="card-title"><a href={`/g/${game.id}`}>{title}</a>
        <span>{game.score ?? (game.phase === "playing" ? "" : sayAny([`page.phase.${game.phase}`], game.phase))}</span></div>
      <TinyClock game={game} side="black" time={black} />
      {variant && <Mini board={variant.board} letters={game.position.pieces} />}
      <TinyClock game={game} side="white" time={white} />
      {need && <p class="need bad">{say(`page.need.${need}` as Key)}</p>}
    </li>
  );
});

export function Wall({ games, live, sorted }: { games: Listed[]; live: boolean; sorted: boolean }): JSX.Element {
  useWords();
  const variants = useVariants();
  const ticking = live && games.some((game) => game.position.clocks.white.running || game.position.clocks.black.running);
  const now = useSeconds(ticking);
  const at = (game: Listed) => (live ? Math.max(now, game.seenAt) : game.seenAt);
  const list = sorted ? byNeed(games, now) : games;
  return (
    <ul class="wall">
      {list.map((game) => (
        <Card key={game.id} game={game} variant={variants.get(game.variant)} need={sorted && isOpen(game) ? needOf(game, at(game)) : ""}
          white={face(left(game, "white", at(game)))} black={face(left(game, "black", at(game)))}
          title={boardTitle(game)} />))}
    </ul>
  );
}
