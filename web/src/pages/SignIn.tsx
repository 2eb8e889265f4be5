// Coming in: by a code from a paper slip, or by an account and its password; and one's own password.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Session } from "../made/wire";
import { ApiError, comeIn, comeInByPassword, setPassword } from "../kit/api";
import { announce } from "../kit/speak";
import { useWords } from "../kit/words";

type Coming = { onIn: (who: Session) => void };

export function SignIn({ onIn, byPassword }: Coming & { byPassword?: boolean }): JSX.Element {
  return <><CodeForm onIn={onIn} /><PasswordForm onIn={onIn} open={byPassword} /></>;
}

function CodeForm({ onIn }: Coming): JSX.Element {
  const say = useWords();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState("");
  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    try {
      onIn(await comeIn(code));
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  return (
    <form class="join" onSubmit={(event) => void enter(event)}>
      <label for="code">{say("page.home.code")}</label>
      <input id="code" value={code} autocomplete="off" autocapitalize="characters" spellcheck={false} aria-describedby="code-help" aria-invalid={wrong ? "true" : "false"}
        onInput={(event) => setCode(event.currentTarget.value)} required />
      <p id="code-help" class={wrong ? "bad" : "quiet-text"} role={wrong ? "alert" : undefined}>{wrong || say("page.home.code_help")}</p>
      <button class="primary">{say("page.home.enter")}</button>
    </form>
  );
}

function PasswordForm({ onIn, open }: Coming & { open: boolean | undefined }): JSX.Element {
  const say = useWords();
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setWrong("");
    setBusy(true);
    try {
      onIn(await comeInByPassword(String(form.get("account") ?? "").trim(), String(form.get("password") ?? "")));
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    } finally {
      setBusy(false);
    }
  }
  return (
    <details class="by-password" open={open}><summary>{say("page.account.by_password")}</summary>
      <form class="form" onSubmit={(event) => void enter(event)}>
        <label>{say("page.account.account")}<input name="account" autocomplete="username" autocapitalize="none" spellcheck={false} required /></label>
        <label>{say("page.account.password")}<input name="password" type="password" autocomplete="current-password" required /></label>
        {wrong && <p class="bad" role="alert">{wrong}</p>}
        <button class="primary" disabled={busy}>{say("page.home.enter")}</button>
        <p class="quiet-text">{say("page.account.forgotten")}</p>
      </form>
    </details>
  );
}

// Whoever came in with the code of his account chooses a password; later he changes it knowing the old one.
export function OwnPassword({ who }: { who: Session }): JSX.Element {
  const say = useWords();
  const [wrong, setWrong] = useState("");
  const [done, setDone] = useState(false);
  const first = who.asks_old_password === false;
  async function keep(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    setWrong("");
    try {
      await setPassword(String(form.get("old") ?? ""), String(form.get("new") ?? ""));
      element.reset();
      setDone(true);
      announce("talk", say("page.account.set"));
    } catch (error) {
      setDone(false);
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
    }
  }
  return (
    <>{done && <p>{say("page.account.set")}</p>}
    <details class="own-password" open={first}><summary>{say(first ? "page.account.choose" : "page.account.change")}</summary>
      <form class="form" onSubmit={(event) => void keep(event)}>
        <label>{say("page.account.account")}<input name="account" autocomplete="username" value={who.account} readOnly /></label>
        {!first && <label>{say("page.account.old")}<input name="old" type="password" autocomplete="current-password" required /></label>}
        <label>{say("page.account.new")}<input name="new" type="password" autocomplete="new-password" minLength={12} required aria-describedby="password-help" /></label>
        <p id="password-help" class="quiet-text">{say("page.account.help")}</p>
        {wrong && <p class="bad" role="alert">{wrong}</p>}
        <button class="primary">{say("page.account.keep")}</button>
      </form>
    </details></>
  );
}
