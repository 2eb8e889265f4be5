// What the server has, asked again when something was done or somebody comes back to the page: for
// streams whose people have days and not seconds.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiError, ask, patiently } from "./api";

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
    void patiently(() => ask<T>("GET", path)).then((one) => {
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
