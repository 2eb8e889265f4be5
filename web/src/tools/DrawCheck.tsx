// A published draw of lots, repeated: the record of an event of this server, or any record pasted.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useEvents } from "../event/live";
import { stageName } from "../event/words";
import type { StageCard } from "../event/types";
import { ask, ApiError } from "../kit/api";
import { useCell } from "../kit/cell";
import { place } from "../kit/place";
import { announce } from "../kit/speak";
import { capital, say, told, useWords } from "../kit/words";
import type { DrawChecked } from "../made/wire";

function summaryOf(checked: DrawChecked): string {
  return checked.good ? say("page.draw.good", { n: checked.choices.length }) : say("page.draw.bad", { n: checked.findings.length });
}

export function DrawCheck(): JSX.Element {
  useWords();
  const events = useEvents();
  const asked = new URLSearchParams(useCell(place).split("?")[1] ?? "");
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<DrawChecked | null>(null);
  const [wrong, setWrong] = useState("");
  const stages = (events ?? []).flatMap((event) => event.stages.filter((stage) => stage.lots_drawn).map((stage) => ({ event, stage: stage as StageCard })));
  async function check(record: string): Promise<void> {
    setWrong("");
    setChecked(null);
    try {
      const answer = await ask<DrawChecked>("POST", "/api/tools/draw", { text: record });
      setChecked(answer);
      announce("talk", summaryOf(answer));
    } catch (error) {
      setWrong(error instanceof ApiError ? error.located() : say("page.line.lost"));
    }
  }
  async function load(path: string): Promise<void> {
    if (!path) return;
    const { record } = await ask<{ record: string }>("GET", `/api/events/${path}/draw`);
    setText(record);
    await check(record);
  }
  const wanted = asked.get("of") ?? "";
  useEffect(() => void load(wanted).catch(() => undefined), [wanted]);
  return (
    <>
      <p class="lead">{say("page.tools.draw.lead")}</p>
      {stages.length > 0 && <div class="form"><label>{say("page.draw.event")}<select name="of" onChange={(event) => void load(event.currentTarget.value)}>
        <option value="">{capital(say("page.draw.choose"))}</option>
        {stages.map(({ event, stage }) => <option key={`${event.id}-${stage.number}`} value={`${event.id}/stages/${stage.number}`}>{event.name} · {stageName({ stages: event.stages as StageCard[] }, stage.number)}</option>)}</select></label></div>}
      <form class="form wide-form" onSubmit={(event) => { event.preventDefault(); void check(text); }}>
        <label>{say("page.draw.record")}<textarea name="record" rows={8} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} /></label>
        <button class="primary" disabled={!text.trim()}>{say("page.draw.check")}</button>
      </form>
      {wrong && <p class="notice bad" role="alert">{wrong}</p>}
      {checked && <Answer checked={checked} />}
      <details><summary>{say("page.draw.how")}</summary><p>{say("page.draw.recipe")}</p>
        <pre><code>printf '17 4 92 8\nr1.colour\n0' | sha256sum</code></pre></details>
    </>
  );
}

function Answer({ checked }: { checked: DrawChecked }): JSX.Element {
  const say = useWords();
  return (
    <section><h2>{say("page.draw.answer")}</h2>
      <p class={checked.good ? "notice" : "notice bad"}><strong>{summaryOf(checked)}</strong></p>
      {checked.findings.length > 0 && <ul>{checked.findings.map((one, i) => <li key={i}>{told(one)}</li>)}</ul>}
      <dl class="terms-list"><div><dt>{say("page.event.seed")}</dt><dd>{checked.seed}</dd></div>
        {checked.salt && <div><dt>{say("page.draw.salt")}</dt><dd>{checked.salt}</dd></div>}
        <div><dt>{say("page.event.commitment")}</dt><dd>{checked.commitment ?? say("page.draw.no_commitment")}</dd></div></dl>
      {checked.choices.length > 0 && <><h2>{say("page.draw.choices")}</h2>
      <div class="wide" role="region" tabIndex={0} aria-label={say("page.draw.choices")}><table><thead><tr><th scope="col">{say("page.draw.name")}</th><th scope="col" class="num">{say("page.draw.options")}</th><th scope="col">{say("page.draw.result")}</th></tr></thead>
        <tbody>{checked.choices.map((one, i) => <tr key={i}><th scope="row"><code>{one.name}</code></th><td class="num">{one.options}</td><td class="drawn">{one.result.join(" ")}</td></tr>)}</tbody></table></div></>}
    </section>
  );
}
