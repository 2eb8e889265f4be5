// The school for arbiters: what happened is shown, the reader rules, the book answers. The lessons are
// replays of the test scripts (web/school.mjs); the wrong answers are rulings of the same book in
// other situations.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { piecesIn } from "../board/fen";
import { ask, patiently } from "../kit/api";
import { articleLabel, Articles, useTitle } from "../kit/parts";
import { announce } from "../kit/speak";
import { useVariants } from "../kit/variants";
import { capital, sayAny, told, useWords } from "../kit/words";
import type { Texts } from "../made/wire";

interface Lesson {
  id: string;
  rulebook: string;
  variant: string;
  board: string;
  clocks: { white: string; black: string };
  story: { at: string; text: Texts }[];
  rulings: { articles: string[]; text: Texts }[];
}

const choices = 4;

// The same lesson always has the same answers in the same order.
function answersOf(lessons: Lesson[], at: number): Texts[] {
  const right = lessons[at]?.rulings[0]?.text;
  if (!right) return [];
  const others: Texts[] = [];
  for (let i = 1; i < lessons.length && others.length < choices - 1; i++) {
    const text = lessons[(at + i) % lessons.length]?.rulings[0]?.text;
    if (text && text.en !== right.en && !others.some((one) => one.en === text.en)) others.push(text);
  }
  others.splice((at * 5 + 1) % (others.length + 1), 0, right);
  return others;
}

export function School(): JSX.Element {
  const say = useWords();
  useTitle(say("page.school"));
  const [books, setBooks] = useState<Record<string, number>>({});
  const [book, setBook] = useState("fide2023");
  const [lessons, setLessons] = useState<Lesson[]>([]);
  const [at, setAt] = useState(0);
  const [score, setScore] = useState({ right: 0, given: 0 });
  useEffect(() => void patiently(() => ask<Record<string, number>>("GET", "/school/index.json")).then(setBooks, () => undefined), []);
  useEffect(() => {
    let left = false;
    setLessons([]);
    void patiently(() => ask<Lesson[]>("GET", `/school/${book}.json`), () => left).then((all) => left || setLessons(all), () => undefined);
    return () => void (left = true);
  }, [book]);
  const lesson = lessons[at % Math.max(1, lessons.length)];
  return (
    <main id="main" class="school"><h1>{say("page.school")}</h1>
      <p class="lead">{say("page.school.lead")}</p>
      <div class="form"><label>{say("page.new.rulebook")}<select value={book} onChange={(event) => { setBook(event.currentTarget.value); setAt(0); }}>
        {Object.keys(books).map((one) => <option value={one} key={one}>{capital(sayAny([`page.book.${one}`], one))}</option>)}</select></label></div>
      {lesson && <>
        <p class="quiet-text">{say("page.school.count", { n: (at % lessons.length) + 1, all: lessons.length })} · {say("page.school.score", score)}</p>
        <Situation key={lesson.id} moved={at > 0} lesson={lesson} answers={answersOf(lessons, at % lessons.length)} onNext={() => setAt(at + 1)}
          onGiven={(right) => setScore({ right: score.right + (right ? 1 : 0), given: score.given + 1 })} /></>}
    </main>
  );
}

function Situation(props: { moved: boolean; lesson: Lesson; answers: Texts[]; onGiven: (right: boolean) => void; onNext: () => void }): JSX.Element {
  const say = useWords();
  const { lesson, answers } = props;
  const variants = useVariants();
  const [given, setGiven] = useState<Texts | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const board = variants.get(lesson.variant)?.board;
  const right = lesson.rulings[0]?.text.en;
  useEffect(() => {
    if (props.moved) heading.current?.focus();
  }, [lesson.id]);
  function give(answer: Texts): void {
    if (given) return;
    setGiven(answer);
    props.onGiven(answer.en === right);
    const first = lesson.rulings[0];
    const { number } = articleLabel(first?.articles[0] ?? "");
    announce("verdict", `${say(answer.en === right ? "page.school.right" : "page.school.wrong")} ${told(first?.text)} ${number}`);
  }
  return (
    <div class="table">
      <div class="play">{board && <Board board={board} pieces={piecesIn(board, lesson.board)} turned={false} label={say("page.board.label")} />}</div>
      <div class="beside">
        <h2 ref={heading} tabIndex={-1}>{say("page.school.happened")}</h2>
        <p class="quiet-text">{capital(sayAny([`page.variant.${lesson.variant}`], lesson.variant))} · {say("page.white")} {lesson.clocks.white} · {say("page.black")} {lesson.clocks.black}</p>
        <ol class="story">{lesson.story.map((one, i) => <li key={i}>{told(one.text)}</li>)}</ol>
        <h2>{say("page.school.question")}</h2>
        <div class="answers">{answers.map((answer) => (
          <button type="button" key={answer.en} disabled={given !== null} aria-pressed={given === answer} class={given && answer.en === right ? "right" : ""}
            onClick={() => give(answer)}>{told(answer)}{given && answer.en === right ? " ✓" : given === answer ? " ✗" : ""}</button>))}</div>
        {given && <div class="notice"><strong>{say(given.en === right ? "page.school.right" : "page.school.wrong")}</strong>
          {lesson.rulings.map((one, i) => <p key={i}>{told(one.text)} <Articles ids={one.articles} /></p>)}
          <div class="row-of-buttons"><button type="button" class="primary" onClick={props.onNext}>{say("page.school.next")}</button></div></div>}
      </div>
    </div>
  );
}
