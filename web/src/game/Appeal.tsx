// A protest or an appeal of the player, or of the captain for him; the book says to whom it goes, and
// refuses with its article what it does not know. Its grounds are read by whoever decides it.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../kit/parts";
import { useWords } from "../kit/words";

interface AppealProps {
  captain: boolean;
  onClose: () => void;
  onAppeal: (keys: Record<string, unknown>) => void;
}

const groundsMax = 4000; // letters

export function AppealDialog({ captain, onClose, onAppeal }: AppealProps): JSX.Element {
  const say = useWords();
  const [grounds, setGrounds] = useState("");
  function send(event: Event): void {
    event.preventDefault();
    onClose();
    onAppeal({ written: true, grounds: grounds.trim(), ...(captain ? { "by-captain": true } : {}) });
  }
  return (
    <Dialog title={say("page.appeal")} onClose={onClose}>
      <form onSubmit={send}>
        <p id="appeal-help">{say("page.appeal.help")}</p>
        <label>{say("page.appeal.grounds")}<textarea name="grounds" rows={5} required maxLength={groundsMax} aria-describedby="appeal-help" value={grounds}
          onInput={(event) => setGrounds(event.currentTarget.value)} /></label>
        <button class="primary">{say("page.appeal.send")}</button>
      </form>
    </Dialog>
  );
}
