// Coming in with the code of a paper slip, typed or scanned: the link of the picture leads here.
import type { JSX } from "preact";
import { arrival } from "../kit/arrival";
import { useCell } from "../kit/cell";
import { useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { useWords } from "../kit/words";
import { Present, seatOf } from "./Home";
import { SignIn } from "./SignIn";

// What became of the code behind the link; in the form below another one can be typed.
export function ByLink(): JSX.Element | null {
  const say = useWords();
  const at = useCell(arrival);
  if (at.state === "none") return null;
  if (at.state === "refused") return <p class="notice bad" role="alert">{at.why.sentence()}</p>;
  return <p class="notice" role="status">{say(at.state === "coming" ? "page.home.coming" : "page.home.waiting")}</p>;
}

export function Join(): JSX.Element {
  const say = useWords();
  useTitle(say("page.home.enter"));
  return (
    <main id="main" class="home">
      <h1>{say("page.join.title")}</h1>
      <p>{say("page.join.help")}</p>
      <ByLink />
      <Present otherwise={say("page.join.other")} />
      <SignIn onIn={(one) => go(seatOf(one))} />
    </main>
  );
}
