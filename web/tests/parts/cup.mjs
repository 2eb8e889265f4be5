// A whole tournament by three browsers, an arbiter and two players with phones: entries from a
// table, lots, two games at the table with an illegal move, a claim, a lost line, a killed server and
// a flag; then the standings on paper.
import assert from "node:assert/strict";
import { act, heard, line, person, picture, press, type } from "../kit.mjs";

const phone = { viewport: { width: 375, height: 667 } };
const table = "Name;Rating;Club\nBondar Vira;2100;Dnipro\nKoval Petro;1950;\nKoval, Petro;x;\n";

async function seat(browser, server, code) {
  const page = await person(browser, server, `/#code=${code}`, phone);
  await page.waitForSelector("text=Autumn cup");
  return page;
}

async function toTheBoard(page) {
  await page.click("text=To your board");
  await page.click("text=I am here");
  await page.waitForSelector("#command");
}

// Board and both clocks are on the first screen of a small phone, and nothing is scrolled sideways.
async function fits(page) {
  const boxes = await page.$$eval(".board, .clock", (all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, left, right }) => [top, bottom, left, right]));
  const { width, height } = phone.viewport;
  assert.equal(boxes.length, 3);
  for (const [top, bottom, left, right] of boxes) assert.ok(top >= 0 && bottom <= height && left >= 0 && right <= width, JSON.stringify(boxes));
}

