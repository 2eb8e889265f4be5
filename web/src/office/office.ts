// The office of an event as it comes over the wire, and acts that go to it.
import { useEffect, useState } from "preact/hooks";
import type { EventAnswer, EventCard } from "../event/types";
import { ask, patiently, sendAct, type Act } from "../kit/api";
import { sayAny } from "../kit/words";
import type * as wire from "../made/wire";

interface Signature {
  by?: string;
  date?: string;
}

export interface Official {
  name: string;
  role: string;
  category?: number;
  sector?: { first_table?: number; last_table?: number };
  suspended?: boolean;
}

export interface Sanction {
  id: number;
  measure: string;
  breach: { offender?: string; what?: string; place?: string; round?: number; table?: number };
  by?: string;
  at?: string;
  count?: number;
  effect?: string;
  lifted?: boolean;
  entered?: boolean;
  articles?: string[];
}

export interface Protest {
  id: number;
  by: string;
  team?: string;
  against: string;
  decided_by?: string;
  at?: string;
  step?: string;
  upheld?: boolean;
  effect?: string;
  answer?: string;
  answered_by?: string;
  vote?: { voters?: string[]; in_favour?: number };
  entered?: boolean;
  final?: boolean;
  articles?: string[];
}

export interface Member {
  name: string;
  branch?: string;
  born?: string;
}

export interface Application {
  id: number;
  claim: { name: string; team?: string; region?: string };
  class?: string;
  verdict?: string;
  decided?: Signature;
  exception?: boolean;
  reason?: string;
}

// What a decision about a protest may ask of the tables.
export const effects = ["none", "correction", "loss", "loss-of-both", "absence", "exclusion"] as const;

export interface OfficeState {
  card?: { start?: string; end?: string; level?: string; group?: string };
  applications?: Application[];
  act?: { commission?: string[]; date?: string };
  committee?: { chairman: Member; members?: Member[]; reserves?: Member[] };
  regulations?: { clauses?: [string, { text: string; written?: Signature }][] | Record<string, { text: string; written?: Signature }>; approved?: Signature };
  officials?: Official[];
  captains?: { team: string; name: string; deputy?: string }[];
  sanctions?: Sanction[];
  protests?: Protest[];
}

export type Office = Omit<wire.Office, "state"> & { state: OfficeState };
export type { Act };

// The clock on the wall, as the office writes it.
export function wallClock(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T${two(now.getHours())}:${two(now.getMinutes())}`;
}

// A word of the office for people: word("role", "chief-arbiter").
export function word(kind: string, of: string): string {
  return sayAny([`office.${kind}.${of.replaceAll("-", "_")}`, `page.office.${kind}.${of}`], of);
}

// What stands in records as a word with a message of its own.
export function useOffice(event: EventCard): Office | null {
  const [office, setOffice] = useState<Office | null>(null);
  useEffect(() => {
    let ended = false;
    void patiently(() => ask<Office>("GET", `/api/events/${event.id}/office?at=${wallClock()}`), () => ended).then((one) => ended || setOffice(one), () => undefined);
    return () => void (ended = true);
  }, [event.id, event.office, event.last]);
  return office;
}

export function officeAct(event: string, act: Act): Promise<EventAnswer> {
  return sendAct<EventAnswer>(`/api/events/${event}/office/acts`, act);
}
