// Who may come in here and who is in: accounts with passwords, and the sessions that are open.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ask, ApiError, may, session } from "../kit/api";
import { useCell } from "../kit/cell";
import { useLoaded } from "../kit/loaded";
import { useTitle } from "../kit/parts";
import { capital, sayAny, useWords } from "../kit/words";
import type { SessionShown } from "../made/wire";
import { Accounts } from "./Accounts";

function Sessions(): JSX.Element {
  const say = useWords();
  const { value, missing, reload } = useLoaded<{ sessions: SessionShown[] }>("/api/sessions");
  const [wrong, setWrong] = useState("");
  async function end(id: string): Promise<void> {
    setWrong("");
    await ask<void>("DELETE", `/api/sessions/${id}`).catch((error: unknown) => setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost")));
    reload();
  }
  return (
    <section aria-labelledby="sessions"><h2 id="sessions">{say("page.sessions")}</h2>
      <p class="quiet-text">{say("page.sessions.what")}</p>
      {(wrong || missing) && <p class="bad" role="alert">{wrong || missing}</p>}
      {value && <div class="wide"><table>
        <thead><tr><th scope="col">{say("page.account.person")}</th><th scope="col">{say("page.account.role")}</th><th scope="col">{say("page.sessions.where")}</th><th scope="col">{say("page.account.acts")}</th></tr></thead>
        <tbody>{value.sessions.map((one) => (
          <tr key={one.id}><th scope="row">{one.name || "–"}</th><td>{capital(sayAny([`page.role.${one.role}`], one.role))}</td>
            <td>{one.account || one.game || one.boards.join(", ") || one.event || "–"}</td>
            <td><button type="button" class="small" aria-label={say("page.sessions.end_of", { name: one.name })} onClick={() => void end(one.id)}>{say("page.sessions.end")}</button></td></tr>))}</tbody>
      </table></div>}
    </section>
  );
}

export function Admin(): JSX.Element {
  const say = useWords();
  useTitle(say("page.admin"));
  useCell(session);
  if (!may("keep-accounts") && !may("end-sessions")) {
    return <main id="main"><h1>{say("page.admin")}</h1><p>{say("page.admin.closed")} <a href="/join">{say("page.home.enter")}</a></p></main>;
  }
  return (
    <main id="main" class="desk"><h1>{say("page.admin")}</h1>
      {may("keep-accounts") && <Accounts />}
      {may("end-sessions") && <Sessions />}
    </main>
  );
}
