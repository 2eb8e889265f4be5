// Events as they come over the wire.
import type { Texts } from "../made/wire";

export interface StageCard {
  number: number;
  settings: StageSettings;
  members: number;
  rounds: number;
  lots_drawn: boolean;
  round_complete: boolean;
}

export interface StageSettings {
  name?: string;
  system?: string;
  swiss?: string;
  rounds?: number;
  cycles?: number;
  games?: number;
  boards?: number;
  tie_breaks?: string[];
  tie_break_articles?: string[];
  [key: string]: unknown;
}

export interface EventSummary {
  id: string;
  last: number;
  name: string;
  rulebook: string;
  year: number;
  character: string;
  variant: string;
  entries: number;
  stages: StageCard[];
}

export interface Entry {
  id: number;
  name: string;
  person: { name: string; federation?: string; region?: string; club?: string; title?: string; ratings?: { list: string; value: number }[] };
  is_team?: boolean;
  team?: number;
  board?: number;
}

export interface EventCard extends Omit<EventSummary, "entries"> {
  settings: { name?: string; games?: { variant?: string; terms?: { name: string; value: string }[] }; [key: string]: unknown };
  entries: Entry[];
}

export interface SideShown {
  entry: number;
  name: string;
}

export interface GameAtTable {
  number: number;
  game: number;
  white: SideShown;
  black: SideShown;
  status: "open" | "finished" | "adjourned" | "annulled";
  result: string;
}

export interface PairingShown {
  table: number;
  first: SideShown;
  second?: SideShown;
  free?: boolean;
  complete?: boolean;
  first_points?: string;
  second_points?: string;
  games?: GameAtTable[];
}

export interface Round {
  event: string;
  stage: number;
  round: number;
  complete: boolean;
  pairings: PairingShown[];
  absent: number[];
  half_byes: number[];
}

export interface Stage extends Omit<StageCard, "members" | "rounds"> {
  members: { entry: number; number?: number; left?: boolean }[];
  rounds: Round[];
  lots?: { commitment: string; seed: string; salt: string };
}

export interface TieBreak {
  code: string;
  article: string;
  title: Texts;
}

export interface StandingLine {
  entry: number;
  name: string;
  place: string;
  games: number;
  points: string;
  values: string[];
  number?: number;
  decided_by?: number;
}

export interface Standings {
  tie_breaks: TieBreak[];
  lines: StandingLine[];
  without_place: SideShown[];
}

export interface Term {
  round: number;
  opponent?: number;
  name?: string;
  score: string;
  factor: string;
  cut: boolean;
  why?: Texts;
}

export interface Place extends Omit<StandingLine, "values"> {
  values: (TieBreak & { value: string; decided: boolean; terms: Term[] })[];
}

export interface Crosstable {
  columns: "participants" | "rounds";
  rows: { entry: number; name: string; place: string; points: string; cells: string[] }[];
}

export interface Explanation {
  system?: string;
  brackets?: { heading: Texts; lines: Texts[] }[];
  pairs?: { white?: number; black?: number; free?: number; reasons: { text: Texts; articles: string[] }[] }[];
  note?: Texts;
}

export interface EventFact {
  seq: number;
  time: string;
  by: string;
  event: { type: string; [key: string]: unknown };
  text?: Texts;
}

export interface EventAnswer {
  type: string;
  status: number;
  why?: { name: string; articles?: string[]; text?: Texts };
  facts?: { type: string; [key: string]: unknown }[];
}

export interface EventSlip {
  entry: number;
  name: string;
  code: string;
}
