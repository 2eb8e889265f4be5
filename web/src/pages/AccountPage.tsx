// Who I am here, what that lets me do, my password, and going out.
import type { JSX } from "preact";
import { goOut, may, session } from "../kit/api";
import { useCell } from "../kit/cell";
import { useTitle } from "../kit/parts";
import { go } from "../kit/place";
import { capital, sayAny, useWords } from "../kit/words";
import { placeOf } from "./Home";
import { OwnPassword, SignIn } from "./SignIn";

export function AccountPage(): JSX.Element {
  const say = useWords();
  useTitle(say("page.account.title"));
  const who = useCell(session);
  if (!who || who.role === "spectator") {
    return (
      <main id="main" class="home"><h1>{say("page.account.title")}</h1>
        <p>{say("page.account.nobody")}</p>
        <SignIn byPassword onIn={() => go("/account")} />
      </main>
    );
  }
  const row = (title: string, value: string | undefined) => value ? <div><dt>{title}</dt><dd>{value}</dd></div> : null;
  return (
    <main id="main" class="home"><h1>{say("page.account.title")}</h1>
      <dl class="terms-list">
        {row(say("page.account.person"), who.name)}
        {row(say("page.account.role"), capital(sayAny([`page.role.${who.role}`], who.role)))}
        {row(say("page.account.account"), who.account)}
        {row(say("page.account.boards"), who.boards.join(", "))}
      </dl>
      {who.account ? <OwnPassword who={who} /> : <p class="quiet-text">{say("page.account.by_slip")}</p>}
      <div class="row-of-buttons">
        {placeOf(who) !== "/" && <a class="button primary" href={placeOf(who)}>{say("page.home.seat")}</a>}
        {may("keep-accounts") && <a class="button" href="/admin">{say("page.admin")}</a>}
        <button type="button" class="quiet" onClick={() => void goOut()}>{say("page.home.out")}</button>
      </div>
    </main>
  );
}
