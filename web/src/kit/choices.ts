// What a reader chooses once: theme, sound, vocabulary of squares, speech, how moves are made.
import { Cell } from "./cell";
import { keep, kept } from "./kept";

export const themes = ["auto", "light", "dark", "contrast"] as const;
export const vocabularies = ["plain", "literal", "nato", "anna"] as const;
export const boards = ["print", "wood", "blue", "grey"] as const;
export type Theme = (typeof themes)[number];
export type Vocabulary = (typeof vocabularies)[number];

function choice<T extends string>(name: string, known: readonly T[], first: T): Cell<T> {
  const found = known.find((one) => one === kept(name)) ?? first;
  const cell = new Cell<T>(found);
  cell.watch(() => keep(name, cell.value));
  return cell;
}

export const theme = choice("theme", themes, "auto");
export const boardColours = choice("board", boards, "print");
export const vocabulary = choice("vocabulary", vocabularies, "plain");
export const sound = choice("sound", ["on", "off"] as const, "on");
export const hand = choice("hand", ["at-once", "by-hand"] as const, "at-once");
export const clockTalk = choice("clock-talk", ["on", "off"] as const, "on");
export const captions = choice("captions", ["off", "on"] as const, "off");
export const brevity = choice("brevity", ["words", "short"] as const, "words");
export const speech = choice("speech", ["off", "on"] as const, "off");

function showTheme(): void {
  document.documentElement.dataset["theme"] = theme.value;
  document.documentElement.dataset["board"] = boardColours.value;
}
theme.watch(showTheme);
boardColours.watch(showTheme);
showTheme();
