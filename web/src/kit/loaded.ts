// What the server has, asked again when something was done or somebody comes back to the page; and
// acts that go to a stream whose people have days and not seconds.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiError, ask } from "./api";

export interface Loaded<T> {
  value: T | null;
  missing: string; // why there is nothing
  reload: () => void;
}

// Asked again when somebody comes back to the page: nobody has to wait for what takes days.
export function useLoaded<T>(path: string): Loaded<T> {
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

export type Act = Record<string, unknown>;

export async function sendAct<T extends { type: string }>(path: string, act: Act): Promise<T> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ id: crypto.getRandomValues(new Uint32Array(2)).join("-"), ...act }),
    credentials: "same-origin",
  }).catch(() => null);
  return answer ? ((await answer.json()) as T) : ({ type: "unavailable" } as T);
}
