// Why an act was not carried out, in words: for everything that is sent to the server.
import type { JSX } from "preact";
import type { Texts } from "../made/wire";
import { Articles } from "./parts";
import { say, told, useWords } from "./words";

export interface Answered {
  type: string;
  why?: { name?: string; text?: Texts; articles?: string[] };
}

// Empty when it was carried out.
export function refusalOf(answer: Answered): string {
  if (answer.type === "ack") return "";
  if (answer.type === "superseded") return say("page.say.superseded");
  if (answer.type === "stale") return told(answer.why?.text) || say("page.say.stale");
  if (answer.type === "no-answer") return say("page.say.no_answer");
  if (answer.type === "unavailable") return say("page.say.unavailable");
  return say("page.say.refused", { why: told(answer.why?.text) || answer.why?.name || answer.type });
}

export function Refused({ answer }: { answer: Answered }): JSX.Element {
  useWords();
  return <p class="notice bad" role="alert">{refusalOf(answer)} <Articles ids={answer.why?.articles ?? []} /></p>;
}
