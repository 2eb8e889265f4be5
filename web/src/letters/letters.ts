// Tournaments by letter as they come over the wire, and acts that go to them.
import { sendAct, type Act } from "../kit/api";
import { useLoaded } from "../kit/loaded";
import { sayAny } from "../kit/words";
import type { LetterAnswer, LetterCard, LetterGame, LetterPapers } from "../made/wire";

export type { Act };

export const useTourney = (id: string) => useLoaded<LetterCard>(`/api/correspondence/${id}`);
export const useLetterGame = (id: string, game: number) => useLoaded<LetterGame>(`/api/correspondence/${id}/games/${game}`);

// `last` is what the page has seen: when something has happened they are asked for again.
export const useLetterPapers = (id: string, game: number, last: number) => useLoaded<LetterPapers>(`/api/correspondence/${id}/papers?game=${game}&seen=${last}`);

export const letterAct = (id: string, act: Act): Promise<LetterAnswer> => sendAct<LetterAnswer>(`/api/correspondence/${id}/acts`, act);

export function nameOf(card: LetterCard, player: number | undefined): string {
  return card.players.find((one) => one.id === player)?.name ?? "";
}

// A word of the room for people: word("phase", "claimed").
export function word(kind: string, of: string): string {
  return sayAny([`byletter.${kind}.${of.replaceAll("-", "_")}`, `page.post.${kind}.${of}`], of);
}
