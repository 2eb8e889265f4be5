// How the parts of an event are called.
import { sayAny, say } from "../kit/words";
import type { EventCard, StageCard } from "./types";

export function systemName(stage: StageCard): string {
  const { system = "round-robin", swiss = "" } = stage.settings;
  const name = sayAny([`page.system.${system}`], system);
  return swiss ? `${name}, ${sayAny([`page.swiss.${swiss}`], swiss)}` : name;
}

// FIDE's tie-breaks are called by their codes in columns; elsewhere their names stand beside them.
export function tieBreakName(code: string, title: string): string {
  const [base = "", ...cuts] = code.split("/");
  const name = code === title ? sayAny([`tiebreak.name.${base.split(":")[0]}`], "") : "";
  return name ? `${title} · ${[name, ...cuts.map((cut) => sayAny([`tiebreak.without.${cut}`], cut))].join(", ")}` : title;
}

export function stageName(event: EventCard | { stages: StageCard[] }, number: number): string {
  const stage = event.stages.find((one) => one.number === number);
  return stage?.settings.name || say("page.event.stage", { n: number });
}

export function entryName(event: EventCard, id: number): string {
  return event.entries.find((one) => one.id === id)?.name ?? String(id);
}
