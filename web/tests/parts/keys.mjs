// An arbiter's whole round without a mouse: an event is made, paired, played and printed, an incident is
// ruled. Everything is reached by Tab from where the page has put the focus, which is always to be seen.
import assert from "node:assert/strict";
import { complaints, person } from "../kit.mjs";

const most = 60; // stops of Tab that somebody looks for something

function here(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: "", seen: false, lost: true };
    const label = at.labels?.[0] && [...at.labels[0].childNodes].filter((one) => one !== at).map((one) => one.textContent).join("");
    const name = (at.getAttribute("aria-label") ?? label ?? at.textContent ?? "").trim();
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0;
    return { name, tag: at.tagName, seen: inside && (style.outlineStyle !== "none" || style.boxShadow !== "none"), lost: false };
  });
}

// By Tab alone, to what is called so.
async function reach(page, name, back = false) {
  const walked = [];
  for (let i = 0; i < most; i++) {
    let at = await here(page);
    for (let waits = 0; i > 0 && !at.lost && !at.seen && waits < 100; waits++) { // it may be scrolling to it, beside other work
      await page.waitForTimeout(100);
      at = await here(page);
    }
    if (i > 0 && !at.lost) assert.ok(at.seen, `the focus on «${at.name}» cannot be seen`);
    if (at.name === name || (name instanceof RegExp && name.test(at.name))) return i;
    walked.push(at.lost ? "(body)" : at.name.slice(0, 40));
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  assert.fail(`${name} was not reached: ${walked.join(" | ")}`);
}

async function push(page, name) {
  await reach(page, name);
  await page.keyboard.press("Enter");
}

async function write(page, name, text) {
  await reach(page, name);
  for (const [i, line] of text.split("\n").entries()) {
    if (i) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
}

// A select is moved by the first letters of what it offers.
async function pick(page, name, letters) {
  await reach(page, name);
  await page.keyboard.type(letters);
}

const heading = (page, text) => page.waitForFunction((wanted) => document.activeElement?.tagName === "H1" && document.activeElement.textContent === wanted, text);

export default async function keys(all, { server, browser, arbiter }) {
  const storageState = await arbiter.context().storageState();
  const page = await person(browser, server, "/", { storageState, viewport: { width: 1100, height: 800 } });
  await page.waitForSelector("nav a[href='/desk']");

  await all.test("an event is made and its first round paired by keyboard alone", async () => {
    await push(page, "New event");
    await heading(page, "New event");
    await write(page, "Name of the event", "Cup of keys");
    await pick(page, "Rulebook", "Draughts Code");
    await push(page, "Make the event");
    await heading(page, "Cup of keys");
    await write(page, /^One participant a line/, "Bondar; 2000\nKoval; 1900\nSych; 1800\nHnat; 1700");
    await push(page, "Enter them");
    await page.waitForSelector("text=Participants: 4");
    await push(page, "Draw the lots");
    await page.waitForSelector("text=Pair round 1");
    await push(page, "Pair round 1");
    await page.waitForSelector("#result-line");
  });

  await all.test("results are typed, a wrong one is taken back, the next round is paired", async () => {
    await write(page, "Table and result", "1 1\n");
    await page.waitForSelector("#result-help >> text=Table 1 is recorded");
    await page.keyboard.type("2 0");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#result-help >> text=Table 2 is recorded");
    await page.waitForSelector("text=Pair round 2");
    assert.deepEqual(await complaints(page), []);
    await push(page, "Pair round 2");
    await page.waitForSelector("text=Results of round 2");
  });

  await all.test("an incident at a board is ruled by keyboard alone", async () => {
    await push(page, "Open the boards of round 2");
    await page.waitForSelector("text=Slips for all players");
    await page.evaluate(() => {
      globalThis.printed = 0;
      globalThis.print = () => (globalThis.printed += 1);
    });
    await push(page, "Arbiter's desk");
    await heading(page, "Arbiter's desk");
    await write(page, "Search by words", "xyzzy");
    await page.waitForFunction(() => globalThis.heard.includes("talk: 0 to choose from"));
    for (const _ of "xyzzy") await page.keyboard.press("Backspace");
    await page.keyboard.type("late");
    await page.waitForFunction(() => globalThis.heard.some((one) => /^talk: [1-9]\d* to choose from/.test(one)));
    await push(page, "Ask the rulebook");
    await page.waitForSelector(".ruled");
    await push(page, "Print the slip");
    assert.equal(await page.evaluate(() => globalThis.printed), 1);
    assert.deepEqual(await complaints(page), []);
  });

  await all.test("the standings and a paper are printed by keyboard alone", async () => {
    await push(page, "Kodeks");
    await push(page, "Cup of keys");
    await heading(page, "Cup of keys");
    await push(page, "Standings");
    await page.waitForSelector(".standings tbody tr >> nth=3");
    await page.waitForFunction(() => globalThis.heard.includes("talk: Standings")); // the link keeps the focus
    await push(page, "Print");
    assert.equal(await page.evaluate(() => globalThis.printed), 2);
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".standings .figure >> nth=0").isVisible());
    assert.ok(!(await page.locator("button >> text=Print").first().isVisible()));
    await page.emulateMedia({ media: "screen" });
    await push(page, "Papers");
    await push(page, "Results");
    await page.frameLocator("iframe.paper").locator("text=Bondar").first().waitFor();
    await page.evaluate(() => {
      document.querySelector("iframe.paper").contentWindow.print = () => (globalThis.printed += 1);
    });
    await push(page, "Print this paper");
    assert.equal(await page.evaluate(() => globalThis.printed), 3);
    assert.deepEqual(await complaints(page), []);
    assert.deepEqual(page.faults, []);
    await page.close();
  });
}
