// The board of one game: player, arbiter or spectator, each by what the server's view gives him.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { LineState, useLineTold } from "../game/LineState";
import { LiveGame } from "../game/live";
import { Table } from "../game/Table";
import { tell } from "../game/telling";
import { api, ApiError } from "../kit/api";
import { useCell } from "../kit/cell";
import { useTitle } from "../kit/parts";
import { useWords } from "../kit/words";

export function useLive(id: string): LiveGame {
  const game = useMemo(() => new LiveGame(id), [id]);
  useEffect(() => {
    game.onFacts = tell;
    return () => game.end();
  }, [game]);
  return game;
}

// Whether there is no such game; a line that is lost says nothing about that.
function useMissing(game: LiveGame, doubtful: boolean): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!doubtful) return;
    void api.game(game.id).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      game.end();
      setMissing(true);
    });
  }, [game, doubtful]);
  return missing;
}

export function GamePage({ id }: { id: string }): JSX.Element {
  const say = useWords();
  const game = useLive(id);
  const shown = useCell(game.shown);
  const state = useCell(game.line.state);
  useLineTold(state);
  useTitle(shown ? `${shown.settings.players.white.name} – ${shown.settings.players.black.name}` : "");
  const missing = useMissing(game, !shown && state === "lost");
  if (missing) return <main id="main"><h1>{say("page.game.title", { id })}</h1><p>{say("page.game.missing")} <a href="/">{say("page.nowhere.home")}</a></p></main>;
  if (!shown) return <main id="main"><h1>{say("page.game.title", { id })}</h1><LineState state={state} waiting={0} /></main>;
  return <Table game={game} shown={shown} live={state === "live"} />;
}
