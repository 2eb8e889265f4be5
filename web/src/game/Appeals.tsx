// Appeals that wait for an answer: who appealed to whom. What follows for clocks or result is
// corrected right after it.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { session } from "../kit/api";
import { useCell } from "../kit/cell";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { sayAny, useWords } from "../kit/words";
import type { Answer, Fact, GameSummary } from "../made/wire";
import type { Listed } from "./games";
import { LiveGame, type Side } from "./live";
import { Overrule } from "./Overrule";
import { articlesInWords, sideName } from "./telling";
import { refusalOf } from "../kit/refused";
import { boardTitle } from "./Wall";

type Open = NonNullable<GameSummary["appeals"]>[number];

export function Appeals({ games }: { games: Listed[] }): JSX.Element | null {
  const say = useWords();
  const waiting = games.flatMap((game) => (game.appeals ?? []).map((appeal) => ({ game, appeal })));
  if (!waiting.length) return null;
  return (
    <section aria-labelledby="appeals"><h2 id="appeals">{say("page.appeals")}</h2>
      <ul class="appeals">{waiting.map(({ game, appeal }) => <Waiting key={`${game.id}-${appeal.side}`} game={game} appeal={appeal} />)}</ul>
    </section>
  );
}

// What the one who appealed wrote; the latest stands.
function groundsOf(facts: Fact[], side: Side): string {
  const written = facts.flatMap(({ event }) => {
    const said = event.type === "said" && event["by"] === side ? (event["act"] as { do?: string; grounds?: string }) : {};
    return said.do === "appeal" && said.grounds ? [said.grounds] : [];
  });
  return written[written.length - 1] ?? "";
}

function Waiting({ game, appeal }: { game: Listed; appeal: Open }): JSX.Element {
  const say = useWords();
  const who = useCell(session);
  const live = useMemo(() => new LiveGame(game.id), [game.id]);
  useEffect(() => () => live.end(), [live]);
  const shown = useCell(live.shown);
  const [wrong, setWrong] = useState<Answer | null>(null);
  const [granted, setGranted] = useState(false);
  async function answer(yes: boolean): Promise<void> {
    const given = await live.act("answer-appeal", { side: appeal.side, granted: yes });
    const refusal = refusalOf(given);
    setWrong(refusal ? given : null);
    if (refusal) announce("verdict", refusal + articlesInWords(given.why?.articles ?? []));
    else setGranted(yes);
  }
  const grounds = groundsOf(shown?.facts ?? [], appeal.side);
  const name = game[appeal.side] || sideName(appeal.side);
  if (granted && shown) {
    return <li><p>{say("page.appeals.follow", { name })}</p><Overrule shown={shown} facts={[]} send={(word, keys) => live.act(word, keys)} onDone={() => setGranted(false)} /></li>;
  }
  return (
    <li>
      <h3><a href={`/review/${game.id}`}>{boardTitle(game)}</a> · {name}</h3>
      {grounds && <blockquote class="grounds">{grounds}</blockquote>}
      <p>{say("page.appeals.to", { to: sayAny([`page.authority.${appeal.to}`], appeal.to) })}</p>
      {who?.role === "appeals" && appeal.to !== "appeals-committee" ? <p class="quiet-text">{say("page.appeals.not_yet")}</p> : (
        <div class="row-of-buttons"><button type="button" onClick={() => void answer(true)}>{say("page.appeals.grant")}</button>
          <button type="button" onClick={() => void answer(false)}>{say("page.appeals.reject")}</button></div>)}
      {wrong && <p class="notice bad">{refusalOf(wrong)} <Articles ids={wrong.why?.articles ?? []} /></p>}
    </li>
  );
}
