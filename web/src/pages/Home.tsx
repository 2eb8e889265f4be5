// The first page: a code from a paper slip, and the games that are played here.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameSummary, ListChange, ListHello, Session } from "../made/wire";
import { ApiError, comeIn, goOut, session } from "../kit/api";
import { useCell } from "../kit/cell";
import { Line } from "../kit/link";
import { useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { sayAny, useWords } from "../kit/words";

export function useGames(): GameSummary[] | null {
  const [games, setGames] = useState<GameSummary[] | null>(null);
  useEffect(() => {
    const line = new Line(() => "/api/live", (message) => {
      const news = message as ListHello | ListChange;
      if (news.type === "hello") setGames(news.games);
      else setGames((old) => [...(old ?? []).filter((one) => one.id !== news.game.id), news.game]);
    });
    return () => line.end();
  }, []);
  return games && [...games].sort((a, b) => Number(b.arbiter_is_asked) - Number(a.arbiter_is_asked) || Number(a.id) - Number(b.id));
}

export function seatOf(who: Session): string {
  if (who.game) return `/g/${who.game}`;
  return who.may.includes("rule-at-board") || who.may.includes("create-games") ? "/desk" : "/";
}

export function Home(): JSX.Element {
  const say = useWords();
  useTitle("");
  const who = useCell(session);
  const games = useGames();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState("");
  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    try {
      go(seatOf(await comeIn(code)));
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  return (
    <main id="main" class="home">
      <h1>{say("page.home.title")}</h1>
      <p class="lead">{say("page.home.lead")}</p>
      {who && who.role !== "spectator" ? (
        <p class="notice">{say("page.home.you", { role: sayAny([`page.role.${who.role}`], who.role), name: who.name })}{" "}
          <a class="button primary" href={seatOf(who)}>{say("page.home.seat")}</a>{" "}
          <button type="button" class="quiet" onClick={() => void goOut()}>{say("page.home.out")}</button></p>
      ) : null}
      <form class="join" onSubmit={(event) => void enter(event)}>
        <label for="code">{say("page.home.code")}</label>
        <input id="code" value={code} autocomplete="off" autocapitalize="characters" spellcheck={false} aria-describedby="code-help" aria-invalid={wrong ? "true" : "false"}
          onInput={(event) => setCode(event.currentTarget.value)} required />
        <button class="primary">{say("page.home.enter")}</button>
        <p id="code-help" class={wrong ? "bad" : "quiet-text"} role={wrong ? "alert" : undefined}>{wrong || say("page.home.code_help")}</p>
      </form>
      <h2>{say("page.home.games")}</h2>
      <GameTable games={games} />
    </main>
  );
}

export function GameTable({ games }: { games: GameSummary[] | null }): JSX.Element {
  const say = useWords();
  if (!games) return <p class="quiet-text">{say("page.line.connecting")}</p>;
  if (!games.length) return <p class="quiet-text">{say("page.home.no_games")}</p>;
  return (
    <div class="wide"><table class="games">
      <thead><tr><th scope="col">№</th><th scope="col">{say("page.white")}</th><th scope="col">{say("page.black")}</th><th scope="col">{say("page.new.variant")}</th><th scope="col">{say("page.state")}</th></tr></thead>
      <tbody>{games.map((game) => (
        <tr key={game.id} class={game.arbiter_is_asked ? "asked" : ""}>
          <th scope="row"><a href={`/g/${game.id}`}>{say("page.game.title", { id: game.id })}</a></th>
          <td>{game.white}</td><td>{game.black}</td><td>{sayAny([`page.variant.${game.variant}`], game.variant)}</td>
          <td>{game.score ?? sayAny([`page.phase.${game.phase}`], game.phase)}{game.arbiter_is_asked && <strong class="bad"> · {say("page.arbiter.asked")}</strong>}</td>
        </tr>))}</tbody>
    </table></div>
  );
}
