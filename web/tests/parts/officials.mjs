// What officials decide: an overruled ruling, a protest of a captain up to the committee, teams with
// their line-ups, a final for those who qualified.
import assert from "node:assert/strict";
import { act, begun, call, person, picture } from "../kit.mjs";

async function codeOf(arbiter, wish) {
  return (await call(arbiter, "POST", "/api/codes", wish)).code;
}

export default async function officials(all, { server, browser, arbiter }) {
  await all.test("a ruling is not followed: the reason is asked for and recorded", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await act(arbiter, game.id, { by: "white", do: "make", move: "e2-e5" });
    await act(arbiter, game.id, { by: "white", do: "press" });
    await arbiter.goto(`${server.address}/desk?board=${game.id}`);
    await arbiter.fill(".incident input[type=search]", "illegal");
    await arbiter.selectOption("[name=what]", "act/notice-illegal");
    await arbiter.click("text=Ask the rulebook");
    await arbiter.waitForSelector(".ruled");
    await arbiter.click("text=Decide otherwise");
    assert.match(await arbiter.textContent("[name=overrule]"), /Undo the time of the ruling: Black -0:02:00/);
    await arbiter.fill("[name=why]", "the clock had been set wrongly");
    await arbiter.click("text=Record the decision");
    await arbiter.waitForSelector("text=The decision is recorded.");
    await arbiter.click(".incident details summary");
    await arbiter.waitForSelector(".journal >> text=The clock of Black is corrected by");
    await arbiter.waitForSelector(".journal >> text=Reason given: the clock had been set wrongly");
    const lost = await begun(arbiter, { rulebook: "pmr2018", variant: "chess" });
    await arbiter.goto(`${server.address}/desk?board=${lost.id}`);
    await arbiter.selectOption("[name=what]", "breach/device"); // PMR 126: he loses
    await arbiter.click("text=Ask the rulebook");
    await arbiter.waitForSelector(".ruled >> text=PMR 126");
    await arbiter.click("text=Decide otherwise");
    await arbiter.selectOption("[name=winner]", "");
    await arbiter.fill("[name=why]", "the device was the arbiter's own");
    await arbiter.click("text=Record the decision");
    await arbiter.waitForSelector("text=The decision is recorded.");
    await arbiter.click(".incident details summary");
    await arbiter.waitForSelector(".journal >> text=Reason given: the device was the arbiter's own");
    await picture(arbiter, "overruled");
  });

  await all.test("teams are entered, line up, and the captain's protest goes to the committee", async () => {
    await arbiter.goto(server.address + "/new");
    await arbiter.fill("[name=name]", "Team cup");
    await arbiter.selectOption("[name=rulebook]", "ua2026");
    await arbiter.selectOption("[name=variant]", "russian");
    await arbiter.fill("[name=control]", "3600");
    await arbiter.click("text=Further regulations");
    await arbiter.fill("[name=default-time]", "59");
    await arbiter.fill("[name=boards]", "2");
    await arbiter.fill("[name=appeal-within]", "30");
    await arbiter.waitForSelector("text=The book has no complaint.");
    await arbiter.click("text=Make the event");
    for (const team of ["North", "South"]) {
      await arbiter.fill("[name=team]", team);
      await arbiter.fill("[name=team-players]", ["1", "2", "3"].map((n) => `${team} ${n}`).join("\n"));
      await arbiter.click("text=Enter the team");
      await arbiter.waitForFunction(() => document.querySelector("[name=team]").value === "");
    }
    await arbiter.click("text=Draw the lots");
    await arbiter.click("text=Pair round 1");
    await arbiter.waitForSelector(".results");
    await arbiter.click(".rounds >> text=Entries and line-ups");
    await arbiter.selectOption("[name=line-up-team]", { label: "North" });
    const boards = arbiter.locator("section[aria-labelledby=line-ups] select");
    await boards.nth(2).selectOption({ label: "North 3" }); // the reserve plays on board 2
    await arbiter.click("text=Record the line-up");
    await arbiter.click(".rounds >> text=Journal");
    await arbiter.waitForSelector(".journal >> text=Line-up set");
    await arbiter.click(".rounds >> text=Round");
    await arbiter.waitForSelector(".results >> text=North 3");
    const event = new URL(arbiter.url()).pathname.split("/")[2];
    await arbiter.click("text=Open the boards of round 1");
    await arbiter.waitForSelector("text=open on this server: 2 of 2");
    await arbiter.click("text=Slips for all players");
    await arbiter.waitForSelector(".slip >> text=captain");

    const { games } = await call(arbiter, "GET", "/api/games");
    const game = games.find((one) => one.event === event && one.white.startsWith("North"));
    for (const keys of [{ do: "arrive", side: "white" }, { do: "arrive", side: "black" }, { do: "begin" }]) await act(arbiter, game.id, keys);
    const captain = await person(browser, server, `/#code=${await codeOf(arbiter, { role: "captain", name: "C", event, entry: 1 })}`);
    await captain.waitForSelector("text=Team cup"); // the code has been taken
    await captain.goto(`${server.address}/g/${game.id}`);
    await captain.click("text=Protest or appeal");
    await captain.fill("[name=grounds]", "The line-up was another one.");
    await captain.click("text=Lodge it");
    await arbiter.goto(server.address + "/desk");
    for (const to of ["arbiter", "chief arbiter"]) {
      await arbiter.waitForSelector(`text=Before: ${to}`);
      await arbiter.click("text=Reject it");
      await arbiter.waitForSelector(`text=Before: ${to}`, { state: "detached" });
      await captain.click("text=Protest or appeal");
      await captain.fill("[name=grounds]", `Not agreed with the ${to}.`);
      await captain.click("text=Lodge it");
    }
    const committee = await person(browser, server, `/#code=${await codeOf(arbiter, { role: "appeals", name: "K" })}`);
    await committee.waitForSelector("text=Before: appeals committee");
    assert.equal(await committee.textContent(".appeals .grounds"), "Not agreed with the chief arbiter."); // the latest
    await picture(committee, "committee");
    await committee.click("text=Reject it");
    await committee.waitForSelector("text=No appeal waits for an answer.");
    assert.deepEqual([...captain.faults, ...committee.faults, ...arbiter.faults], []);

    for (const page of [captain, committee]) await page.close();
  });

  await all.test("a final takes over the first two of the first stage", async () => {
    const made = await call(arbiter, "POST", "/api/events", { id: "final", settings: { name: "With a final", rulebook: "ru-code", year: 2026 }, stage: { name: "League", system: "round-robin" } });
    const { id } = made.event;
    const send = (body) => call(arbiter, "POST", `/api/events/${id}/acts`, body);
    await send({ id: "1", acts: ["A", "B", "C"].map((name) => ({ do: "enter", person: { name } })) });
    await send({ id: "2", do: "draw-lots", seed: "s" });
    for (let round = 1; round <= 3; round++) {
      await send({ id: `p${round}`, do: "pair" });
      const { pairings } = await call(arbiter, "GET", `/api/events/${id}/stages/1/rounds/${round}`);
      const { table, first, second } = pairings.find((one) => !one.free);
      await send({ id: `r${round}`, do: "record-result", game: { stage: 1, round, table, game: 1 }, result: first.entry < second.entry ? "win-loss" : "loss-win" });
    }
    await arbiter.goto(`${server.address}/e/${id}/desk/stages`);
    await arbiter.fill("[name=stage-name]", "Final");
    await arbiter.selectOption("[name=stage-from]", { index: 1 });
    await arbiter.fill("[name=last]", "2");
    await arbiter.click("text=Add the stage");
    await arbiter.waitForSelector("option:has-text('Final')", { state: "attached" });
    await arbiter.click(".rounds >> text=Round");
    await arbiter.click("text=Take over those who qualified");
    await arbiter.waitForSelector("text=Draw the lots");
    assert.deepEqual(arbiter.faults, []);
  });
}
