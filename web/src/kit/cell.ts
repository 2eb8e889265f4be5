// A value that tells those who watch it when it changes, and the hook for components.
import { useEffect, useState } from "preact/hooks";

export class Cell<T> {
  private watchers = new Set<() => void>();

  constructor(private held: T) {}

  get value(): T {
    return this.held;
  }

  set(value: T): void {
    if (Object.is(value, this.held)) return;
    this.held = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useCell<T>(cell: Cell<T>): T {
  const [, again] = useState(0);
  useEffect(() => {
    again((n) => n + 1); // it may have changed between drawing and watching
    return cell.watch(() => again((n) => n + 1));
  }, [cell]);
  return cell.value;
}
