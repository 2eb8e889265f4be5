// A WebSocket that comes back. While the line is quiet it asks the server whether it is there, since
// a browser does not notice a dead line by itself; then clocks on the page must not run on.
import { Cell } from "./cell";

export type LineState = "connecting" | "live" | "lost";

const askEvery = 5000;
const answerWithin = 4000;
const openWithin = 8000; // a try that hangs longer is given up for the next one
const waits = [500, 1000, 2000, 3500];

export class Line {
  readonly state = new Cell<LineState>("connecting");
  private socket: WebSocket | undefined;
  private tries = 0;
  private ended = false;
  private asking: number;
  private again: number | undefined;
  private readonly offline = () => this.lose();
  private readonly online = () => this.open();
  private readonly shown = () => void (document.hidden || this.ask());

  constructor(private readonly path: () => string, private readonly hear: (message: unknown) => void) {
    this.open();
    this.asking = setInterval(() => void this.ask(), askEvery) as unknown as number;
    addEventListener("offline", this.offline);
    addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.shown); // a phone that slept may have lost it
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.state.value !== "live") return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearInterval(this.asking);
    clearTimeout(this.again);
    removeEventListener("offline", this.offline);
    removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.shown);
    this.socket?.close();
  }

  private open(): void {
    if (this.ended || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.again);
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.path());
    this.socket = socket;
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && this.socket === socket && this.lose(), openWithin);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.hear(JSON.parse(event.data));
      this.state.set("live");
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    if (this.ended) return;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.state.set("lost");
    clearTimeout(this.again);
    const wait = waits[Math.min(this.tries, waits.length - 1)] ?? 1000;
    this.tries += 1;
    this.again = setTimeout(() => this.open(), wait) as unknown as number;
  }

  private async ask(): Promise<void> {
    if (this.state.value !== "live" || document.hidden) return;
    try {
      const answer = await fetch("/api/health", { signal: AbortSignal.timeout(answerWithin) });
      await answer.text();
    } catch {
      this.lose();
    }
  }
}
