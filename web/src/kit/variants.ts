// The boards of all variants, asked for once.
import { useEffect, useState } from "preact/hooks";
import type { Variant } from "../made/wire";
import { api } from "./api";

let asked: Promise<Variant[]> | undefined;

export function useVariants(): Map<string, Variant> {
  const [all, setAll] = useState<Map<string, Variant>>(new Map());
  useEffect(() => {
    asked ??= api.variants().then(({ variants }) => variants);
    asked.then((list) => setAll(new Map(list.map((one) => [one.name, one]))), () => void (asked = undefined));
  }, []);
  return all;
}
