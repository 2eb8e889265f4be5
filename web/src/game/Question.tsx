// The open question to the arbiter with the answers the book allows.
import type { JSX } from "preact";
import type { Question as Asked } from "../made/wire";
import { told, useWords } from "../kit/words";

export function Question({ question, onDecide }: { question: Asked; onDecide: (keys: Record<string, unknown>) => void }): JSX.Element {
  const say = useWords();
  return (
    <fieldset class="notice question">
      <legend>{say("page.question")}</legend>
      <p>{told(question.text)}</p>
      <div class="row-of-buttons">
        {question.options.map((option, i) => <button type="button" key={option.name} onClick={() => onDecide({ option: i + 1 })}>{told(option.text)}</button>)}
      </div>
    </fieldset>
  );
}
