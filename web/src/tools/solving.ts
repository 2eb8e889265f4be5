// A composition at the solver of the server: begun, asked about until it is over, stopped. Whoever
// leaves the page stops it too.
import { useEffect, useRef, useState } from "preact/hooks";
import { ask, ApiError } from "../kit/api";
import { announce } from "../kit/speak";
import { say, told } from "../kit/words";
import type { CompositionStudy } from "../made/wire";

const askEvery = 400;

export interface Wrong {
  text: string;
  articles: string[];
}

export interface Solving {
  study: CompositionStudy | null;
  wrong: Wrong | null;
  busy: boolean;
  begin: (composition: Record<string, unknown>, seconds: number) => void;
  stop: () => void;
  clear: () => void;
}

const path = (job: string) => `/api/tools/composition/${job}`;
const runs = (study: CompositionStudy) => study.state === "waiting" || study.state === "working";

export function summaryOf({ answer }: CompositionStudy): string {
  if (!answer) return say("page.composition.stopped_early");
  return [say(`page.composition.answer.${answer.answer}`), told(answer.verdict?.text)].filter(Boolean).join(" ");
}

export function useSolving(): Solving {
  const [study, setStudy] = useState<CompositionStudy | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef({ number: 0, job: "" });

  function stop(): void {
    const { job } = running.current;
    if (job) void fetch(path(job), { method: "DELETE", keepalive: true }).catch(() => undefined);
  }
  function leave(): void {
    stop();
    running.current = { number: running.current.number + 1, job: "" };
  }
  function clear(): void {
    leave();
    setStudy(null);
    setWrong(null);
    setBusy(false);
  }
  async function follow(number: number, first: CompositionStudy): Promise<void> {
    let now = first;
    while (number === running.current.number) {
      setStudy(now);
      if (!runs(now)) break;
      await new Promise((done) => setTimeout(done, askEvery));
      if (number === running.current.number) now = await ask<CompositionStudy>("GET", path(now.job));
    }
    if (number !== running.current.number) return;
    announce("talk", summaryOf(now));
  }
  async function solve(composition: Record<string, unknown>, seconds: number): Promise<void> {
    const number = (running.current.number += 1);
    setWrong(null);
    setStudy(null);
    setBusy(true);
    try {
      const begun = await ask<CompositionStudy>("POST", "/api/tools/composition", { composition, seconds });
      running.current.job = begun.job;
      announce("talk", say("page.composition.begun"));
      await follow(number, begun);
    } catch (error) {
      if (number !== running.current.number) return;
      const refused = error instanceof ApiError;
      const text = refused ? error.sentence() : say("page.line.lost");
      setStudy(null);
      setWrong({ text, articles: refused ? error.articles : [] });
      announce("verdict", text);
    }
    if (number !== running.current.number) return;
    running.current.job = "";
    setBusy(false);
  }
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return { study, wrong, busy, begin: (composition, seconds) => void solve(composition, seconds), stop, clear };
}
