// What is told to the ear, word for word: every vocabulary of squares, the words of the line in three
// languages, the clock at its times, and that whatever sounds is seen and whatever is said can be read.
import assert from "node:assert/strict";
import { act, begun, heard, person, press, type } from "../kit.mjs";

const since = async (page, from) => (await heard(page)).slice(from);
const keep = (page, values) => page.evaluate((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(`kodeks.${name}`, value)), values);

async function again(page, values) {
  await keep(page, values);
  await page.reload();
  await page.waitForSelector("#command");
  await page.waitForSelector("[data-line=live]");
}

// A word of the line, and what is read beneath it; the same is said, once.
async function asked(page, text) {
  const before = (await heard(page)).length;
  await type(page, text);
  await page.waitForFunction((n) => globalThis.heard.length > n, before);
  const [said, ...more] = await since(page, before);
  assert.deepEqual(more, [], text);
  assert.equal(said, `talk: ${await page.textContent(".command .quiet-text")}`);
  return said.slice("talk: ".length);
}

export default async function ear(all, { server, browser, arbiter }) {
  await all.test("a move in every vocabulary: plain, literal, NATO, Anna and Bella, short for Braille", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess", fen: "r3k2r/1P6/8/8/8/8/6Q1/R3K2R w KQkq - 0 1" });
    const black = await person(browser, server, `/#code=${game.codes.black}`);
    await black.waitForSelector("#command");
    const steps = [
      [{ vocabulary: "plain" }, "O-O", "move: White: castles short.", "Kd8"],
      [{ vocabulary: "literal" }, "Qf3", "move: White: queen G 2 to F 3.", "Kd7"],
      [{ vocabulary: "nato" }, "bxa8=Q", "move: White: pawn Bravo 7 takes Alfa 8, becomes queen.", "Rh7"],
      [{ vocabulary: "anna" }, "Qff8", "move: White: queen Felix drei to Felix acht.", "Ke6"],
      [{ vocabulary: "plain" }, "Rfe1", "move: White: rook f1 to e1. Check.", "Kd7"],
      [{ brevity: "short" }, "Rad1", "move: W Rad1+", null],
    ];
    const told = [];
    for (const [values, white, , answer] of steps) {
      await again(black, values);
      await act(arbiter, game.id, { by: "white", do: "move", move: white });
      await black.waitForFunction(() => globalThis.heard.some((one) => one.startsWith("move: ")));
      told.push(...(await heard(black)).filter((one) => one.startsWith("move: ")));
      if (answer) await act(arbiter, game.id, { by: "black", do: "move", move: answer });
    }
    assert.deepEqual(told, steps.map(([, , said]) => said));
    await black.close();
  });

  await all.test("the words of the line, in chess and in draughts, in three languages", async () => {
    const chess = await begun(arbiter, { rulebook: "fide2023", variant: "chess", fen: "4k3/8/8/3N4/8/2P5/8/R3K2R w KQ - 0 1" });
    const page = await person(browser, server, `/#code=${chess.codes.white}`);
    await page.waitForSelector("text=Your move");
    assert.deepEqual([
      await asked(page, "last"), await asked(page, "where R"), await asked(page, "where k"), await asked(page, "where pawn"), await asked(page, "where Q"),
      await asked(page, "board d5"), await asked(page, "board e4"), await asked(page, "board z9"), await asked(page, "row 3"), await asked(page, "row d"), await asked(page, "row 7"),
    ], [
      "No moves yet.", "white rook a1, white rook h1", "black king e8", "white pawn c3", "nowhere",
      "d5, white knight", "e4, empty", "There is no square z9.", "c3, white pawn", "d5, white knight", "empty",
    ]);
    assert.match(await asked(page, "clock"), /^White: (?:4 minutes \d+ seconds?|5 minutes)\. Black: 5 minutes\.$/);
    await type(page, "claim");
    await page.waitForSelector("dialog select");
    await page.keyboard.press("Escape");
    await type(page, "resign");
    await page.waitForSelector("dialog >> text=Yes, I resign");
    await page.keyboard.press("Escape");
    await type(page, "offer");
    await page.waitForSelector(".notice >> text=Draw offered by: White.");
    await type(page, "arbiter");
    await page.waitForSelector("dialog >> text=Stop the clocks and call");
    await page.focus("dialog button.primary");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".turn >> text=stopped");
    await page.close();

    const draughts = await begun(arbiter, { rulebook: "ua2026", variant: "international" });
    await act(arbiter, draughts.id, { by: "white", do: "move", move: "32-28" });
    const black = await person(browser, server, `/#code=${draughts.codes.black}`);
    await black.waitForSelector("text=Your move");
    const answers = [];
    for (const [language, words] of Object.entries({
      en: ["last", "board 28", "row 4", "where K"],
      uk: ["останній", "поле 28", "ряд 4", "де K"],
      ru: ["последний", "поле 28", "ряд 4", "где K"],
    })) {
      await again(black, { language });
      for (const word of words) answers.push(await asked(black, word));
    }
    const inRow = (man, squares) => squares.map((one) => `${one}, ${man}`).join("; ");
    const fourth = [31, 33, 34, 35];
    assert.deepEqual(answers, [
      "White: 32-28", "28, white man", inRow("white man", fourth), "nowhere",
      "Білі: 32-28", "28, біла проста", inRow("біла проста", fourth), "ніде",
      "Белые: 32-28", "28, белая простая", inRow("белая простая", fourth), "нигде",
    ]);
    await black.close();
  });

  await all.test("the clock is told at 10, 5 and 1 minutes, 30 and 10 seconds, once each (UA:V.13.12)", async () => {
    const game = await begun(arbiter, { rulebook: "ua2026", variant: "russian", control: "1500" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.waitForSelector("text=Your move");
    await white.waitForSelector("[data-line=live]");
    for (const seconds of [600, 300, 60, 30, 10]) {
      const { view } = await (await fetch(`${server.address}/api/games/${game.id}`)).json();
      const wanted = seconds * 1000 + 900 - view.clocks.white.remaining_ms;
      await act(arbiter, game.id, { do: "correct-clock", side: "white", amount: String(Math.round(wanted / 100) / 10), reason: "the test wants it so" });
      await white.waitForFunction((n) => globalThis.heard.filter((one) => /^talk: \d/.test(one)).length >= n, [600, 300, 60, 30, 10].indexOf(seconds) + 1);
    }
    assert.deepEqual((await heard(white)).filter((one) => /^talk: \d/.test(one)), ["talk: 10 minutes", "talk: 5 minutes", "talk: 1 minute", "talk: 30 seconds", "talk: 10 seconds"]);
    assert.equal(await white.locator("[aria-live] [role=timer], [role=timer][aria-live=polite]").count(), 0);
    await white.close();
  });

  await all.test("what sounds is seen, what is said can be read, and the browser speaks for whoever wants it", async () => {
    const game = await begun(arbiter, { rulebook: "ru-code", variant: "russian" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.addInitScript(() => {
      globalThis.tones = [];
      globalThis.marks = [];
      const node = () => ({ connect: (to) => to, start() {}, stop() {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: { set value(hertz) { globalThis.tones.push(hertz); } } });
      globalThis.AudioContext = class { currentTime = 0; createOscillator = node; createGain = node; destination = node(); };
      globalThis.voices = [];
      Object.defineProperty(globalThis, "speechSynthesis", { value: { speak: ({ text, lang }) => globalThis.voices.push(`${lang}: ${text}`) } });
      new MutationObserver(() => document.documentElement.dataset.tone && globalThis.marks.push(document.documentElement.dataset.tone)).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-tone"] });
    });
    await again(white, { speech: "on", captions: "on", sound: "on" });
    await type(white, "c3-d4");
    await white.waitForSelector(".moves >> text=c3-d4");
    await act(arbiter, game.id, { by: "black", do: "move", move: "f6-e5" });
    await white.waitForSelector("text=You must capture.");
    assert.equal(await white.locator(".square.forced").count(), 1);
    assert.match(await white.getAttribute("[data-square=d4]", "aria-label"), /^d4, white man, must capture$/);
    assert.equal(await white.textContent("#say-move"), "Black: f6 to e5. You must capture.");
    assert.ok(await white.isVisible("#say-move"));
    assert.equal(await white.textContent(".turn"), "Your move. You must capture.");
    assert.deepEqual(await white.evaluate(() => globalThis.voices), ["en: Played: c3 to d4.", "en: Black: f6 to e5. You must capture."]);
    assert.deepEqual(await white.evaluate(() => globalThis.tones), [330, 330]);
    assert.deepEqual(await white.evaluate(() => [...new Set(globalThis.marks)]), ["move"]);
    await again(white, { sound: "off", speech: "off" });
    await press(white, "d4", "f6");
    await white.waitForFunction(() => globalThis.marks.includes("capture"));
    assert.deepEqual(await white.evaluate(() => [globalThis.tones, globalThis.voices]), [[], []]);
    await white.close();
  });
}
