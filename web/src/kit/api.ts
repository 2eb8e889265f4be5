// Questions to the server. A refusal is an ApiError with the server's own sentence.
import type { Account, Article, ArticleShown, Error as WireError, Fact, Game, GameSummary, NewGame, NewGameMade, Rulebook, Session, Texts, Variant, Code, NewCode } from "../made/wire";
import { Cell } from "./cell";
import { say, told } from "./words";

export class ApiError extends Error {
  constructor(readonly status: number, readonly texts: Texts | undefined, name: string, readonly articles: string[] = [], readonly place = { line: 0, column: 0 }) {
    super(name);
  }

  // With line and column, where the server says them.
  located(): string {
    return this.place.line ? `${say("page.viewer.at", this.place)} ${this.sentence()}` : this.sentence();
  }

  sentence(): string {
    return told(this.texts) || this.message;
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
  });
  if (answer.status === 204) return undefined as T;
  const read: unknown = await answer.json();
  if (answer.ok) return read as T;
  const { error } = read as WireError;
  const at = { line: Number(error["line"] ?? 0), column: Number(error["column"] ?? 0) };
  throw new ApiError(answer.status, error.text, error.name, (error["articles"] as string[] | undefined) ?? [], at);
}

const pauses = [300, 1000, 2000, 4000]; // milliseconds before each further try; the last one stays

// A busy server and a lost line pass; anything else the server says is an answer.
export function passes(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status === 503;
}

export function pause(tries: number): Promise<void> {
  return new Promise((done) => setTimeout(done, pauses[Math.min(tries, pauses.length - 1)]));
}

// Asked again until the server answers, or until nobody waits for it any more.
export async function patiently<T>(question: () => Promise<T>, ended: () => boolean = () => false): Promise<T> {
  for (let tries = 0; ; ++tries) {
    try {
      return await question();
    } catch (error) {
      if (!passes(error) || ended()) throw error;
      await pause(tries);
    }
  }
}

export type Act = Record<string, unknown>;

const tries = 4; // of an act that gets no answer, some seconds in all

// An act under an id of its own: sent again when no answer came, it is still carried out once. Whether
// it was carried out is not known when no answer comes at all, and is told so.
export async function sendAct<T extends { type: string }>(path: string, act: Act): Promise<T> {
  const body = JSON.stringify({ id: crypto.getRandomValues(new Uint32Array(2)).join("-"), ...act });
  for (let count = 0; count < tries; ++count) {
    if (count > 0) await pause(count - 1);
    const sent = fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body, credentials: "same-origin" });
    const answer = await sent.then((one) => one.json() as Promise<T>).catch(() => null);
    if (answer) return answer;
  }
  return { type: "no-answer" } as T;
}

export const session = new Cell<Session | null>(null);

export async function loadSession(): Promise<void> {
  session.set(await ask<Session>("GET", "/api/session"));
}

// The answer may be lost on the way: with the same secret the same code lets the same window in again.
let secret = "";

function ownSecret(): string {
  const make = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    secret ||= sessionStorage.getItem("kodeks.secret") ?? make();
    sessionStorage.setItem("kodeks.secret", secret);
  } catch {
    secret ||= make(); // a private window keeps nothing; it holds until the page is closed
  }
  return secret;
}

export async function comeIn(code: string): Promise<Session> {
  const opened = await ask<Session>("POST", "/api/session", { code: code.trim(), secret: ownSecret() });
  session.set(opened);
  if (opened.account) await loadSession();
  return session.value ?? opened;
}

// Whoever comes in with the first code of his account is asked for a password.
export async function comeInByPassword(account: string, password: string): Promise<Session> {
  const opened = await ask<Session>("POST", "/api/session", { account, password });
  await loadSession();
  return session.value ?? opened;
}

export async function setPassword(old: string, password: string): Promise<void> {
  await ask<void>("POST", "/api/session/password", old ? { old, password } : { password });
  await loadSession();
}

export async function goOut(): Promise<void> {
  await ask<void>("DELETE", "/api/session");
  await loadSession();
}

export function may(right: string): boolean {
  return session.value?.may.includes(right) ?? false;
}

export const api = {
  rulebooks: () => patiently(() => ask<{ rulebooks: Rulebook[] }>("GET", "/api/rulebooks")),
  articles: (edition: string) =>
    ask<{ rulebook: Rulebook; articles: Article[]; total: number }>("GET", `/api/rulebooks/${edition}/articles?limit=1000`),
  search: (q: string, rulebook: string) =>
    ask<{ words: number; found: number; articles: Article[] }>(
      "GET", `/api/articles?q=${encodeURIComponent(q)}&limit=60${rulebook ? `&rulebook=${rulebook}` : ""}`),
  article: (id: string) => ask<ArticleShown>("GET", `/api/articles/${encodeURIComponent(id)}`),
  variants: () => ask<{ variants: Variant[] }>("GET", "/api/variants"),
  games: () => ask<{ games: GameSummary[] }>("GET", "/api/games"),
  game: (id: string) => ask<Game>("GET", `/api/games/${id}`),
  facts: (id: string, positions = false) =>
    ask<{ last: number; facts: Fact[] }>("GET", `/api/games/${id}/facts${positions ? "?positions=1" : ""}`),
  create: (game: NewGame) => ask<NewGameMade>("POST", "/api/games", game),
  accounts: () => ask<{ accounts: Account[] }>("GET", "/api/accounts"),
  closeAccount: (name: string) => ask<void>("DELETE", `/api/accounts/${encodeURIComponent(name)}`),
  code: (wanted: NewCode) => ask<Code>("POST", "/api/codes", wanted),
};
