// Tournaments by letter: the list, and one of them with its parts.
import type { JSX } from "preact";
import { useCell } from "../kit/cell";
import { Parts, useTitle } from "../kit/parts";
import { place } from "../kit/place";
import { useVariants } from "../kit/variants";
import { shownTime, told, useWords, type Key } from "../kit/words";
import { GameView } from "../letters/GameView";
import { useTourney, word } from "../letters/letters";
import { MyGames } from "../letters/MyGames";
import { Papers } from "../letters/Papers";
import { Cases, Desk, Rulings } from "../letters/Officials";
import { Calendar, Games, PlaceTable, StartList } from "../letters/Tables";
import { TourneyList } from "../letters/TourneyList";
import type { LetterCard } from "../made/wire";

export function Letters({ id }: { id: string }): JSX.Element {
  const say = useWords();
  useTitle(say("page.post.title"));
  return id ? <Tourney id={id} /> : <TourneyList />;
}

// A player begins with his own games, an official with what is due, others with all games.
function partsOf(card: LetterCard): string[] {
  const takesPart = card.seat.player !== undefined || card.seat.offices.length > 0;
  return [
    ...(card.seat.player !== undefined ? ["mine"] : []),
    ...(card.seat.offices.length ? ["desk"] : []),
    "games", "table", "list", "breaks", "papers",
    ...(takesPart ? ["cases", "rulings"] : []),
  ];
}

function Tourney({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const [, , , asked = "", inner = ""] = useCell(place).split("?")[0]?.split("/") ?? [];
  const { value: card, missing, reload } = useTourney(id);
  const variants = useVariants();
  useTitle(card?.tourney.name ?? "");
  if (!card) return <main id="main"><h1>{say("page.post.title")}</h1><p>{missing || say("page.line.connecting")}</p></main>;
  const parts = partsOf(card);
  const part = asked || parts[0] || "games";
  return (
    <main id="main" class="letters">
      <h1>{card.tourney.name}</h1>
      <p class="quiet-text control">{[card.tourney.code, told(variants.get(card.tourney.variant)?.title), `${shownTime(card.tourney.first)} – ${shownTime(card.tourney.last_day)}`, word("stage", card.tourney.stage)].filter(Boolean).join(" · ")}</p>
      <Parts label={card.tourney.name} at={part}>
        {parts.map((one) => <a key={one} href={`/letters/${id}/${one}`} aria-current={part === one ? "page" : undefined}>{say(`page.post.part.${one}` as Key)}</a>)}
        <button type="button" class="quiet" onClick={() => print()}>{say("page.print")}</button>
      </Parts>
      {part === "mine" && <MyGames card={card} />}
      {part === "desk" && <Desk card={card} onDone={reload} />}
      {part === "games" && <Games card={card} />}
      {part === "game" && <GameView card={card} number={Number(inner)} onChange={reload} key={inner} />}
      {part === "table" && <PlaceTable card={card} />}
      {part === "list" && <StartList card={card} />}
      {part === "breaks" && <Calendar card={card} onDone={reload} />}
      {part === "papers" && <Papers card={card} chosen={inner} />}
      {part === "cases" && <Cases card={card} onDone={reload} />}
      {part === "rulings" && <Rulings card={card} />}
    </main>
  );
}
