// The boards of all variants, asked for once.
import { useEffect, useState } from "preact/hooks";
import type { Variant } from "../made/wire";
import { api, patiently } from "./api";

let asked: Promise<Variant[]> | undefined;

export function useVariants(): Map<string, Variant> {
  const [all, setAll] = useState<Map<string, Variant>>(new Map());
  useEffect(() => {
    asked ??= patiently(api.variants).then(({ variants }) => variants);
    void asked.then((list) => setAll(new Map(list.map((one) => [one.name, one]))), () => void (asked = undefined));
  }, []);
  return all;
}
