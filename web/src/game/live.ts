// One game as this seat may see it. It resumes with the last number after a lost connection, and an
// act that got no answer is sent again under the same id, which the server carries out once.
import type { Act, Answer, Fact, Facts, Hello, PlayedMove, Settings, View } from "../made/wire";
import { api } from "../kit/api";
import { Cell } from "../kit/cell";
import { Line } from "../kit/link";

export type Seat = Hello["seat"];
export type Side = "white" | "black";

export interface Shown {
  seat: Seat;
  settings: Settings;
  view: View;
  seenAt: number; // performance.now() when the view came
  moves: PlayedMove[];
  facts: Fact[];
  last: number;
}

interface Pending {
  act: Act;
  sentAt: number;
  answer: (answer: Answer) => void;
}

const sendAgainAfter = 2500;

export class LiveGame {
  readonly shown = new Cell<Shown | null>(null);
  readonly waiting = new Cell<number>(0);
  readonly line: Line;
  onFacts: (facts: Fact[], before: Shown, now: Shown) => void = () => {};
  private pending = new Map<string, Pending>();
  private readonly run = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private count = 0;
  private readonly timer: number;

  constructor(readonly id: string) {
    this.line = new Line(() => this.path(), (message) => this.hear(message));
    this.timer = setInterval(() => this.sendWaiting(), 500) as unknown as number;
  }

  end(): void {
    clearInterval(this.timer);
    this.line.end();
  }

  act(word: string, keys: Record<string, unknown> = {}): Promise<Answer> {
    this.count += 1;
    const act: Act = { id: `${this.run}-${this.count}`, do: word, ...keys };
    return new Promise((answer) => {
      this.pending.set(act.id, { act, sentAt: this.line.send(act) ? performance.now() : 0, answer });
      this.waiting.set(this.pending.size);
    });
  }

  private path(): string {
    const last = this.shown.value?.last;
    return `/api/games/${this.id}/live${last === undefined ? "" : `?after=${last}`}`;
  }

  private sendWaiting(): void {
    for (const one of this.pending.values()) {
      if (performance.now() - one.sentAt < sendAgainAfter && one.sentAt > 0) continue;
      if (this.line.send(one.act)) one.sentAt = performance.now();
    }
  }

  private hear(message: unknown): void {
    const { type } = message as { type: string };
    if (type === "hello") this.hello(message as Hello);
    else if (type === "facts") this.facts(message as Facts);
    else this.answered(message as Answer);
  }

  private hello(hello: Hello): void {
    const before = this.shown.value;
    for (const one of this.pending.values()) one.sentAt = 0; // the old line may have lost them
    if (before && hello.facts) {
      this.facts({ type: "facts", game: hello.game, last: hello.last, facts: hello.facts, view: hello.view });
      return;
    }
    const { seat, settings, view, moves = [], facts = [], last } = hello;
    this.shown.set({ seat, settings, view, seenAt: performance.now(), moves, facts, last });
    void this.learnPast();
  }

  // What happened before this page was opened belongs to the record, not to the ear.
  private async learnPast(): Promise<void> {
    const past = await api.facts(this.id).catch(() => null);
    const now = this.shown.value;
    if (!past || !now) return;
    const known = new Set(now.facts.map((fact) => fact.seq));
    const facts = [...past.facts.filter((fact) => !known.has(fact.seq)), ...now.facts];
    this.shown.set({ ...now, facts: facts.sort((a, b) => a.seq - b.seq) });
  }

  private facts(news: Facts): void {
    const before = this.shown.value;
    if (!before) return;
    const fresh = news.facts.filter((fact) => fact.seq > before.last);
    const now: Shown = {
      ...before,
      view: news.view,
      seenAt: performance.now(),
      moves: movesAfter(before.moves, fresh),
      facts: [...before.facts, ...fresh],
      last: Math.max(before.last, news.last),
    };
    this.shown.set(now);
    if (fresh.length) this.onFacts(fresh, before, now);
  }

  private answered(answer: Answer): void {
    const one = answer.id === undefined ? undefined : this.pending.get(answer.id);
    if (!one) return;
    if (answer.type === "busy") {
      one.sentAt = performance.now(); // again a little later
      return;
    }
    this.pending.delete(one.act.id);
    this.waiting.set(this.pending.size);
    one.answer(answer);
  }
}

function movesAfter(moves: PlayedMove[], facts: Fact[]): PlayedMove[] {
  let now = moves;
  for (const { event, move } of facts) {
    if (event.type === "move-made" && move) {
      const made = { side: event["side"] as Side, text: move, exact: String(event["move"]), legal: event["legal"] === true, completed: false };
      const last = now[now.length - 1];
      // A displacement that is not completed yet may still be changed by the same hand.
      now = last && !last.completed && last.side === made.side ? [...now.slice(0, -1), made] : [...now, made];
    } else if (event.type === "move-completed") {
      now = now.map((one, i) => (i === now.length - 1 ? { ...one, completed: true } : one));
    } else if (event.type === "taken-back") {
      now = now.slice(0, Number(event["ply"]));
    }
  }
  return now;
}
