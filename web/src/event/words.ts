// How the parts of an event are called.
import { sayAny, say } from "../kit/words";
import type { EventCard, StageCard } from "./types";

export function systemName(stage: StageCard): string {
  const { system = "round-robin", swiss = "" } = stage.settings;
  const name = sayAny([`page.system.${system}`], system);
  return swiss ? `${name}, ${sayAny([`page.swiss.${swiss}`], swiss)}` : name;
}

export function stageName(event: EventCard | { stages: StageCard[] }, number: number): string {
  const stage = event.stages.find((one) => one.number === number);
  return stage?.settings.name || say("page.event.stage", { n: number });
}

export function entryName(event: EventCard, id: number): string {
  return event.entries.find((one) => one.id === id)?.name ?? String(id);
}
