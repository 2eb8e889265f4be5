// Events as they come over the wire; of settings and persons only what the pages show.
import type * as wire from "../made/wire";

export type { Crosstable, EventSummary, Explanation, Place, Round, Standings, Term } from "../made/wire";
export type EventAnswer = Omit<wire.EventAnswer, "type"> & { type: wire.EventAnswer["type"] | "no-answer" };
export type PairingShown = wire.Pairing;
export type GameAtTable = wire.TableGame;
export type EventSlip = wire.Slips["codes"][number];

export interface StageSettings {
  name?: string;
  system?: string;
  swiss?: string;
  rounds?: number;
  cycles?: number;
  games?: number;
  boards?: number;
  from?: { stage?: number };
}

interface Person {
  federation?: string;
  region?: string;
  club?: string;
  title?: string;
  ratings?: { list?: string; value: number }[];
}

export type StageCard = Omit<wire.StageCard, "settings"> & { settings: StageSettings };
export type Stage = Omit<wire.Stage, "settings"> & { settings: StageSettings };
export type Entry = Omit<wire.Entry, "person"> & { person: Person; is_team?: boolean; team?: number; board?: number };
export type EventFact = Omit<wire.EventFact, "event"> & { event: { type: string; [key: string]: unknown }; text?: wire.Texts };
export type EventCard = Omit<wire.EventCard, "settings" | "entries" | "stages"> & {
  settings: { scale?: { win?: number }; games?: { terms?: { name: string; value: string }[] } };
  entries: Entry[];
  stages: StageCard[];
};