export default async function cup(all, { server, browser, arbiter }) {
  let event = "";
  let players = []; // white of the first game first

  await all.test("a tournament by three browsers: entries from a table, lots, slips, two phones", async () => {
    await arbiter.goto(server.address + "/new");
    await arbiter.fill("[name=name]", "Autumn cup");
    await arbiter.selectOption("[name=rulebook]", "fide2023");
    await arbiter.fill("[name=control]", "600+2");
    await arbiter.fill("[name=cycles]", "2");
    await arbiter.click("text=Make the event");
    await arbiter.setInputFiles("[name=entries-file]", { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await arbiter.waitForSelector("text=3 participants read");
    await arbiter.waitForSelector(".notice >> text=Line 4:");
    await arbiter.click("text=Drop the list");
    await arbiter.fill("[name=entries]", table.split("\n").slice(0, 3).join("\n"));
    await arbiter.click("button:text-is('Enter them')");
    await arbiter.waitForSelector("text=2 participants read");
    await arbiter.click("button:text-is('Enter them')");
    await arbiter.click("text=Draw the lots");
    await arbiter.click("text=Pair round 1");
    await arbiter.click("text=Open the boards of round 1");
    await arbiter.click("text=Slips for all players");
    await arbiter.waitForSelector("[data-code]");
    event = new URL(arbiter.url()).pathname.split("/")[2];
    const slips = new Map(await arbiter.$$eval(".slip", (all) => all.map((one) => [one.querySelector("h3").textContent, one.querySelector(".code").textContent])));
    const cells = await arbiter.$$eval(".results tbody tr:first-child td", (all) => all.map((one) => one.textContent));
    players = await Promise.all([cells[0], cells[2]].map((name) => seat(browser, server, slips.get(name))));
    await Promise.all(players.map(toTheBoard));
    const game = new URL(players[0].url()).pathname.split("/")[2];
    await arbiter.goto(`${server.address}/g/${game}`);
    await arbiter.click("text=Begin the game");
    await players[0].waitForSelector("text=Your move");
    await Promise.all(players.map(fits));
  });

  await all.test("the first game: an illegal move, a claim, a lost line, a killed server, a resignation", async () => {
    const [white, black] = players;
    await press(white, "e2", "e4");
    await black.waitForSelector("text=Your move");
    await type(black, "make a7-a4"); // stays on the board until somebody says so
    await black.click("text=Press the clock");
    await white.waitForSelector("text=Your move");
    await type(white, "illegal");
    await black.waitForSelector(".journal >> text=Illegal move number 1 of Black: White gets 1 min.");
    await black.waitForSelector(".journal .article:text-is('FIDE A.3')"); // ten minutes are rapid
    await type(black, "e5"); // the touched pawn can move, so it must
    await black.waitForSelector(".notice.bad .article");
    await type(black, "a5");
    await white.waitForSelector("text=Your move");
    await white.click("button:text-is('Claim')");
    await white.waitForSelector("dialog >> text=A wrong claim gives your opponent 1 minute more");
    await white.click("text=Claim before the arbiter"); // threefold repetition, which there is not
    await black.waitForSelector(".journal .ruling >> nth=2");
    await black.context().setOffline(true);
    await line(black, "lost");
    await black.waitForSelector(".clock .notes >> text=last known time");
    await black.context().setOffline(false);
    await line(black, "live");
    await server.stop("SIGKILL");
    await Promise.all(players.map((page) => line(page, "lost")));
    await server.start();
    await Promise.all([...players, arbiter].map((page) => line(page, "live")));
    assert.equal((await heard(white)).filter((one) => one === "talk: Connected again.").length, 1);
    assert.deepEqual(await Promise.all(["e4", "a5"].map((one) => white.getAttribute(`[data-square=${one}]`, "aria-label"))), ["e4, white pawn", "a5, black pawn"]);
    await arbiter.reload();
    const go_on = arbiter.locator("button:text-is('Resume play')");
    if (await go_on.count()) await go_on.click();
    await white.waitForSelector("text=Your move");
    await press(white, "g1", "f3");
    await black.waitForSelector("text=Your move");
    await black.click("button:text-is('Resign')");
    await black.click("text=Yes, I resign");
    await white.waitForSelector(".outcome >> text=1-0");
    assert.deepEqual([...white.faults, ...black.faults], []);
  });

  await all.test("the second game ends by a flag, and both results make the table that is printed", async () => {
    await arbiter.goto(`${server.address}/e/${event}/desk`);
    await arbiter.click("text=Pair round 2");
    await arbiter.click("text=Open the boards of round 2");
    await arbiter.waitForSelector("text=open on this server: 1 of 1");
    for (const page of players) {
      await page.goto(`${server.address}/e/${event}`);
      await toTheBoard(page);
    }
    const [black, white] = players; // colours are changed in the second cycle
    const game = new URL(white.url()).pathname.split("/")[2];
    await act(arbiter, game, { do: "begin" });
    await white.waitForSelector("text=Your move");
    await act(arbiter, game, { do: "correct-clock", side: "white", amount: "-598", reason: "only to see a flag fall" });
    await arbiter.goto(`${server.address}/g/${game}`);
    await arbiter.waitForSelector(".journal >> text=only to see a flag fall"); // for officials while it is played
    assert.equal(await black.locator(".journal >> text=only to see a flag fall").count(), 0);
    await white.waitForSelector(".clock .notes >> text=flag fallen");
    const over = black.locator(".outcome");
    if (!(await over.count())) {
      await black.click("button:text-is('Claim')");
      await black.selectOption("dialog select", "flag");
      await black.click("text=Claim before the arbiter");
    }
    await black.waitForSelector(".outcome >> text=0-1");
    await black.waitForSelector(".journal .article:text-matches('FIDE 6\\\\.\\\\d')");
    await arbiter.goto(`${server.address}/e/${event}/desk`);
    await arbiter.waitForSelector("text=All rounds are played");
    await arbiter.goto(`${server.address}/e/${event}/crosstable`);
    await arbiter.click(".crosstable .cell .figure >> nth=0");
    await arbiter.waitForSelector("dialog h3 >> text=Round 2, table 1");
    await arbiter.keyboard.press("Escape");
    await arbiter.goto(`${server.address}/e/${event}/standings`);
    await arbiter.waitForSelector(".standings");
    assert.deepEqual(await arbiter.$$eval(".standings tbody tr", (rows) => rows.map((row) => row.children[3].textContent)), ["2", "0"]);
    await arbiter.emulateMedia({ media: "print" });
    assert.deepEqual(await arbiter.$$eval(".only-print img, .only-print, .signatures p", (all) => all.map((one) => one.getBoundingClientRect().height > 0)), [true, true, true, true]);
    assert.equal(await arbiter.locator(".top:visible, nav:visible, main button:visible:not(.figure)").count(), 0);
    await picture(arbiter, "standings-print");
    await arbiter.emulateMedia({ media: "screen" });
    for (const page of players) await page.close();
  });
}
