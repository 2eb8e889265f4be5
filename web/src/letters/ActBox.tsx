// One act as a form. It is tried while it is written, so that the article of a refusal is there
// before anything is sent.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../kit/api";
import { Articles } from "../kit/parts";
import { capital, told, useWords, type Key } from "../kit/words";
import type { LetterAnswer, LetterCard } from "../made/wire";
import { ActForm } from "../office/ActForm";
import type { ActForm as Form, Field, Office } from "./acts";
import { letterAct, nameOf, word, type Act } from "./letters";

interface BoxProps {
  card: LetterCard;
  form: Form;
  game?: number; // the act is about this one
  onDone: () => void;
  minor?: boolean;
}

// The office in which whoever is here does it; nothing when he may not.
export function officeFor(card: LetterCard, form: Form): Office | "" {
  if (form.by.includes("player")) return card.seat.player ? "player" : "";
  return form.by.find((one) => (card.seat.offices as string[]).includes(one)) ?? "";
}

function valueOf(field: Field, given: (name: string) => string, all: FormData): unknown {
  const text = given(field.name);
  switch (field.kind) {
    case "check":
      return text === "on";
    case "checks":
      return all.getAll(field.name);
    case "articles":
      return text.split(/[\s,;]+/).filter(Boolean);
    case "number":
    case "game":
    case "case":
      return text ? Number(text) : undefined;
    default:
      return text || undefined;
  }
}

// null while something that has to be told is missing.
function actOf(form: Form, given: (name: string) => string, all: FormData): Act | null {
  const act: Act = { do: form.do };
  for (const field of form.fields) {
    const value = valueOf(field, given, all);
    const empty = value === undefined || (Array.isArray(value) && !value.length && field.kind === "articles");
    if (empty && !field.optional) return null;
    if (!empty) act[field.name] = value;
  }
  if (given("on")) act["on"] = given("on");
  return act;
}

export function ActBox({ card, form, game, onDone, minor }: BoxProps): JSX.Element | null {
  const say = useWords();
  const by = officeFor(card, form);
  const [done, setDone] = useState<LetterAnswer | null>(null);
  if (!by) return null;
  const offices = form.by.filter((one) => (card.seat.offices as string[]).includes(one));
  const send = async (act: Act): Promise<LetterAnswer> => {
    const answer = await letterAct(card.tourney.id, act);
    if (!act["try"]) setDone(answer.type === "ack" ? answer : null);
    if (!act["try"] && (answer.type === "ack" || answer.type === "stale")) onDone();
    return answer;
  };
  return (
    <div class="act-box">
      <ActForm minor={minor ?? true} button={say(`page.post.act.${form.do}` as Key)} send={send}
        make={(given, all) => {
          const act = actOf(form, given, all);
          return act && { ...act, ...(game ? { game } : {}), ...(by === "player" ? {} : { by: given("by") || by }), seen: card.last };
        }}>
        {form.fields.map((field) => <FieldOf key={field.name} field={field} card={card} mine={by === "player"} />)}
        <div class="pair-of-fields">
          {offices.length > 1 && <label>{say("page.post.field.by")}<select name="by">{offices.map((one) => <option value={one} key={one}>{capital(word("office", one))}</option>)}</select></label>}
          <label>{say("page.post.field.on")}<input name="on" type="date" defaultValue={card.seat.today} max={card.seat.today} required /></label>
        </div>
      </ActForm>
      {done && <Ruled answer={done} />}
    </div>
  );
}

// What was decided, with its articles.
export function Ruled({ answer }: { answer: LetterAnswer }): JSX.Element {
  const say = useWords();
  return (
    <div class="notice good" role="status">{say("page.post.done")}
      {(answer.rulings ?? []).length > 0 && <ul class="plain">{answer.rulings?.map((one, i) => <li key={i}>{told(one.text)} <Articles ids={one.articles} /></li>)}</ul>}
    </div>
  );
}

function FieldOf({ field, card, mine }: { field: Field; card: LetterCard; mine: boolean }): JSX.Element {
  const say = useWords();
  const label = say(`page.post.field.${field.name}` as Key);
  const need = !field.optional;
  switch (field.kind) {
    case "check":
      return <label class="check"><input type="checkbox" name={field.name} defaultChecked={field.name === "complete" || field.name === "registered"} />{label}</label>;
    case "checks":
      return <fieldset class="checks"><legend>{label}</legend>{field.words?.map((one) => <label class="check" key={one}><input type="checkbox" name={field.name} value={one} />{capital(word("material", one))}</label>)}</fieldset>;
    case "choice":
      return <label>{label}<select name={field.name}>{field.words?.map((one) => <option value={one} key={one}>{capital(one ? word(field.name === "verdict" || field.name === "evaluation" ? "verdict" : field.name, one) : "–")}</option>)}</select></label>;
    case "player":
      return <label>{label}<select name={field.name}>{card.players.map((one) => <option value={one.name} key={one.id}>{one.name}</option>)}</select></label>;
    case "game":
      return <label>{label}<select name={field.name}>{field.optional && <option value="">–</option>}
        {card.games.filter((one) => !mine || one.own).map((one) => <option value={one.id} key={one.id}>{one.id}. {nameOf(card, one.white)} – {nameOf(card, one.black)}</option>)}</select></label>;
    case "case":
      return <label>{label}<select name={field.name}>{card.cases.map((one) => <option value={one.id} key={one.id}>{one.id}. {nameOf(card, one.by)} · {one.sanction ? word("kind", one.sanction) : say("page.post.dispute")}</option>)}</select></label>;
    case "articles":
      return <ArticlesField name={field.name} label={label} edition={card.tourney.rulebook} need={need} />;
    case "long":
      return <label>{label}<textarea name={field.name} rows={3} required={need} /></label>;
    case "day":
      return <label>{label}<input name={field.name} type="date" required={need} /></label>;
    default:
      return <label>{label}<input name={field.name} required={need} autocomplete="off" /></label>;
  }
}

// Clauses by their ids; those about games by letter are offered.
function ArticlesField({ name, label, edition, need }: { name: string; label: string; edition: string; need: boolean }): JSX.Element {
  const say = useWords();
  const [known, setKnown] = useState<{ id: string; text: string }[]>([]);
  useEffect(() => {
    void api.articles(edition).then(({ articles }) => setKnown(articles.filter((one) => one.kind === "correspondence").map((one) => ({ id: one.id, text: told(one.text) }))), () => undefined);
  }, [edition]);
  const list = `${name}-clauses`;
  return (
    <label>{label}<input name={name} list={list} required={need} autocomplete="off" aria-describedby={`${name}-help`} />
      <span id={`${name}-help`} class="quiet-text">{say("page.post.clauses_help")}</span>
      <datalist id={list}>{known.map((one) => <option value={one.id} key={one.id}>{one.text.slice(0, 90)}</option>)}</datalist></label>
  );
}
