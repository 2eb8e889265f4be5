// How the hands of a mechanical clock are set, so that the last control falls at six.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, ApiError } from "../kit/api";
import { Articles } from "../kit/parts";
import { announce } from "../kit/speak";
import { capital, say, useWords } from "../kit/words";
import type { Dial, Dials } from "../made/wire";

// The face of a clock; the text beside it says the same.
function Face({ minutes }: { minutes: number }): JSX.Element {
  const hand = (turn: number, length: number, width: number) => (
    <line x1="50" y1="50" x2={50 + length * Math.sin(turn * 2 * Math.PI)} y2={50 - length * Math.cos(turn * 2 * Math.PI)} stroke-width={width} />);
  return (
    <svg class="dial" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="46" />
      {[...Array(12).keys()].map((hour) => {
        const [sin, cos] = [Math.sin((hour / 6) * Math.PI), Math.cos((hour / 6) * Math.PI)];
        return <line key={hour} x1={50 + 42 * sin} y1={50 - 42 * cos} x2={50 + (hour % 3 ? 38 : 35) * sin} y2={50 - (hour % 3 ? 38 : 35) * cos} stroke-width="2" />;
      })}
      {hand(minutes / 720, 24, 4)}{hand((minutes % 60) / 60, 36, 2.5)}
    </svg>
  );
}

function sentence(dial: Dial): string {
  if (!dial.second_control) return say("page.dial.single", { control: dial.first_control });
  return say("page.dial.combined", { first: dial.first_control, forward: dial.forward_minutes, second: dial.second_control });
}

export function DialHelper(): JSX.Element {
  const say = useWords();
  const [first, setFirst] = useState("60");
  const [second, setSecond] = useState("");
  const [games, setGames] = useState("1");
  const [dials, setDials] = useState<Dials | null>(null);
  const [wrong, setWrong] = useState("");
  const books = ["ua2026", "pmr2018"];
  const [book, setBook] = useState("ua2026");
  useEffect(() => {
    const query = new URLSearchParams({ first: first || "0", games, rulebook: book, ...(second ? { second } : {}) });
    let ended = false;
    ask<Dials>("GET", `/api/tools/dial?${query}`).then(
      (answer) => {
        if (ended) return;
        setDials(answer);
        setWrong("");
        announce("talk", answer.settings.map((dial) => `${say("page.dial.start", { time: dial.start })} ${sentence(dial)}`).join(" "));
      },
      (error: unknown) => {
        if (ended) return;
        setDials(null);
        setWrong(error instanceof ApiError ? error.sentence() : say("page.line.lost"));
      });
    return () => void (ended = true);
  }, [first, second, games, book]);
  return (
    <>
      <p class="lead">{say("page.tools.dial.lead")}</p>
      <form class="form" onSubmit={(event) => event.preventDefault()}>
        <div class="pair-of-fields">
          <label>{say("page.dial.first")}<input name="first" type="number" min="1" max="360" value={first} onInput={(event) => setFirst(event.currentTarget.value)} /></label>
          <label>{say("page.dial.second")}<input name="second" type="number" min="1" max="60" value={second} onInput={(event) => setSecond(event.currentTarget.value)} /></label>
        </div>
        <label>{say("page.dial.games")}<select name="games" value={games} onChange={(event) => setGames(event.currentTarget.value)}>
          <option value="1">{capital(say("page.dial.one"))}</option><option value="2">{capital(say("page.dial.two"))}</option></select></label>
        <label>{say("page.new.rulebook")}<select name="rulebook" value={book} onChange={(event) => setBook(event.currentTarget.value)}>
          {books.map((one) => <option value={one} key={one}>{capital(say(`page.book.${one}` as never))}</option>)}</select></label>
      </form>
      {wrong && <p class="notice bad" role="alert">{wrong}</p>}
      {dials && <section><h2>{say("page.dial.answer")}</h2>
        <ul class="dials">{dials.settings.map((dial, i) => (
          <li key={i}>{dials.settings.length > 1 && <h3>{say("page.dial.game", { n: i + 1 })}</h3>}
            <Face minutes={dial.start_minutes} />
            <p><strong>{say("page.dial.start", { time: dial.start })}</strong><br />{sentence(dial)}</p></li>))}</ul>
        <p><Articles ids={dials.articles} /></p></section>}
    </>
  );
}
