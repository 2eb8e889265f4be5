// A protest or an appeal of the player, or of the captain for him; the book says to whom it goes, and
// refuses with its article what it does not know. What it is about is handed in on paper.
import type { JSX } from "preact";
import { Dialog } from "../kit/parts";
import { useWords } from "../kit/words";

interface AppealProps {
  captain: boolean;
  onClose: () => void;
  onAppeal: (keys: Record<string, unknown>) => void;
}

export function AppealDialog({ captain, onClose, onAppeal }: AppealProps): JSX.Element {
  const say = useWords();
  function send(event: Event): void {
    event.preventDefault();
    onClose();
    onAppeal({ written: true, ...(captain ? { "by-captain": true } : {}) });
  }
  return (
    <Dialog title={say("page.appeal")} onClose={onClose}>
      <form onSubmit={send}>
        <p>{say("page.appeal.help")}</p>
        <button class="primary">{say("page.appeal.send")}</button>
      </form>
    </Dialog>
  );
}
