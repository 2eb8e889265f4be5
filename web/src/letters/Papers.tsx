// The papers of a tournament by letter: start list, information, report, and those of one game.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useCell } from "../kit/cell";
import { language, useWords, type Language } from "../kit/words";
import type { LetterCard } from "../made/wire";
import { LanguageChoice, NotYet, PaperGroup, Preview } from "../papers/Preview";
import { nameOf, useLetterPapers } from "./letters";

// A game that whoever is here may look at: the first one unless another is asked for.
function useGame(card: LetterCard): [number, (game: number) => void] {
  const [asked, setAsked] = useState(Number(new URLSearchParams(location.search).get("game") ?? 0));
  const open = card.games.filter((one) => one.open);
  return [open.some((one) => one.id === asked) ? asked : open[0]?.id ?? 0, setAsked];
}

export function Papers({ card, chosen }: { card: LetterCard; chosen: string }): JSX.Element {
  const say = useWords();
  const own = useCell(language);
  const [other, setOther] = useState<Language | "">("");
  const [game, setGame] = useGame(card);
  const { value: list, missing } = useLetterPapers(card.tourney.id, game, card.last);
  if (!list) return <p>{missing || say("page.line.connecting")}</p>;
  const ready = list.papers.filter((one) => one.ready);
  const paper = list.papers.find((one) => one.paper === chosen);
  const page = (name: string) => `/letters/${card.tourney.id}/papers/${name}`;
  const of = paper?.of_game ? `&game=${game}` : "";
  const link = (form: string) => `/api/correspondence/${card.tourney.id}/papers/${chosen}?form=${form}&lang=${other || own}${of}`;
  return (
    <section aria-labelledby="papers"><h2 id="papers">{say("page.post.part.papers")}</h2>
      <div class="paper-choices no-print">
        {game > 0 && <label>{say("page.post.field.game")}<select name="paper-game" value={game} onChange={(change) => setGame(Number(change.currentTarget.value))}>
          {card.games.filter((one) => one.open).map((one) => <option value={one.id} key={one.id}>{one.id}. {nameOf(card, one.white)} – {nameOf(card, one.black)}</option>)}</select></label>}
        <LanguageChoice into={other || own} onChange={setOther} />
      </div>
      <div class="papers">
        <div class="no-print">
          <PaperGroup page={page} title={say("page.post.papers.whole")} papers={ready.filter((one) => !one.of_game)} chosen={chosen} />
          <PaperGroup page={page} title={say("page.post.game", { n: game })} papers={ready.filter((one) => one.of_game)} chosen={chosen} />
          <NotYet papers={list.papers.filter((one) => !one.ready)} />
        </div>
        {paper ? <Preview paper={paper} link={link} last={list.last} />
          : <p class="quiet-text choose-paper">{say(chosen ? "page.papers.unknown" : "page.papers.choose")}</p>}
      </div>
    </section>
  );
}
