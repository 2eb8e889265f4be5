// Contests of compositions as they come over the wire, acts that go to them, and words of the room.
import { sendAct, type Act } from "../kit/api";
import { useLoaded } from "../kit/loaded";
import { sayAny } from "../kit/words";
import type { ContestAnswer, ContestCard } from "../made/wire";

export const useContest = (id: string) => useLoaded<ContestCard>(`/api/contests/${id}`);

export const contestAct = (id: string, act: Act): Promise<ContestAnswer> => sendAct<ContestAnswer>(`/api/contests/${id}/acts`, act);

// A word of the room for people: word("phase", "final-award").
export function word(kind: string, of: string): string {
  return sayAny([`contest.${kind}.${of.replaceAll("-", "_")}`, `page.contest.${kind}.${of}`], of);
}

export interface Props {
  card: ContestCard;
  onDone: () => void;
}

export const published = (card: ContestCard): boolean => card.contest.phase === "preliminary" || card.contest.phase === "final-award";

// What is sent in: the texts of a composition's file, which the composer's desk writes too.
export function diagramOf(text: string): Act | null {
  try {
    const file = JSON.parse(text) as { variant: string; genre: string; task: string | { lock: { men?: number; kings?: number } }; fen: string; lines?: string[] };
    const lock = typeof file.task === "object" ? file.task.lock : null;
    return { variant: file.variant, genre: file.genre, aim: lock ? "lock" : file.task, ...(lock ? { men: lock.men ?? 0, kings: lock.kings ?? 0 } : {}), fen: file.fen, lines: file.lines ?? [] };
  } catch {
    return null;
  }
}
