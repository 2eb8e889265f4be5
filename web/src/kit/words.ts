// What the pages say, in the reader's language; switching needs no reload. The texts are the
// catalogue data/lang/pages.tsv and parts of its neighbours.
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

export function say(key: Key, values: Values = {}, into: Language = language.value): string {
  return fill(words[key][languages.indexOf(into)] ?? "", values, into);
}

// The first that is known; the word itself when none is.
export function sayAny(keys: string[], otherwise: string): string {
  const key = keys.find(isKey);
  return key ? say(key as Key) : otherwise;
}

export function told(texts: Texts | undefined): string {
  return texts ? texts[language.value] : "";
}

// The time of day where the reader is; the record keeps it for everywhere.
export function timeOfDay(instant: string): string {
  return new Date(instant).toLocaleTimeString(language.value, { hourCycle: "h23", hour: "2-digit", minute: "2-digit", second: "2-digit" });
}

// In components: draws again when the language changes.
export function useWords(): typeof say {
  useCell(language);
  return say;
}
