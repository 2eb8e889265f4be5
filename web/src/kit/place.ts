// The address of the page: links change it without loading anything. Some pages have a second address
// that is easier to say; it leads to the first.
import { Cell } from "./cell";

const alsoCalled: [RegExp, string][] = [
  [/^\/g\/([^/?#]+)\/review\/?$/, "/review/$1"],
  [/^\/rules\/([A-Za-z0-9-]+)\/([^/?]+)\/?$/, "/rules?article=$1:$2"],
];

function here(): string {
  const [name, address] = alsoCalled.find(([one]) => one.test(location.pathname)) ?? [];
  if (name && address !== undefined) history.replaceState(null, "", location.pathname.replace(name, address));
  return location.pathname + location.search;
}

export const place = new Cell<string>(here());

export function go(to: string): void {
  history.pushState(null, "", to);
  place.set(here());
  scrollTo(0, 0);
  const part = location.hash && document.getElementById(location.hash.slice(1));
  if (part) part.scrollIntoView();
}

addEventListener("popstate", () => place.set(here()));

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
