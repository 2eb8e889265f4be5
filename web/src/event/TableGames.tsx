// Refereed boards for the tables of the round, and a slip with a code for everybody.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { renderSVG } from "uqr";
import { ask, ApiError, may } from "../kit/api";
import { codeLink, isForHereOnly } from "../kit/arrival";
import { useWords } from "../kit/words";
import type { EventCard, EventSlip, Round } from "./types";

export function TableGames({ event, round, live }: { event: EventCard; round: Round; live: Set<string> }): JSX.Element {
  const say = useWords();
  const [slips, setSlips] = useState<EventSlip[]>([]);
  const [wrong, setWrong] = useState("");
  const ids = round.pairings.flatMap((one) => (one.games ?? []).map((game) => `${event.id}.${game.number}`));
  const opened = ids.filter((id) => live.has(id)).length;
  async function ask_(path: string, body: unknown): Promise<EventSlip[]> {
    setWrong("");
    try {
      return (await ask<{ codes?: EventSlip[] }>("POST", `/api/events/${event.id}/${path}`, body)).codes ?? [];
    } catch (error) {
      setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
      return [];
    }
  }
  return (
    <section class="slips" aria-labelledby="table-games"><h2 id="table-games">{say("page.tables.title")}</h2>
      <p class="quiet-text">{say("page.tables.count", { n: opened, all: ids.length })}</p>
      {wrong && <p class="notice bad" role="alert">{wrong}</p>}
      <div class="row-of-buttons no-print">
        {opened < ids.length && <button type="button" onClick={() => void ask_("games", { stage: round.stage, round: round.round })}>{say("page.tables.open", { n: round.round })}</button>}
        {may("issue-codes") && <button type="button" onClick={() => void ask_("codes", {}).then(setSlips)}>{say("page.tables.codes")}</button>}
        {slips.length > 0 && <button type="button" onClick={() => print()}>{say("page.print")}</button>}
      </div>
      {slips.length > 0 && <p class="no-print">{say("page.slips.once")}</p>}
      {slips.length > 0 && isForHereOnly() && <p class="notice no-print">{say("page.slips.local")}</p>}
      <div class="slip-row">{slips.map((slip) => (
        <article class="slip" key={slip.entry}><h3>{slip.name}{slip.role === "captain" && <> · {say("page.slips.captain")}</>}</h3>
          <img src={"data:image/svg+xml," + encodeURIComponent(renderSVG(codeLink(slip.code)))} width="128" height="128" alt={say("page.slips.picture")} />
          <p class="code" data-code={slip.entry}>{slip.code}</p><p class="quiet-text">{event.name}<br />{location.host}/join</p></article>))}</div>
    </section>
  );
}
