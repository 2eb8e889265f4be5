// What the browser keeps for this reader; where it keeps nothing, everything still works.
export function kept(name: string): string {
  try {
    return localStorage.getItem("kodeks." + name) ?? "";
  } catch {
    return "";
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem("kodeks." + name, value);
  } catch {
    // Private windows refuse; the choice then holds until the page is closed.
  }
}
