// The mark of a sealed move: SHA-256 over the secret word and the move. It is computed here and not
// by the browser, which offers it to encrypted pages only, and a club's hall often has none.
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"; // without those that are mistaken for others

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join("");
  return text.replace(/(.{5})(?=.)/g, "$1-");
}

export function markOf(move: string, secret: string): string {
  const plain = secret.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return sha256(new TextEncoder().encode(`${plain} ${move.trim()}`));
}

const primes = ((): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
})();
const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
const rounds = primes.map((p) => fraction(Math.cbrt(p)));
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function mixed(state: number[], view: DataView, at: number): number[] {
  const w = [...Array(16).keys()].map((i) => view.getUint32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = ((w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + (state[i] ?? 0)) | 0);
}

export function sha256(message: Uint8Array): string {
  let state = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
  const view = padded(message);
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, view, at);
  return state.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
