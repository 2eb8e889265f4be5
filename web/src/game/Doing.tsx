// What can be done now, always in the same place: answers, the clock, the line for typed moves,
// offer, claim, arbiter, resign, and after the end the signature.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Articles, Dialog } from "../kit/parts";
import { announce } from "../kit/speak";
import { sayAny, told, useWords } from "../kit/words";
import { session } from "../kit/api";
import { useCell } from "../kit/cell";
import { ClaimDialog } from "./Claim";
import { order } from "./commands";
import { AppealDialog } from "./Appeal";
import { dutyInWords } from "./duty";
import { useByHand, type Act } from "./hand";
import type { LiveGame, Shown, Side } from "./live";
import { Question } from "./Question";
import { OpenEnvelope, SealDialog } from "./Seal";
import { toSay } from "./spoken";

export interface Notice {
  text: string;
  articles: string[];
}

type Opened = "" | "claim" | "arbiter" | "resign" | "seal" | "open" | "appeal";

interface DoingProps {
  game: LiveGame;
  shown: Shown;
  own: Side | undefined;
  act: Act;
  notice: Notice | null;
  taking: number;
  onTurn: () => void;
}

function turnText(shown: Shown, own: Side | undefined, say: ReturnType<typeof useWords>): string {
  const { phase, turn } = shown.view;
  if (phase !== "playing") return sayAny([`page.phase.${phase}`], phase);
  if (own && turn === own) return [say("page.turn.own"), dutyInWords(shown)].filter(Boolean).join(". ");
  if (own) return say("page.turn.other");
  return say(turn === "white" ? "page.turn.white" : "page.turn.black");
}

export function Doing(props: DoingProps): JSX.Element {
  const say = useWords();
  const { shown, own, act } = props;
  const { view } = shown;
  const [open, setOpen] = useState<Opened>("");
  const finished = view.outcome !== undefined;
  const absent = own !== undefined && !view.present[own] && !finished && !shown.seat.endsWith("-assistant");
  const who = useCell(session);
  const captain = who?.role === "captain" && props.game.id.startsWith(`${who.event}.`);
  return (
    <section class="doing" aria-label={say("page.doing")}>
      <p class="turn">{turnText(shown, own, say)}</p>
      {props.notice && <p class="notice bad">{props.notice.text} <Articles ids={props.notice.articles} /></p>}
      {props.taking > 1 && <p class="notice">{say("page.board.taking", { n: props.taking })}</p>}
      <Answers shown={shown} own={own} act={act} />
      <NextSteps {...props} absent={absent} finished={finished} onOpen={setOpen} />
      {own && !absent && <CommandLine onLine={(line) => {
        const wish = order(line, shown);
        if (wish.kind === "act") return act(wish.word, wish.keys);
        if (wish.kind === "say") announce("talk", wish.text);
        else setOpen(wish.what);
        return wish.kind === "say" ? wish.text : "";
      }} />}
      {own && !finished && view.phase === "playing" && <PlayerButtons shown={shown} act={act} onOpen={setOpen} />}
      <div class="row-of-buttons"><button type="button" class="quiet" onClick={props.onTurn}>{say("page.turn_board")}</button>
        {((own && !absent && view.acts.includes("appeal")) || captain) && <button type="button" class="quiet" onClick={() => setOpen("appeal")}>{say("page.appeal")}</button>}
        {shown.moves.length > 0 && (finished || !own) && <a href={`/review/${props.game.id}`}>{say("page.review")}</a>}
        {(shown.seat === "arbiter" || shown.seat === "chief-arbiter") && !finished && <a href={`/desk?board=${props.game.id}`}>{say("page.incident.report")}</a>}</div>
      <Dialogs open={open} onClose={() => setOpen("")} shown={shown} own={own} act={act} captain={captain} />
    </section>
  );
}

function Answers({ shown, own, act }: { shown: Shown; own: Side | undefined; act: Act }): JSX.Element {
  const say = useWords();
  const { view } = shown;
  return (
    <>
      {view.offer && !view.outcome && <div class="notice">{say("page.offer.by", { side: say(view.offer === "white" ? "page.white" : "page.black") })}
        {own && view.offer !== own && <div class="row-of-buttons">
          <button type="button" onClick={() => void act("accept-draw")}>{say("page.offer.accept")}</button>
          <button type="button" onClick={() => void act("decline-draw")}>{say("page.offer.decline")}</button></div>}</div>}
      {view.arbiter_is_asked && own && <p class="notice">{say("page.arbiter.asked")}</p>}
      {view.question && <Question question={view.question} onDecide={(keys) => void act("decide", keys)} />}
      {view.outcome && <p class="notice outcome"><strong>{told(view.outcome.text)}</strong></p>}
    </>
  );
}

