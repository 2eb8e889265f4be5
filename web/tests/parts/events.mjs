// A tournament from the form to the printed table: entries, lots, rounds, results by typing, a
// refereed game whose end is the table's result, standings that open.
import assert from "node:assert/strict";
import { act, person, picture, press } from "../kit.mjs";

const names = ["Bondar Vira", "Koval Petro", "Sych Olha", "Hnat Ivan"];

async function typed(arbiter, line, said) {
  await arbiter.fill("#result-line", line);
  await arbiter.press("#result-line", "Enter");
  await arbiter.waitForSelector(`#result-help >> text=${said}`);
}

export default async function events(all, { server, browser, arbiter }) {
  let swiss = ""; // the address of the second event
  await all.test("a round robin is made, paired, played and recorded at the desk", async () => {
    await arbiter.goto(server.address + "/new");
    await arbiter.fill("[name=name]", "Spring cup");
    await arbiter.selectOption("[name=rulebook]", "ru-code");
    await arbiter.selectOption("[name=variant]", "russian");
    await picture(arbiter, "event-new");
    await arbiter.click("text=Make the event");
    await arbiter.waitForSelector("text=Enter at least two participants");
    await arbiter.fill("[name=entries]", names.map((name, i) => `${name}; ${2100 - i * 50}; Club ${i + 1}`).join("\n"));
    await arbiter.click("text=Enter them");
    await arbiter.click("text=Draw the lots");
    await arbiter.click("text=Look first");
    await arbiter.waitForSelector("text=nothing is published yet");
    await arbiter.click("text=Pair round 1");
    await arbiter.waitForSelector("text=2 tables are still open: 1, 2");
    await typed(arbiter, "9 1", "There is no table 9");
    await typed(arbiter, "2 =", "Table 2 is recorded");
    await arbiter.waitForSelector("text=1 table is still open: 1");
    await typed(arbiter, "2 1", "write the reason");
    await typed(arbiter, "2 1 both signed it so", "Table 2 is recorded");
    await picture(arbiter, "event-desk");
  });

  await all.test("two players with their slips play table 1, and its end is the result", async () => {
    const event = new URL(arbiter.url()).pathname.split("/")[2];
    await arbiter.click("text=Open the boards of round 1");
    await arbiter.waitForSelector("text=open on this server: 1 of 2");
    await arbiter.click("text=Slips for all players");
    await arbiter.waitForSelector("[data-code]");
    const slips = await arbiter.$$eval(".slip", (all) => all.map((one) => [one.querySelector("h3").textContent, one.querySelector(".code").textContent]));
    assert.deepEqual(slips.map(([name]) => name), names);
    const cells = await arbiter.$$eval(".results tbody tr:first-child td", (all) => all.map((one) => one.textContent));
    const codes = new Map(slips);
    const [white, black] = await Promise.all([cells[0], cells[2]].map((name) => person(browser, server, `/#code=${codes.get(name)}`)));
    for (const page of [white, black]) {
      await page.waitForSelector(`text=Spring cup`);
      await page.click("text=To your board");
      await page.click("text=I am here");
      await page.waitForSelector("#command");
    }
    const game = new URL(white.url()).pathname.split("/")[2];
    await act(arbiter, game, { do: "begin" });
    await white.waitForSelector("text=Your move");
    await press(white, "c3", "d4");
    await black.waitForSelector("text=Your move");
    const hall = await person(browser, server, `/e/${event}/hall`, { viewport: { width: 1280, height: 720 } });
    await hall.waitForSelector(".wall .running");
    await picture(hall, "hall");
    await hall.keyboard.press("ArrowRight");
    await hall.waitForSelector(".pairings");
    await black.click("button:text-is('Resign')");
    await black.click("text=Yes, I resign");
    await arbiter.waitForSelector("text=Pair round 2");
    assert.deepEqual([...white.faults, ...black.faults, ...hall.faults], []);
    for (const page of [white, black, hall]) await page.close();
  });

  await all.test("a Swiss round is adjusted by hand with its reason, and somebody leaves", async () => {
    const round_robin = arbiter.url();
    await arbiter.goto(server.address + "/new");
    await arbiter.fill("[name=name]", "Autumn Swiss");
    await arbiter.selectOption("[name=rulebook]", "ua2026");
    await arbiter.selectOption("[name=variant]", "international");
    await arbiter.selectOption("[name=system]", "swiss");
    await arbiter.fill("[name=rounds]", "3");
    await arbiter.click("text=Make the event");
    await arbiter.fill("[name=entries]", ["A", "B", "C", "D", "E", "F"].map((one) => `Player ${one}`).join("\n"));
    await arbiter.click("text=Enter them");
    await arbiter.click("text=Draw the lots");
    await arbiter.click("text=Look first");
    await arbiter.click("text=Adjust by hand");
    const chosen = await arbiter.$$eval(".by-hand select", (all) => all.map((one) => one.value));
    await arbiter.selectOption(".by-hand select >> nth=1", chosen[3]); // two change places
    await arbiter.fill(".by-hand [name=reason]", "they travel together");
    await arbiter.click("text=Publish this round");
    await arbiter.waitForSelector("text=3 tables are still open");
    const desk = arbiter.url();
    swiss = desk.replace(/\/desk.*/, "");
    await arbiter.click(".rounds >> text=Journal");
    await arbiter.waitForSelector(".journal >> text=they travel together");
    await arbiter.goto(desk);
    await typed(arbiter, "1 1", "Table 1 is recorded"); // a win counts two points here: it is a draw
    await arbiter.waitForSelector(".results tbody tr:first-child >> text=1-1");
    await arbiter.click(".rounds >> text=Entries and line-ups");
    await arbiter.selectOption("[name=what]", "absent");
    await arbiter.fill("main form.form [name=reason]", "ill");
    await arbiter.click("text=Record it");
    await arbiter.click(".rounds >> text=Journal");
    await arbiter.selectOption("[name=journal-type]", "absence-announced");
    await arbiter.waitForSelector(".journal >> text=Absence announced");
    assert.equal(await arbiter.locator(".journal li").count(), 1);
    await arbiter.goto(round_robin);
  });

  await all.test("a wrong result is taken back with its reason, and both stay in the journal", async () => {
    const round_robin = arbiter.url();
    await arbiter.goto(swiss + "/desk");
    await typed(arbiter, "2 =", "Table 2 is recorded");
    await arbiter.click(".rounds >> text=Journal");
    await arbiter.click("summary:text-is('Take the last command back')");
    await arbiter.waitForSelector(".take-back li >> text=Result recorded: Round 1, table 2");
    await arbiter.fill(".take-back [name=reason]", "the cards were mixed up");
    await picture(arbiter, "event-undo");
    await arbiter.click("text=Take it back");
    await arbiter.waitForSelector(".journal >> text=the cards were mixed up");
    await arbiter.waitForSelector(".take-back li >> text=Absence announced"); // the one before
    await arbiter.goto(swiss);
    assert.match(await arbiter.locator(".pairings tbody tr >> nth=1").innerText(), /–/);
    await arbiter.goto(swiss + "/schedule");
    await arbiter.waitForSelector(".schedule >> text=known after the round before");
    assert.equal(await arbiter.locator(".schedule tbody tr").count(), 3);
    await arbiter.goto(round_robin.replace(/\/desk.*/, "/schedule"));
    await arbiter.waitForSelector(".schedule .pairs");
    assert.equal(await arbiter.locator(".schedule .pairs li").count(), 6);
    await picture(arbiter, "event-schedule");
    await arbiter.goto(round_robin);
  });

  await all.test("the rest is typed, and every number of the standings opens", async () => {
    const event = new URL(arbiter.url()).pathname.split("/")[2];
    for (const round of [2, 3]) {
      await arbiter.click(`text=Pair round ${round}`);
      await arbiter.waitForSelector(`text=Results of round ${round}`);
      await typed(arbiter, "1 0", "Table 1 is recorded");
      if (round === 2) {
        await arbiter.press("#result-line", "Backspace"); // one key in the empty line
        await arbiter.waitForSelector("#result-help >> text=The result of table 1 is taken back.");
        await typed(arbiter, "1 0", "Table 1 is recorded");
      }
      await typed(arbiter, "2 w", "Table 2 is recorded");
    }
    await arbiter.waitForSelector("text=All rounds are played");
    await arbiter.goto(`${server.address}/e/${event}/standings`);
    await arbiter.waitForSelector(".standings");
    const points = await arbiter.$$eval(".standings tbody tr", (rows) => rows.map((row) => Number(row.children[3].textContent.replace("½", ".5"))));
    assert.equal(points.reduce((sum, one) => sum + one, 0), 6); // six games of one point each
    assert.deepEqual(points, [...points].sort((a, b) => b - a));
    await picture(arbiter, "standings");
    await arbiter.click(".figure >> nth=1");
    await arbiter.waitForSelector("dialog .article");
    await picture(arbiter, "place");
    await arbiter.keyboard.press("Escape");
    await arbiter.goto(`${server.address}/e/${event}/crosstable`);
    await arbiter.waitForSelector(".crosstable");
    await picture(arbiter, "crosstable");
    await arbiter.goto(`${server.address}/e/${event}/players`);
    const column = () => arbiter.$$eval("main tbody th", (all) => all.map((one) => one.firstChild.textContent));
    await arbiter.click(".sort:text-is('Name')");
    assert.deepEqual(await column(), [...names].sort());
    await arbiter.click(".sort >> text=Name");
    assert.deepEqual(await column(), [...names].sort().reverse());
    assert.equal(await arbiter.getAttribute("th:has(.sort:text('Name'))", "aria-sort"), "descending");
    assert.deepEqual(arbiter.faults, []);
  });
}
