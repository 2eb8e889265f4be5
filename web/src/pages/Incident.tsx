// An incident: which board, what happened, who did it. The referee answers with the ruling that the
// book demands; where the book leaves a choice it asks, and the answers stand here.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { breaches } from "../made/breaches";
import type { GameSummary, Question as Asked } from "../made/wire";
import { Journal } from "../game/Record";
import { articlesInWords, refusalOf, tell } from "../game/telling";
import { LiveGame } from "../game/live";
import { useCell } from "../kit/cell";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { sayAny, useWords, type Key } from "../kit/words";
import { useEffect, useMemo } from "preact/hooks";
import { Question } from "./Question";

const acts = ["notice-illegal", "look", "pause", "resume", "give-time"] as const;

export function Incident({ games }: { games: GameSummary[] }): JSX.Element {
  const say = useWords();
  const open = games.filter((game) => !["finished", "signed-by-both", "cancelled"].includes(game.phase));
  const [chosen, setChosen] = useState("");
  const id = open.some((game) => game.id === chosen) ? chosen : (open[0]?.id ?? "");
  if (!id) return <p class="quiet-text">{say("page.incident.none")}</p>;
  return (
    <section>
      <h2>{say("page.incident")}</h2>
      <label class="form">{say("page.incident.board")}
        <select value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {open.map((game) => <option value={game.id} key={game.id}>{game.id}: {game.white} – {game.black}</option>)}
        </select></label>
      <AtBoard id={id} key={id} book={open.find((game) => game.id === id)?.rulebook ?? ""} />
    </section>
  );
}

function AtBoard({ id, book }: { id: string; book: string }): JSX.Element | null {
  const say = useWords();
  const game = useMemo(() => new LiveGame(id), [id]);
  useEffect(() => {
    game.onFacts = tell;
    return () => game.end();
  }, [game]);
  const shown = useCell(game.shown);
  const [refused, setRefused] = useState<{ text: string; articles: string[] } | null>(null);
  async function act(word: string, keys: Record<string, unknown> = {}): Promise<void> {
    const answer = await game.act(word, keys);
    const text = refusalOf(answer);
    const articles = answer.why?.articles ?? [];
    setRefused(text ? { text, articles } : null);
    if (text) announce("verdict", text + articlesInWords(articles));
  }
  function send(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [kind, what] = String(form.get("what")).split("/") as [string, string];
    const side = String(form.get("side"));
    if (kind === "breach") void act("report", { offence: what, against: side });
    else void act(what, what === "give-time" ? { side, amount: "0:02:00" } : {});
  }
  if (!shown) return null;
  const question: Asked | undefined = shown.view.question;
  return (
    <>
      {question && <Question question={question} onDecide={(keys) => void act("decide", keys)} />}
      <form class="form" onSubmit={send}>
        <label>{say("page.incident.what")}<select name="what">
          {acts.map((word) => <option value={`act/${word}`} key={word}>{say(`page.act.${word}` as Key)}</option>)}
          {(breaches[book] ?? []).map((name) => <option value={`breach/${name}`} key={name}>{sayAny([`offence.${name}`], name)}</option>)}
        </select></label>
        <label>{say("page.incident.who")}<select name="side"><option value="white">{say("page.white")}</option><option value="black">{say("page.black")}</option></select></label>
        <button class="primary">{say("page.incident.rule")}</button>
      </form>
      {refused && <p class="notice bad">{refused.text} <Articles ids={refused.articles} /></p>}
      <h3>{say("page.journal")}</h3>
      <Journal facts={shown.facts} />
    </>
  );
}
