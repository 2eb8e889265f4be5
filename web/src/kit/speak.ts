// What is told to the ear, each thing once. Three of the four live regions are here: moves and
// verdicts interrupt, talk waits; the fourth is the game's record, which is silent. Speech by the
// browser and sounds are extras for those who want them; whatever is heard is also seen.
import { Cell } from "./cell";
import { language } from "./words";
import { sound, speech } from "./choices";

export type Region = "move" | "verdict" | "talk";

export const spoken: Record<Region, Cell<string>> = {
  move: new Cell(""),
  verdict: new Cell(""),
  talk: new Cell(""),
};

// The same words twice in a row would be no change to a screen reader: an invisible mark differs.
export function announce(region: Region, text: string): void {
  const cell = spoken[region];
  cell.set(cell.value === text ? text + "\u00a0" : text);
  if (speech.value === "on" && "speechSynthesis" in globalThis) {
    const voice = new SpeechSynthesisUtterance(text);
    voice.lang = language.value;
    speechSynthesis.speak(voice);
  }
}

export type Tone = "move" | "capture" | "verdict" | "call" | "time";

const tones: Record<Tone, [frequency: number, milliseconds: number][]> = {
  move: [[330, 60]],
  capture: [[260, 50], [200, 80]],
  verdict: [[523, 110], [392, 160]],
  call: [[660, 140], [660, 140], [880, 200]],
  time: [[880, 90], [880, 90]],
};

let audio: AudioContext | undefined;
let shown = 0;

// Every sound is seen too: the edge of the page is marked for a moment, in words for nobody.
function show(tone: Tone): void {
  document.documentElement.dataset["tone"] = tone;
  clearTimeout(shown);
  shown = setTimeout(() => delete document.documentElement.dataset["tone"], 1500) as unknown as number;
}

export function play(tone: Tone): void {
  show(tone);
  if (sound.value === "off" || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [frequency, milliseconds] of tones[tone]) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + milliseconds / 1000);
    source.connect(volume).connect(audio.destination);
    source.start(at);
    at += milliseconds / 1000;
    source.stop(at);
  }
}