// The one thing to do next, if there is one.
function NextSteps(props: DoingProps & { absent: boolean; finished: boolean; onOpen: (what: Opened) => void }): JSX.Element {
  const say = useWords();
  const { shown, own, act, absent } = props;
  const { view } = shown;
  const byHand = useByHand(shown);
  const can = (word: string) => view.acts.includes(word);
  const words = own ? toSay(shown) : null;
  const made = shown.moves[shown.moves.length - 1];
  const unpressed = view.partial !== undefined || (made !== undefined && !made.completed && made.side === own && !view.outcome);
  const next = (word: string, text: string, keys: Record<string, unknown> = {}) =>
    <button type="button" class="primary" onClick={() => void act(word, keys)}>{text}</button>;
  const arbiter = shown.seat === "arbiter" || shown.seat === "chief-arbiter";
  return (
    <div class="row-of-buttons">
      {absent && can("arrive") && <button type="button" class="primary" onClick={() => { scrollTo(0, 0); void act("arrive", { side: own }); }}>{say("page.arrive")}</button>}
      {can("begin") && (view.phase === "scheduled" || view.phase === "waiting") && next("begin", say("page.begin"))}
      {can("resume") && (view.phase === "stopped" || (arbiter && view.phase === "adjourned")) && !view.question && next("resume", say("page.resume"))}
      {words && <button type="button" class={words.repeats ? "" : "primary"} onClick={() => void act("announce", { move: words.move })}>
        {say(words.repeats ? "page.announce.repeat" : "page.announce", { move: words.words })}</button>}
      {own && unpressed && <button type="button" class={words && !words.repeats ? "" : "primary"} onClick={() => void act("press")}>{say("page.press")}</button>}
      {own && byHand && view.turn === own && view.phase === "playing" && can("adjust") &&
        <button type="button" onClick={() => void act("adjust")}>{say("page.adjust")}</button>}
      {own && view.phase === "sealing" && view.turn === own && can("seal") &&
        <button type="button" class="primary" onClick={() => props.onOpen("seal")}>{say("page.seal")}</button>}
      {arbiter && (view.phase === "resuming" || view.phase === "adjourned") && can("open") &&
        <button type="button" onClick={() => props.onOpen("open")}>{say("page.envelope.open")}</button>}
      {own && props.finished && can("sign") && view.phase === "finished" && next("sign", say("page.sign"))}
    </div>
  );
}

function PlayerButtons({ shown, act, onOpen }: { shown: Shown; act: Act; onOpen: (what: Opened) => void }): JSX.Element {
  const say = useWords();
  const can = (word: string) => shown.view.acts.includes(word);
  return (
    <div class="actions">
      <button type="button" disabled={!can("offer-draw")} onClick={() => void act("offer-draw")}>{say("page.offer")}</button>
      <button type="button" disabled={!can("claim")} onClick={() => onOpen("claim")}>{say("page.claim")}</button>
      <button type="button" disabled={!can("stop-clock")} onClick={() => onOpen("arbiter")}>{say("page.arbiter")}</button>
      <ResignButton able={can("resign")} onYes={() => void act("resign")} />
    </div>
  );
}

const regret = 6000; // milliseconds in which the second press counts

// Two presses on the same spot: the first only asks. A double click is one press; leaving the
// button, Escape and waiting take it back.
function ResignButton({ able, onYes }: { able: boolean; onYes: () => void }): JSX.Element {
  const say = useWords();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), regret);
    return () => clearTimeout(timer);
  }, [asked]);
  function press(event: MouseEvent): void {
    if (event.detail > 1) return;
    setAsked(!asked);
    if (asked) onYes();
    else announce("talk", say("page.resign.again"));
  }
  return (
    <button type="button" disabled={!able} class={asked && able ? "sure" : ""} onClick={press} onBlur={() => setAsked(false)}
      onKeyDown={(event) => event.key === "Escape" && setAsked(false)}>{say(asked && able ? "page.resign.yes" : "page.resign")}</button>
  );
}

function Dialogs(props: { open: Opened; onClose: () => void; shown: Shown; own: Side | undefined; act: Act; captain: boolean }): JSX.Element | null {
  const { open, onClose, shown, act } = props;
  switch (open) {
    case "claim":
      return <ClaimDialog family={shown.settings.board.family} gain={shown.settings.claim_gain_ms ?? 0} onClose={onClose} onClaim={(word, keys) => void act(word, keys)} />;
    case "arbiter":
    case "resign":
      return <Sure what={open} onClose={onClose} onYes={() => void act(open === "arbiter" ? "stop-clock" : "resign")} />;
    case "seal":
      return <SealDialog shown={shown} onClose={onClose} act={act} />;
    case "appeal":
      return <AppealDialog captain={props.captain} onClose={onClose} onAppeal={(keys) => void act("appeal", keys)} />;
    case "open":
      return <OpenEnvelope onClose={onClose} act={act} />;
    default:
      return null;
  }
}

function Sure({ what, onClose, onYes }: { what: "arbiter" | "resign"; onClose: () => void; onYes: () => void }): JSX.Element {
  const say = useWords();
  return (
    <Dialog title={say(what === "arbiter" ? "page.arbiter" : "page.resign")} onClose={onClose}>
      <p>{say(what === "arbiter" ? "page.arbiter.sure" : "page.resign.sure")}</p>
      <button type="button" class="primary" onClick={() => { onClose(); onYes(); }}>
        {say(what === "arbiter" ? "page.arbiter.yes" : "page.resign.yes")}</button>
    </Dialog>
  );
}

// What was not carried out stands there again, marked: it can be mended, or typed over.
function CommandLine({ onLine }: { onLine: (line: string) => string | Promise<boolean> }): JSX.Element {
  const say = useWords();
  const [line, setLine] = useState("");
  const [answer, setAnswer] = useState("");
  const field = useRef<HTMLInputElement>(null);
  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!line.trim()) return;
    const said = onLine(line);
    setLine("");
    setAnswer(typeof said === "string" ? said : "");
    if (typeof said === "string" || (await said) || field.current?.value) return;
    setLine(line);
    requestAnimationFrame(() => document.activeElement === field.current && field.current?.select());
  }
  return (
    <form class="command" onSubmit={(event) => void send(event)}>
      <label for="command">{say("page.command")}</label>
      <input id="command" ref={field} value={line} autocomplete="off" autocapitalize="off" spellcheck={false} onInput={(event) => setLine(event.currentTarget.value)} />
      {answer && <p class="quiet-text">{answer}</p>}
    </form>
  );
}
