// Tournaments by letter as they come over the wire, and acts that go to them.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiError, ask } from "../kit/api";
import { sayAny } from "../kit/words";
import type { LetterAnswer, LetterCard, LetterGame, LetterPapers } from "../made/wire";

export type Act = Record<string, unknown>;

export interface Loaded<T> {
  value: T | null;
  missing: string; // why there is nothing
  reload: () => void;
}

// Asked again when somebody comes back to the page: letters take days, nobody has to wait for them.
function useLoaded<T>(path: string): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [missing, setMissing] = useState("");
  const reload = useCallback(() => {
    void ask<T>("GET", path).then((one) => {
      setValue(one);
      setMissing("");
    }, (error: unknown) => setMissing(error instanceof ApiError ? error.sentence() : "?"));
  }, [path]);
  useEffect(() => {
    reload();
    const back = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [reload]);
  return { value, missing, reload };
}

export const useTourney = (id: string) => useLoaded<LetterCard>(`/api/correspondence/${id}`);
export const useLetterGame = (id: string, game: number) => useLoaded<LetterGame>(`/api/correspondence/${id}/games/${game}`);

// `last` is what the page has seen: when something has happened they are asked for again.
export const useLetterPapers = (id: string, game: number, last: number) => useLoaded<LetterPapers>(`/api/correspondence/${id}/papers?game=${game}&seen=${last}`);

export async function letterAct(id: string, act: Act): Promise<LetterAnswer> {
  const answer = await fetch(`/api/correspondence/${id}/acts`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ id: crypto.getRandomValues(new Uint32Array(2)).join("-"), ...act }),
    credentials: "same-origin",
  }).catch(() => null);
  return answer ? ((await answer.json()) as LetterAnswer) : { type: "unavailable" };
}

export function nameOf(card: LetterCard, player: number | undefined): string {
  return card.players.find((one) => one.id === player)?.name ?? "";
}

// A word of the room for people: word("phase", "claimed").
export function word(kind: string, of: string): string {
  return sayAny([`byletter.${kind}.${of.replaceAll("-", "_")}`, `page.post.${kind}.${of}`], of);
}
