// What the pages say, in the reader's language; switching needs no reload. The texts are the
// catalogue data/lang/pages.tsv and parts of its neighbours.
import { useEffect } from "preact/hooks";
import { words } from "../made/words";
import type { Texts } from "../made/wire";
import { Cell, useCell } from "./cell";
import { kept, keep } from "./kept";

export type Language = "en" | "uk" | "ru";
export type Key = keyof typeof words;
export type Values = Record<string, string | number>;

export const languages: Language[] = ["en", "uk", "ru"];

function isLanguage(text: string): text is Language {
  return (languages as string[]).includes(text);
}

function firstLanguage(): Language {
  const chosen = kept("language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? "en";
}

export const language = new Cell<Language>(firstLanguage());

language.watch(() => keep("language", language.value));

// "{n|one:move|other:moves}" chooses by the plural rules of the language.
function fill(pattern: string, values: Values, into: Language): string {
  return pattern.replace(/\{([a-z_]+)((?:\|[a-z]+:[^|}]*)*)\}/g, (_, name: string, forms: string) => {
    const value = values[name] ?? "";
    if (!forms) return String(value);
    const known = new Map(forms.slice(1).split("|").map((one) => [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)]));
    const form = new Intl.PluralRules(into).select(Number(value));
    return known.get(form) ?? known.get("other") ?? known.get("many") ?? "";
  });
}

export function isKey(key: string): key is Key {
  return key in words;
}

// The books of chess call the same person by another word than those of draughts: «арбітр», «суддя». A
// text with ".chess" behind its key takes the place of the plain one while a game of chess is shown.
const chess = new Cell(false);

export function useFamily(family: string | undefined): void {
  useEffect(() => {
    chess.set(family === "chess");
    return () => chess.set(false);
  }, [family]);
}

export function say(key: Key, values: Values = {}, into: Language = language.value): string {
  const own = `${key}.chess`;
  const texts = words[chess.value && isKey(own) ? own : key];
  return fill(texts[languages.indexOf(into)] ?? "", values, into);
}

// The first that is known; the word itself when none is.
export function sayAny(keys: string[], otherwise: string): string {
  const key = keys.find(isKey);
  return key ? say(key as Key) : otherwise;
}

// Whatever a word is called, in every language and of both families: for what is typed.
export function everyWord(key: Key): string[] {
  return [key, `${key}.chess`].filter(isKey).flatMap((one) => [...words[one as Key]]);
}

// What can be chosen begins like a sentence, also where the same words stand inside one.
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language.value) + rest.join("");
}

export function told(texts: Texts | undefined): string {
  return texts ? texts[language.value] : "";
}

// The time of day where the reader is, with the day if it is not today's; the record keeps it for everywhere.
export function timeOfDay(instant: string): string {
  const then = new Date(instant);
  const time = then.toLocaleTimeString(language.value, { hourCycle: "h23", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  if (then.toDateString() === new Date().toDateString()) return time;
  return `${then.toLocaleDateString(language.value === "en" ? "en-GB" : language.value, { day: "numeric", month: "short" })} ${time}`;
}

// A day of the calendar, or a time on the wall of the venue, as the record keeps it: "2026-05-01",
// "2026-05-01T10:00". English in the order of Europe, like the rest of the pages.
export function shownTime(moment: string): string {
  const instant = new Date(`${moment}${moment.length > 10 ? "" : "T00:00"}Z`);
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(moment) || Number.isNaN(instant.getTime())) return moment.replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");
  const day: Intl.DateTimeFormatOptions = { timeZone: "UTC", year: "numeric", month: "short", day: "numeric" };
  const time: Intl.DateTimeFormatOptions = moment.length > 10 ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : {};
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { ...day, ...time }).format(instant);
}

// In components: draws again when the language changes.
export function useWords(): typeof say {
  useCell(language);
  useCell(chess);
  return say;
}
