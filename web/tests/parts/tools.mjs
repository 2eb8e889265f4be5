// The tools by keyboard, with every announcement word for word: a position studied with its table, a
// file of games walked through, a draw of lots repeated, the hands of a clock set.
import assert from "node:assert/strict";
import { act, begun, call, heard, person, picture } from "../kit.mjs";

const sheet = `[Event "Club"]
[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 {the usual move} e5 (1... c5 2. Nf3) 2. Nf3 Qz9 1-0
`;

// Everything that was said since the last time, once each.
async function saidSince(page, before) {
  return (await heard(page)).slice(before);
}

export default async function tools(all, { server, browser, arbiter }) {
  await all.test("a position is studied: worth, moves and line, by keyboard alone", async () => {
    const page = await person(browser, server, `/#code=${await codeFor(arbiter)}`);
    await page.goto(server.address + "/tools/analysis");
    await page.focus("[name=fen]");
    await page.fill("[name=fen]", "W:WKa1:BKh8");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".worths");
    assert.deepEqual(await heard(page), ["talk: White: loses in 1 move"]);
    assert.equal(await page.textContent(".outcome strong"), "White: loses in 1 move");
    assert.deepEqual(await page.$$eval(".worths td", (cells) => [...new Set(cells.map((one) => one.textContent))]), ["loses in 1 move"]);
    await page.focus(".worths button");
    await page.keyboard.press("Enter"); // the move is made, Black takes and wins
    await page.waitForFunction(() => document.querySelector("[name=turn]").value === "black" && document.querySelector(".outcome strong"));
    await page.waitForFunction(() => globalThis.heard.length === 2);
    assert.deepEqual(await saidSince(page, 1), ["talk: Black: wins in 1 move"]);
    await page.click("text=Set up pieces");
    await page.click("text=Empty board");
    assert.equal(await page.locator(".square .piece").count(), 0);
    await page.focus("[data-square=a1]");
    await page.keyboard.press("Enter"); // puts the chosen piece
    assert.match(await page.getAttribute("[data-square=a1]", "aria-label"), /^a1, /);
    assert.equal(await page.inputValue("[name=fen]"), "B:Wa1:B");
    await picture(page, "analysis");
    assert.deepEqual(page.faults, []);
    await page.close();
  });

  await all.test("a player in a game is refused, with the article of his book", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.waitForSelector("#command"); // the code has been taken
    await white.goto(server.address + "/tools/analysis?variant=chess&fen=" + encodeURIComponent("8/8/8/4k3/8/8/4K3/8 w - - 0 1"));
    await white.waitForSelector(".notice.bad .article");
    assert.match(await white.textContent(".notice.bad"), /nothing is analysed for a player until his game is over.*FIDE 11\.3\.1/);
    await act(arbiter, game.id, { by: "white", do: "resign" });
    await white.click("button.primary");
    await white.waitForSelector(".outcome");
    assert.equal(await white.textContent(".outcome strong"), "Neither side can win any more by any series of legal moves.");
    await white.close();
  });

  await all.test("a file of games is walked by the arrow keys, and each move is heard once", async () => {
    const page = await person(browser, server, "/tools/games");
    await page.fill("[name=sheet]", sheet);
    await page.click("text=Show");
    await page.waitForSelector(".line-of-moves");
    assert.match(await page.textContent(".viewer .notice"), /Line 6, column \d+:/);
    await page.waitForFunction(() => document.activeElement?.tagName === "H2");
    for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) await page.keyboard.press(key);
    assert.deepEqual(await heard(page), [
      "talk: White: pawn e2 to e4. the usual move",
      "talk: Black: pawn e7 to e5",
      "talk: White: knight g1 to f3",
      "talk: Before the first move",
    ]);
    await page.click(".variation button >> nth=0");
    await page.waitForSelector("[data-square=c5] .piece");
    assert.equal(await page.getAttribute(".variation button >> nth=0", "aria-current"), "step");
    assert.deepEqual(page.faults, []);
    await picture(page, "viewer");
    await page.close();
  });

  await all.test("the draw of an event is repeated, and a changed one is found out", async () => {
    const { events } = await call(arbiter, "GET", "/api/events");
    const swiss = events.find((one) => one.name === "Autumn Swiss"); // by lot, of the part `events`
    const page = await person(browser, server, `/tools/draw?of=${swiss.id}/stages/1`);
    await page.waitForSelector(".drawn");
    assert.match((await heard(page)).join(), /^talk: The draw holds: \d+ choices? repeated with the same result\.$/);
    const record = await page.inputValue("[name=record]");
    await page.fill("[name=record]", record.replace(/^seed .*$/m, "seed another"));
    await page.click("text=Check the draw");
    await page.waitForSelector(".notice.bad");
    await page.fill("[name=record]", "kodeks-draw 1\nsead x\n");
    await page.click("text=Check the draw");
    await page.waitForSelector("text=Line 2, column 1:");
    await page.close();
  });

  await all.test("the hands of a clock are set as the book says", async () => {
    const page = await person(browser, server, "/tools/dial");
    await page.waitForSelector(".dials");
    await page.selectOption("[name=games]", "2");
    await page.fill("[name=first]", "45");
    await page.fill("[name=second]", "15");
    await page.waitForSelector("text=Set both dials to 2:15.");
    await page.waitForSelector("text=Set both dials to 4:15.");
    assert.deepEqual(await page.$$eval(".tools .article", (all) => all.map((one) => one.textContent)), ["UA V.8.9.5", "UA V.8.9.1"]);
    assert.ok((await heard(page)).includes("talk: Set both dials to 2:15. The first control is at 3:00; then move the hand forward by 45 minutes; the second control is at 4:00. " +
      "Set both dials to 4:15. The first control is at 5:00; then move the hand forward by 45 minutes; the second control is at 6:00."));
    await page.fill("[name=second]", "90");
    await page.waitForSelector(".notice.bad");
    await page.close();
  });
}

async function codeFor(arbiter) {
  return arbiter.evaluate(async () => (await (await fetch("/api/codes", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ role: "press", name: "P" }) })).json()).code);
}
