// Accounts, for those who may make them: a name, a role, and a first code with which its owner
// comes in once and chooses a password.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Account, Code, NewCode } from "../made/wire";
import { api, ApiError, may } from "../kit/api";
import { capital, sayAny, useWords } from "../kit/words";

const appointed = ["chief-arbiter", "deputy", "secretary", "arbiter", "appeals"] as const;
const others = ["captain", "press"] as const;

export function Accounts(): JSX.Element {
  const say = useWords();
  const [accounts, setAccounts] = useState<Account[]>([]);
  const [code, setCode] = useState<Code | null>(null);
  const [wrong, setWrong] = useState("");
  const roles = [...(may("appoint") ? appointed : []), ...others];
  const load = () => void api.accounts().then(({ accounts }) => setAccounts(accounts)).catch(() => undefined);
  useEffect(load, []);
  async function tried(work: () => Promise<void>): Promise<boolean> {
    setWrong("");
    try {
      await work();
      return true;
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
      return false;
    } finally {
      load();
    }
  }
  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    if (await tried(async () => setCode(await api.code({ account: text("account"), name: text("person"), role: text("role") as NewCode["role"] })))) element.reset();
  }
  const renew = ({ account, name, role, boards, event, entry }: Account) =>
    tried(async () => setCode(await api.code({ account, name, role, boards, ...(event ? { event, entry: entry ?? 0 } : {}), renews: true })));
  const close = (one: Account) => tried(() => api.closeAccount(one.account ?? ""));
  return (
    <section class="accounts" aria-labelledby="accounts"><h2 id="accounts">{say("page.account.all")}</h2>
      <p class="quiet-text">{say("page.account.what")}</p>
      {code && <FirstCode code={code} />}
      {wrong && <p class="bad" role="alert">{wrong}</p>}
      {accounts.length === 0 && <p class="quiet-text">{say("page.account.none")}</p>}
      {accounts.length > 0 && <div class="wide"><table>
        <thead><tr><th scope="col">{say("page.account.account")}</th><th scope="col">{say("page.account.person")}</th><th scope="col">{say("page.account.role")}</th>
          <th scope="col">{say("page.account.password")}</th><th scope="col">{say("page.account.acts")}</th></tr></thead>
        <tbody>{accounts.map((one) => (
          <tr key={one.account}><th scope="row">{one.account}</th><td>{one.name}</td><td>{sayAny([`page.role.${one.role}`], one.role)}</td>
            <td>{say(one.has_password ? "page.account.is_set" : "page.account.not_set")}</td>
            <td><button type="button" class="small" onClick={() => void renew(one)} aria-label={say("page.account.renew_of", { account: one.account })}>{say("page.account.renew")}</button>
              <button type="button" class="small" onClick={() => void close(one)} aria-label={say("page.account.close_of", { account: one.account })}>{say("page.account.close")}</button></td></tr>))}</tbody>
      </table></div>}
      <form class="form" onSubmit={(event) => void make(event)}>
        <label>{say("page.account.account")}<input name="account" autocomplete="off" autocapitalize="none" spellcheck={false} required /></label>
        <label>{say("page.account.person")}<input name="person" autocomplete="off" required /></label>
        <label>{say("page.account.role")}<select name="role">{roles.map((role) => <option value={role} key={role}>{capital(sayAny([`page.role.${role}`], role))}</option>)}</select></label>
        <button class="primary">{say("page.account.make")}</button>
      </form>
    </section>
  );
}

function FirstCode({ code }: { code: Code }): JSX.Element {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [code.code]);
  return (
    <article class="slip"><h3 ref={heading} tabIndex={-1}>{code.name} · {code.account}</h3>
      <p class="code" data-account-code={code.account}>{code.code}</p>
      <p class="quiet-text">{say("page.account.code_once")}</p></article>
  );
}
