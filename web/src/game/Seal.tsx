// Sealing a move: the move stays on the player's paper. The server gets a mark of it made with a
// secret word that stands on the same paper; at the opening both together must make the same mark.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../kit/parts";
import { useWords } from "../kit/words";
import type { Act } from "./hand";
import { markOf, newSecret } from "./envelope";
import type { Shown } from "./live";

export function SealDialog({ shown, onClose, act }: { shown: Shown; onClose: () => void; act: Act }): JSX.Element {
  const say = useWords();
  const [move, setMove] = useState("");
  const [secret] = useState(newSecret);
  const [when, setWhen] = useState("");
  const [handed, setHanded] = useState(false);
  const names = { white: shown.settings.players.white.name, black: shown.settings.players.black.name };
  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const mark = markOf(move, secret);
    if (await act("seal", { sealed: mark, commitment: mark, resumption: when, ...names })) setHanded(true);
    else onClose();
  }
  if (handed) {
    return (
      <Dialog title={say("page.seal")} onClose={onClose}>
        <p>{say("page.seal.paper")}</p>
        <div class="slip"><p class="code">{move.trim()}</p><p class="code">{secret}</p><p class="quiet-text">{names.white} – {names.black}</p></div>
        <div class="row-of-buttons"><button type="button" onClick={() => print()}>{say("page.print")}</button>
          <button type="button" class="primary" onClick={() => { onClose(); void act("stop-clock"); }}>{say("page.seal.stop")}</button></div>
      </Dialog>
    );
  }
  return (
    <Dialog title={say("page.seal")} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <label>{say("page.seal.move")}<input name="sealed" value={move} required maxLength={60} autocomplete="off" onInput={(event) => setMove(event.currentTarget.value)} /></label>
        <label>{say("page.seal.when")}<input name="resumption" value={when} required maxLength={200} autocomplete="off" onInput={(event) => setWhen(event.currentTarget.value)} /></label>
        <p class="quiet-text">{say("page.seal.help")}</p>
        <button class="primary">{say("page.seal.close")}</button>
      </form>
    </Dialog>
  );
}

export function OpenEnvelope({ onClose, act }: { onClose: () => void; act: Act }): JSX.Element {
  const say = useWords();
  const [move, setMove] = useState("");
  const [secret, setSecret] = useState("");
  function send(event: Event): void {
    event.preventDefault();
    onClose();
    void act("open", { text: move.trim(), commitment: markOf(move, secret) });
  }
  return (
    <Dialog title={say("page.envelope.open")} onClose={onClose}>
      <form onSubmit={send}>
        <label>{say("page.seal.move")}<input value={move} required autocomplete="off" onInput={(event) => setMove(event.currentTarget.value)} /></label>
        <label>{say("page.seal.secret")}<input value={secret} required autocomplete="off" onInput={(event) => setSecret(event.currentTarget.value)} /></label>
        <button class="primary">{say("page.envelope.open")}</button>
      </form>
    </Dialog>
  );
}
