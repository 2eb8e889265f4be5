// Whether the server is there: always visible, and told once when it changes.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../kit/speak";
import { useWords } from "../kit/words";

export function useLineTold(state: string): void {
  const say = useWords();
  const [was, setWas] = useState("connecting");
  useEffect(() => {
    if (state === "lost" && was === "live") announce("talk", say("page.line.lost"));
    if (state === "live" && was === "lost") announce("talk", say("page.line.back"));
    setWas(state);
  }, [state]);
}

export function LineState({ state, waiting }: { state: string; waiting: number }): JSX.Element {
  const say = useWords();
  const text = state === "live" ? say("page.line.live") : state === "lost" ? say("page.line.lost") : say("page.line.connecting");
  return (
    <p class={`line ${state}`} data-line={state}>
      <span class="lamp" aria-hidden="true" />{text}{waiting > 0 && ` · ${say("page.line.waiting", { n: waiting })}`}
    </p>
  );
}
