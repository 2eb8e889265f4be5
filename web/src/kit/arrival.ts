// Coming in by the link of a slip or of the terminal. The code stands behind the hash, where no log
// sees it, and stays there until the server has answered: whoever loads the page again, or has no
// line yet, is still let in.
import { comeIn, passes, pause, type ApiError } from "./api";
import type { Session } from "../made/wire";
import { Cell } from "./cell";

export type Arrival = { state: "none" | "coming" | "waiting" } | { state: "refused"; why: ApiError };

export const arrival = new Cell<Arrival>({ state: "none" });

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

// Whether nobody but this computer can follow it.
export function isForHereOnly(): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
}

export function codeOfLink(): string | undefined {
  return /^#code=([\w-]+)/.exec(location.hash)?.[1];
}

export function forgetLink(): void {
  history.replaceState(null, "", location.pathname + location.search);
}
