// Coming in by the link of a slip or of the terminal. The code stands behind the hash, where no log
// sees it, and stays there until the server has answered: whoever loads the page again, or has no
// line yet, is still let in.
import { ApiError, comeIn } from "./api";
import type { Session } from "../made/wire";
import { Cell } from "./cell";

export type Arrival = { state: "none" | "coming" | "waiting" } | { state: "refused"; why: ApiError };

export const arrival = new Cell<Arrival>({ state: "none" });

const pauses = [300, 1000, 2000, 4000]; // milliseconds before each further try; the last one stays

// A busy server and a lost line pass; anything else the server says is an answer.
function passes(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status === 503;
}

function pause(tries: number): Promise<void> {
  return new Promise((done) => setTimeout(done, pauses[Math.min(tries, pauses.length - 1)]));
}

// Who it is, as soon as the server says so; nobody when the code is not good.
export async function arrive(code: string): Promise<Session | undefined> {
  arrival.set({ state: "coming" });
  for (let tries = 0; ; ++tries) {
    try {
      const who = await comeIn(code);
      arrival.set({ state: "none" });
      return who;
    } catch (error) {
      if (!passes(error)) {
        arrival.set({ state: "refused", why: error as ApiError });
        return undefined;
      }
      arrival.set({ state: "waiting" });
      await pause(tries);
    }
  }
}

// What the picture of a slip leads to.
export function codeLink(code: string): string {
  return `${location.origin}/join#code=${code}`;
}

export function codeOfLink(): string | undefined {
  return /^#code=([\w-]+)/.exec(location.hash)?.[1];
}

export function forgetLink(): void {
  history.replaceState(null, "", location.pathname + location.search);
}
