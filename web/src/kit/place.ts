// The address of the page: links change it without loading anything.
import { Cell } from "./cell";

export const place = new Cell<string>(location.pathname + location.search);

export function go(to: string): void {
  history.pushState(null, "", to);
  place.set(location.pathname + location.search);
  scrollTo(0, 0);
}

addEventListener("popstate", () => place.set(location.pathname + location.search));

// A click on a link of this server, without a key that opens it elsewhere.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
