// Judging sheets: each work with figures that decide nothing, what a person has to judge with its
// articles, the examination by the program, defects and marks. In a closed contest without authors.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, ask } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { told, useWords, type Key } from "../kit/words";
import type { ContestWork, Examination } from "../made/wire";
import type { Props } from "./contests";
import { DoBox, Facts } from "./DoBox";
import { WorkCard } from "./Work";

const askEvery = 400;
const runs = (one: Examination) => one.state === "waiting" || one.state === "working";

interface Examining {
  now: Examination | null;
  wrong: ApiError | null;
  begin: (seconds: number) => Promise<void>;
  stop: () => void;
}

function useExamining(path: string, onDone: () => void): Examining {
  const [now, setNow] = useState<Examination | null>(null);
  const [wrong, setWrong] = useState<ApiError | null>(null);
  const job = useRef("");
  useEffect(() => () => void (job.current = ""), []);
  const begin = async (seconds: number): Promise<void> => {
    setWrong(null);
    try {
      let one = await ask<Examination>("POST", path, { seconds });
      job.current = one.job;
      while (job.current && runs(one)) {
        setNow(one);
        await new Promise((done) => setTimeout(done, askEvery));
        one = await ask<Examination>("GET", `${path}/${one.job}`);
      }
      setNow(one);
      announce("talk", told(one.answer?.verdict.text));
      if (one.recorded?.type === "ack") onDone();
    } catch (error) {
      setWrong(error instanceof ApiError ? error : new ApiError(0, undefined, "?"));
    }
    job.current = "";
  };
  const stop = () => void fetch(`${path}/${job.current}`, { method: "DELETE" }).catch(() => undefined);
  return { now, wrong, begin, stop };
}

function Examine({ card, work, onDone }: Props & { work: ContestWork }): JSX.Element {
  const say = useWords();
  const { now, wrong, begin, stop } = useExamining(`/api/contests/${card.contest.id}/works/${work.id}/examination`, onDone);
  const busy = now !== null && runs(now);
  return (
    <div class="act-box" data-act="examine">
      <p>{say(work.examined ? "page.contest.examined" : "page.contest.not_examined")} <Articles ids={["RU:6.7.2#12"]} /></p>
      <div class="row-of-buttons"><button type="button" disabled={busy} class={work.examined ? "" : "primary"} onClick={() => void begin(20)}>{say("page.contest.examine", { n: work.id })}</button>
        {busy && <button type="button" onClick={stop}>{say("page.contest.stop")}</button>}</div>
      {busy && <p role="status">{say("page.contest.examining", { n: now.positions })}</p>}
      {wrong && <p class="notice bad" role="alert">{wrong.sentence()} <Articles ids={wrong.articles} /></p>}
      {now?.answer && <><p><strong>{told(now.answer.verdict.text)}</strong></p>
        <ul class="remarks">{now.answer.verdict.rulings.filter((one) => one.weight !== "note").map((one, i) => <li key={i} class={one.weight === "open" ? "" : "must"}><strong>{say(`page.composition.weight.${one.weight}` as Key)}.</strong> {told(one.text)} <Articles ids={one.articles} /></li>)}</ul></>}
      {now?.recorded && <Facts answer={now.recorded} />}
    </div>
  );
}

function Criteria({ work }: { work: ContestWork }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.contest.criteria")}</summary>
      <p class="quiet-text">{say("page.contest.criteria_help")}</p>
      <ul class="plain criteria">{work.criteria?.map((one, i) => <li key={i}><label class="check"><input type="checkbox" />{told(one.text)}</label> <Articles ids={one.articles} /></li>)}</ul>
    </details>
  );
}

// Whoever runs the contests writes down what a judge gave on paper, and says whose mark it is.
function Judge({ card, work }: { card: Props["card"]; work: ContestWork }): JSX.Element | null {
  const say = useWords();
  const panel = card.panel.filter((one) => one.role !== "secretary" && (one.section === 0 || one.section === work.section));
  if (!card.seat.runs) return null;
  return <label>{say("page.contest.judge")}<select name="by">{panel.map((one) => <option value={one.name} key={one.name}>{one.name}</option>)}</select></label>;
}

function Mark({ card, work, onDone }: Props & { work: ContestWork }): JSX.Element {
  const say = useWords();
  const own = work.marks?.find((one) => one.judge === card.seat.name);
  return (
    <DoBox card={card} act="give-mark" primary button={say("page.contest.mark", { n: work.id })} onDone={onDone}
      make={(given) => given("mark") ? { work: work.id, mark: Number(given("mark")), comment: given("comment"), ...(given("by") ? { by: given("by") } : {}), ...(given("deduction") ? { deduction: Number(given("deduction")) } : {}) } : null}>
      <Judge card={card} work={work} />
      <div class="pair-of-fields"><label>{say("page.contest.points_of_ten")}<input name="mark" type="number" min="0" max="10" step="0.25" required defaultValue={own?.mark.replace("½", ".5") ?? ""} /></label>
        <label>{say("page.contest.deduction")}<input name="deduction" type="number" min="0" max="10" step="0.25" /></label></div>
      <label>{say("page.contest.comment")}<textarea name="comment" rows={2} /></label>
    </DoBox>
  );
}

function Defect({ card, work, onDone }: Props & { work: ContestWork }): JSX.Element {
  const say = useWords();
  return (
    <details><summary>{say("page.contest.defect")}</summary>
      <DoBox card={card} act="state-defect" button={say("page.contest.defect")} onDone={onDone}
        make={(given) => given("article") ? { work: work.id, article: given("article"), reason: given("reason"), ...(given("by") ? { by: given("by") } : {}) } : null}>
        <Judge card={card} work={work} />
        <label>{say("page.contest.article")}<input name="article" required autocomplete="off" placeholder="RU:6.4.3#3" /></label>
        <label>{say("page.contest.reason")}<textarea name="reason" rows={2} /></label>
      </DoBox></details>
  );
}

export function Judging({ card, onDone }: Props): JSX.Element {
  const say = useWords();
  const mine = card.works.filter((work) => work.to_judge || (card.seat.keeps && !work.withdrawn));
  const marking = card.contest.phase === "entering";
  return (
    <section aria-labelledby="judging"><h2 id="judging">{say("page.contest.part.judging")}</h2>
      {card.contest.secrecy === "closed" && <p class="quiet-text">{say("page.contest.closed")}</p>}
      {!mine.length && <p class="quiet-text">{say("page.contest.nothing_to_judge")}</p>}
      {mine.map((work) => (
        <WorkCard work={work} level={3} key={work.id}>
          <Examine card={card} work={work} onDone={onDone} />
          <Criteria work={work} />
          {work.to_judge && marking && work.admitted && <Mark card={card} work={work} onDone={onDone} />}
          {work.to_judge && <Defect card={card} work={work} onDone={onDone} />}
        </WorkCard>))}
    </section>
  );
}
