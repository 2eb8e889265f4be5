// A claim asks for what the book asks: the ground and, if a move is still to be made, that move in
// writing. All grounds are always offered; which of them holds is never hinted at.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../kit/parts";
import { capital, sayAny, useWords } from "../kit/words";
import { timeInWords } from "./clock";

const chess = ["threefold", "fifty_moves"];
const draughts = ["threefold", "three_kings_against_king", "three_against_king_on_road", "two_against_king", "king_against_king", "few_against_king", "only_kings_moved"];

export function ClaimDialog(props: { family: string; gain: number; onClose: () => void; onClaim: (word: string, keys: Record<string, unknown>) => void }): JSX.Element {
  const say = useWords();
  const [ground, setGround] = useState("threefold");
  const [written, setWritten] = useState("");
  const [square, setSquare] = useState("");
  const rules = props.family === "chess" ? chess : draughts;
  function send(event: Event): void {
    event.preventDefault();
    const other = ground === "flag" || ground === "illegal-move";
    if (ground === "touched") props.onClaim("touch-claim", { square: square.trim() });
    else props.onClaim("claim", { ...(other ? { kind: ground } : { rule: ground }), ...(written.trim() && !other ? { written: written.trim() } : {}) });
    props.onClose();
  }
  return (
    <Dialog title={say("page.claim.title")} onClose={props.onClose}>
      <form onSubmit={send}>
        <label>{say("page.claim.ground")}
          <select value={ground} onChange={(event) => setGround(event.currentTarget.value)}>
            {rules.map((rule) => <option value={rule} key={rule}>{capital(sayAny([`draw.${rule}`], rule))}</option>)}
            <option value="flag">{capital(say("page.claim.flag"))}</option>
            <option value="illegal-move">{capital(say("page.claim.illegal"))}</option>
            <option value="touched">{capital(say("page.claim.touched"))}</option>
          </select>
        </label>
        {ground === "touched"
          ? <label>{say("page.claim.square")}<input name="square" required maxLength={3} value={square} autocomplete="off" autocapitalize="off" onInput={(event) => setSquare(event.currentTarget.value)} /></label>
          : <label>{say("page.claim.written")}<input value={written} autocomplete="off" onInput={(event) => setWritten(event.currentTarget.value)} /></label>}
        <p class="quiet-text">{props.gain > 0 ? say("page.claim.gain", { time: timeInWords(props.gain) }) : say("page.claim.cost")}</p>
        <button class="primary">{say("page.claim.send")}</button>
      </form>
    </Dialog>
  );
}
