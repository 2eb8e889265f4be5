// Tables that are sorted by a press on a heading; which way is told to the ear and seen.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { language } from "./words";

export interface Sorting {
  by: string; // empty: the order in which the rows came
  down: boolean;
  press: (by: string) => void;
}

// One press sorts, the next turns it round, the third gives the first order back.
export function useSorting(): Sorting {
  const [{ by, down }, set] = useState({ by: "", down: false });
  const press = (name: string) => set(name !== by ? { by: name, down: false } : down ? { by: "", down: false } : { by, down: true });
  return { by, down, press };
}

export type Values<T> = Record<string, (row: T) => string | number>;

export function sorted<T>(rows: T[], { by, down }: Sorting, values: Values<T>): T[] {
  const value = values[by];
  if (!value) return rows;
  const order = (a: T, b: T): number => {
    const [x, y] = [value(a), value(b)];
    return typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y), language.value);
  };
  return [...rows].sort((a, b) => (down ? order(b, a) : order(a, b)));
}

export function SortHeader({ sorting, by, num, more = "", children }: { sorting: Sorting; by: string; num?: boolean; more?: string; children: string }): JSX.Element {
  const own = sorting.by === by;
  return (
    <th scope="col" class={num ? "num" : more} aria-sort={own ? (sorting.down ? "descending" : "ascending") : "none"}>
      <button type="button" class="sort" onClick={() => sorting.press(by)}>{children}<span aria-hidden="true">{own ? (sorting.down ? " ▾" : " ▴") : ""}</span></button></th>
  );
}
