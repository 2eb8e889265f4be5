// One event: rounds, schedule, standings, crosstable, players, live boards, regulations; and the hall screen.
import type { ComponentChildren, JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import { Crosstable } from "../event/Crosstable";
import { Hall } from "../event/Hall";
import { useEvent } from "../event/live";
import { Pairings } from "../event/Pairings";
import { Papers } from "../event/Papers";
import { Players } from "../event/Players";
import { Regulations } from "../event/Regulations";
import { Schedule } from "../event/Schedule";
import { Standings } from "../event/Standings";
import type { EventCard } from "../event/types";
import { stageName, systemName } from "../event/words";
import { compareIds, useGames, type Listed } from "../game/games";
import { LineState } from "../game/LineState";
import { Wall } from "../game/Wall";
import { may, session } from "../kit/api";
import { useCell } from "../kit/cell";
import { Parts, useTitle } from "../kit/parts";
import { place } from "../kit/place";
import { capital, sayAny, useWords, type Key } from "../kit/words";
import { OwnProtests } from "../office/OwnProtests";
import { EventDesk, mayComeToDesk } from "./EventDesk";

const tabs = ["", "schedule", "standings", "crosstable", "players", "boards", "regulations", "papers"] as const;

export function EventPage({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const [, , , part = "", inner = ""] = useCell(place).split("?")[0]?.split("/") ?? [];
  const { card, last, state, missing } = useEvent(id);
  const { games, state: listState } = useGames();
  const [chosen, setChosen] = useState(0);
  useTitle(card?.name ?? "");
  const own = useMemo(() => (games ?? []).filter((game) => game.event === id)
    .sort((a, b) => compareIds(a.id, b.id)), [games, id]);
  if (!card) return <main id="main"><h1>{say("page.event")}</h1><p>{missing ? say("page.event.missing") : say("page.line.connecting")}</p></main>;
  const stage = chosen || card.stages[card.stages.length - 1]?.number || 1;
  if (part === "hall") return <Hall event={card} stage={stage} last={last} games={own} connected={state === "live"} />;
  const live = new Set(own.map((game) => game.id));
  const stages = card.stages.length > 1 && (
    <label class="form no-print">{say("page.event.stage_choice")}<select value={stage} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
      {card.stages.map((one) => <option value={one.number} key={one.number}>{stageName(card, one.number)}</option>)}</select></label>);
  return (
    <main id="main" class="event">
      <EventHead event={card} state={state} part={part} games={own} />
      {part !== "players" && part !== "regulations" && stages}
      {part === "" && <Pairings event={card} stage={stage} last={last} live={live} />}
      {part === "schedule" && <Titled title={say("page.event.schedule")}><Schedule event={card} stage={stage} last={last} /></Titled>}
      {part === "standings" && <Titled title={say("page.event.standings")}><Standings event={card} stage={stage} last={last} /></Titled>}
      {part === "crosstable" && <Titled title={say("page.event.crosstable")}><Crosstable event={card} stage={stage} last={last} live={live} /></Titled>}
      {part === "players" && <Titled title={say("page.event.players")}><Players event={card} stage={stage} last={last} /></Titled>}
      {part === "boards" && <Titled title={say("page.event.boards")}>{own.length
        ? <Wall games={own} live={listState === "live"} sorted={false} />
        : <p class="quiet-text">{say("page.event.no_boards")}</p>}</Titled>}
      {part === "regulations" && <Titled title={say("page.event.regulations")}><Regulations event={card} last={last} /></Titled>}
      {part === "papers" && <Titled title={say("page.event.papers")}><Papers event={card} stage={stage} last={last} chosen={inner} /></Titled>}
      {part === "protest" && takesPart(card) && <Titled title={say("page.event.protest")}><OwnProtests event={card} /></Titled>}
      {part === "desk" && <EventDesk event={card} stage={stage} last={last} live={live} part={inner} />}
      <Foot />
    </main>
  );
}

// Whoever plays here, or leads a team.
function takesPart(event: EventCard): boolean {
  return session.value?.event === event.id && may("lodge-protests");
}

function Titled({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return <section><h2>{title}</h2>{children}</section>;
}

function EventHead({ event, state, part, games }: { event: EventCard; state: string; part: string; games: Listed[] }): JSX.Element {
  const say = useWords();
  const who = useCell(session);
  const desk = mayComeToDesk();
  const entry = who?.event === event.id ? who.entry : 0;
  const name = event.entries.find((one) => one.id === entry)?.name;
  const seat = name ? games.find((game) => [game.white, game.black].includes(name) && !game.score) : undefined;
  const stage = event.stages[event.stages.length - 1];
  const link = (to: string, text: string) => (
    <a key={to} href={`/e/${event.id}${to && `/${to}`}`} aria-current={part === to ? "page" : undefined}>{text}</a>);
  return (
    <>
      <h1>{event.name}</h1>
      <p class="quiet-text control">{[stage && systemName(stage), sayAny([`page.variant.${event.variant}`], event.variant), event.year || ""].filter(Boolean).join(" · ")}</p>
      <LineState state={state} waiting={0} />
      {seat && <p class="notice no-print"><a class="button primary" href={`/g/${seat.id}`}>{say("page.event.your_board")}</a></p>}
      <Parts label={event.name} at={part}>
        {tabs.map((one) => link(one, say(`page.event.${one || "pairings"}` as Key)))}
        {takesPart(event) && link("protest", say("page.event.protest"))}
        {desk && link("desk", say("page.event.desk"))}
        <a href={`/e/${event.id}/hall`}>{say("page.hall")}</a>
        <button type="button" class="quiet" onClick={() => print()}>{say("page.print")}</button>
      </Parts>
    </>
  );
}

// On paper: when it was printed, and a picture that leads to the live page.
function Foot(): JSX.Element {
  const say = useWords();
  const picture = "data:image/svg+xml," + encodeURIComponent(renderSVG(location.href));
  return (
    <footer class="only-print">
      <div class="signatures"><p>{capital(say("page.role.chief-arbiter"))}</p><p>{capital(say("page.role.secretary"))}</p></div>
      <img src={picture} width="80" height="80" alt={say("page.slips.picture")} />
      <p>{location.href}<br />{new Date().toLocaleString(document.documentElement.lang)}</p></footer>
  );
}
