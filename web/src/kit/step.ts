// Where one stands in a row of steps. Keys may come faster than the page is drawn: what a key does
// begins from `here`, which is never late; what is drawn uses `at`.
import { useRef, useState } from "preact/hooks";

export interface Step {
  at: number;
  here: { readonly current: number };
  stepTo: (to: number) => void;
}

export function useStep(first: number): Step {
  const [at, setAt] = useState(first);
  const here = useRef(first);
  const stepTo = (to: number): void => {
    here.current = to;
    setAt(to);
  };
  return { at, here, stepTo };
}
