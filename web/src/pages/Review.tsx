// A game as it is recorded: every fact with its time, author and articles.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Fact, Game } from "../made/wire";
import { Board } from "../board/Board";
import { Journal, MoveList } from "../game/Record";
import { api } from "../kit/api";
import { useTitle } from "../kit/parts";
import { told, useWords } from "../kit/words";

export function Review({ id }: { id: string }): JSX.Element {
  const say = useWords();
  useTitle(say("page.review"));
  const [game, setGame] = useState<Game | null>(null);
  const [facts, setFacts] = useState<Fact[]>([]);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    api.game(id).then(setGame, () => setMissing(true));
    api.facts(id).then((all) => setFacts(all.facts), () => setMissing(true));
  }, [id]);
  if (!game) return <main id="main"><h1>{say("page.review")}</h1><p>{missing ? say("page.review.missing") : say("page.line.connecting")}</p></main>;
  const { settings, view } = game;
  return (
    <main id="main" class="review">
      <h1>{settings.players.white.name} – {settings.players.black.name}</h1>
      {view.outcome && <p class="notice outcome"><strong>{told(view.outcome.text)}</strong></p>}
      <div class="board-place"><Board board={settings.board} pieces={view.pieces} turned={false} label={say("page.board.label")} /></div>
      <section class="record"><h2>{say("page.moves")}</h2><MoveList moves={game.moves} /><h2>{say("page.journal")}</h2><Journal facts={facts} all /></section>
    </main>
  );
}
