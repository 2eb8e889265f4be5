// One event as it stands now: its card, and a number that grows with every fact. Tables are asked
// for again when the number has grown.
import { useEffect, useState } from "preact/hooks";
import { ask, ApiError, patiently, sendAct, type Act } from "../kit/api";
import { Line, type LineState } from "../kit/link";
import type { EventAnswer, EventCard, EventSummary } from "./types";

export interface LiveEvent {
  card: EventCard | null;
  last: number;
  state: LineState;
  missing: boolean;
}

export function useEvent(id: string): LiveEvent {
  const [shown, setShown] = useState<LiveEvent>({ card: null, last: 0, state: "connecting", missing: false });
  useEffect(() => {
    let ended = false;
    const look = () =>
      void ask<{ event: EventCard }>("GET", `/api/events/${id}`).then(
        ({ event }) => ended || setShown((old) => ({ ...old, card: event, last: event.last })),
        (error) => ended || (error instanceof ApiError && error.status === 404 && setShown((old) => ({ ...old, missing: true }))));
    const line = new Line(() => `/api/events/${id}/live`, look);
    const stop = line.state.watch(() => setShown((old) => ({ ...old, state: line.state.value })));
    look();
    return () => {
      ended = true;
      stop();
      line.end();
    };
  }, [id]);
  return shown;
}

// A table of the event; null until it is there.
export function useTable<T>(event: EventCard, path: string, last: number): T | null {
  const [table, setTable] = useState<{ path: string; table: T } | null>(null);
  useEffect(() => {
    let ended = false;
    if (path) void patiently(() => ask<T>("GET", `/api/events/${event.id}/${path}`), () => ended).then((one) => ended || setTable({ path, table: one }), () => undefined);
    return () => void (ended = true);
  }, [event.id, path, last]);
  return table?.path === path ? table.table : null;
}

export function useEvents(): EventSummary[] | null {
  const [events, setEvents] = useState<EventSummary[] | null>(null);
  useEffect(() => {
    let ended = false;
    void patiently(() => ask<{ events: EventSummary[] }>("GET", "/api/events"), () => ended).then((all) => ended || setEvents(all.events), () => undefined);
    return () => void (ended = true);
  }, []);
  return events;
}

// An act at the desk; a refusal is an answer, not a fault. The same id is the same act.
export function eventAct(event: string, act: Act): Promise<EventAnswer> {
  return sendAct<EventAnswer>(`/api/events/${event}/acts`, act);
}

export function undo(event: string, reason: string, seen: number): Promise<EventAnswer> {
  return sendAct<EventAnswer>(`/api/events/${event}/undo`, { reason, seen });
}
