// The arbiter decides otherwise than the program: what was done to the clocks is undone, a clock is
// set, or the result is another one, with the reason. Nothing is overwritten.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Answer, Fact } from "../made/wire";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { capital, useWords } from "../kit/words";
import type { Shown, Side } from "./live";
import { articlesInWords, sideName } from "./telling";
import { refusalOf } from "../kit/refused";

type What = "undo" | "clock" | "result";
type Send = (word: string, keys: Record<string, unknown>) => Promise<Answer>;

// "-0:02:00" of what was given: taken back it is "0:02:00".
export function opposite(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

// What a ruling did to the clocks.
export function correctionsIn(facts: Fact[]): { side: Side; amount: string }[] {
  return facts.filter(({ event }) => event.type === "time-corrected")
    .map(({ event }) => ({ side: event["side"] as Side, amount: String(event["amount"]) }));
}

interface OverruleProps {
  shown: Shown;
  facts: Fact[]; // of the ruling that is not followed
  send: Send;
  onDone: () => void;
}

export function Overrule({ shown, facts, send, onDone }: OverruleProps): JSX.Element {
  const say = useWords();
  const over = shown.view.outcome !== undefined;
  const given = over ? [] : correctionsIn(facts);
  const [what, setWhat] = useState<What>(over ? "result" : given.length ? "undo" : "clock");
  const [side, setSide] = useState<Side>("white");
  const [sign, setSign] = useState("");
  const [minutes, setMinutes] = useState("2");
  const [winner, setWinner] = useState("");
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<{ text: string; articles: string[] } | null>(null);

  function acts(): [string, Record<string, unknown>][] {
    if (what === "result") return [["correct-result", { ...(winner ? { winner } : {}), reason }]];
    const changes = what === "undo" ? given.map((one) => ({ side: one.side, amount: opposite(one.amount) }))
      : [{ side, amount: `${sign}${Math.round(Number(minutes) * 60)}` }];
    return changes.map((one) => ["correct-clock", { ...one, reason }]);
  }
  async function decide(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    for (const [word, keys] of acts()) {
      const answer = await send(word, keys);
      const refusal = refusalOf(answer);
      if (refusal) {
        const articles = answer.why?.articles ?? [];
        setWrong({ text: refusal, articles });
        announce("verdict", refusal + articlesInWords(articles));
        return;
      }
    }
    onDone();
  }
  return (
    <form class="form overrule" onSubmit={(event) => void decide(event)} aria-label={say("page.overrule")}>
      {!over && <label>{say("page.overrule.what")}<select name="overrule" value={what} onChange={(event) => setWhat(event.currentTarget.value as What)}>
        {given.length > 0 && <option value="undo">{capital(say("page.overrule.undo", { times: given.map((one) => `${sideName(one.side)} ${opposite(one.amount)}`).join(", ") }))}</option>}
        <option value="clock">{capital(say("page.overrule.clock"))}</option></select></label>}
      {what === "clock" && <div class="pair-of-fields">
        <label>{say("page.overrule.whose")}<select value={side} onChange={(event) => setSide(event.currentTarget.value as Side)}>
          <option value="white">{say("page.white")}</option><option value="black">{say("page.black")}</option></select></label>
        <label>{say("page.overrule.direction")}<select value={sign} onChange={(event) => setSign(event.currentTarget.value)}>
          <option value="">{capital(say("page.overrule.more"))}</option><option value="-">{capital(say("page.overrule.less"))}</option></select></label>
        <label>{say("page.overrule.minutes")}<input type="number" min="0" step="0.5" required value={minutes} onInput={(event) => setMinutes(event.currentTarget.value)} /></label></div>}
      {what === "result" && <label>{say("page.overrule.result")}<select name="winner" value={winner} onChange={(event) => setWinner(event.currentTarget.value)}>
        <option value="">{capital(say("page.overrule.draw"))}</option><option value="white">{capital(say("page.overrule.white"))}</option><option value="black">{capital(say("page.overrule.black"))}</option></select></label>}
      <label>{say("page.byhand.reason")}<input name="why" required autocomplete="off" value={reason} onInput={(event) => setReason(event.currentTarget.value)} /></label>
      {wrong && <p class="notice bad">{wrong.text} <Articles ids={wrong.articles} /></p>}
      <button class="primary">{say("page.overrule.decide")}</button>
    </form>
  );
}
