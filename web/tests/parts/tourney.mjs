// A tournament by letter in the pages: announced at the desk, played by two players with their own
// codes, a break, a claim with its time chart, a protest that the partner does not see, the
// arbiter's word, and the table; by keyboard, in three languages, without complaints of axe.
import assert from "node:assert/strict";
import { complaints, heard, person, picture } from "../kit.mjs";

const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);


export default async function tourney(all, { server, browser, arbiter }) {
  let codes = [];
  let koval, bondar;

  await all.test("a tournament is announced, players are entered, the start list is made", async () => {
    await arbiter.goto(`${server.address}/letters`);
    await arbiter.click("summary >> text=Announce a tournament");
    await arbiter.waitForSelector("[name=rulebook] option", { state: "attached" });
    for (const [name, value] of Object.entries({ name: "Postal Cup", code: "K-26", organiser: "Club", arbiter: "Orlov", headman: "Koval", first: day(-200), last: day(500) })) await arbiter.fill(`[name=${name}]`, value);
    await arbiter.press("[name=headman]", "Enter");
    await arbiter.waitForSelector("h1 >> text=Postal Cup");
    await arbiter.click("summary >> text=Enter a player");
    for (const name of ["Koval", "Bondar", "Moroz"]) {
      await arbiter.fill("[name=name]", name);
      await arbiter.fill("[name=zone]", "Europe/Kyiv");
      await arbiter.fill("[name=address]", "Kyiv");
      await arbiter.press("[name=address]", "Enter");
      await arbiter.waitForFunction(() => document.querySelector("[name=name]").value === "");
    }
    await arbiter.click("summary >> text=Make the start list");
    await arbiter.click("button >> text=Make the start list");
    await arbiter.waitForSelector("table.duties");
    await arbiter.click("button >> text=Make new codes");
    await arbiter.waitForSelector(".slip .code");
    codes = await arbiter.$$eval(".slip .code", (list) => list.map((one) => one.textContent));
    assert.equal(codes.length, 5); // three players, organiser, arbiter: the headman plays
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "post-desk");
  });

  await all.test("my games stand by deadline, and a letter is chosen on the board, tried and sent", async () => {
    koval = await person(browser, server, `/#code=${codes[0]}`);
    await koval.waitForSelector(".my-games li.mine");
    assert.match(await koval.textContent(".my-games li.mine"), /Koval – Bondar.*send the first move/s);
    assert.deepEqual(await complaints(koval), []);
    await picture(koval, "post-mine");
    await koval.click(".my-games >> text=Koval – Bondar");
    await koval.waitForSelector("#compose");
    await koval.focus('[data-square="c3"]');
    await koval.keyboard.press("Enter");
    await koval.keyboard.press("ArrowUp");
    await koval.keyboard.press("ArrowRight");
    await koval.focus('[data-square="d4"]');
    await koval.keyboard.press("Enter");
    assert.equal(await koval.inputValue("[name=moves]"), "c3-d4");
    await koval.fill("[name=on]", day(-200));
    await koval.waitForSelector("pre.letter");
    assert.match(await koval.textContent("pre.letter >> nth=0"), /^Hello!\nTournament K-26, game 2\nMy move: 1\. c3-d4\n/);
    await koval.waitForSelector(".found .article >> text=RU 5.3.2");
    assert.deepEqual(await complaints(koval), []);
    await picture(koval, "post-compose");
    await koval.focus("[name=moves]");
    await koval.keyboard.press("Enter");
    await koval.waitForSelector("table.chart tbody tr");
    assert.ok((await heard(koval)).includes("verdict: The letter is sent."));
  });

  await all.test("an impossible date is refused with its article; a doubtful text is not guessed", async () => {
    bondar = await person(browser, server, `/#code=${codes[1]}`, { viewport: { width: 390, height: 800 } });
    await bondar.waitForSelector(".my-games li.mine");
    await picture(bondar, "post-mine-phone");
    await bondar.click(".my-games >> text=Koval – Bondar");
    await bondar.waitForSelector("#compose");
    await bondar.fill("[name=moves]", "d6-c5");
    await bondar.fill("[name=received]", day(-100));
    await bondar.fill("[name=on]", day(-120));
    await bondar.waitForSelector("form .notice.bad .article");
    await bondar.click("summary >> text=read it from its text");
    await bondar.fill("[name=letter]", "Hello!\nMy move: 1... d6-c5\nWhat a game!\n");
    await bondar.click("button >> text=Read it");
    await bondar.waitForSelector(".doubts li");
    assert.match(await bondar.textContent(".doubts"), /Line 3, column 1/);
    await bondar.fill("[name=received]", day(-190));
    await bondar.fill("[name=on]", day(-100)); // ninety days: too many
    await bondar.waitForSelector("pre.letter");
    assert.deepEqual(await complaints(bondar), []);
    await picture(bondar, "post-compose-phone");
    await bondar.click("button >> text=Send the letter");
    await bondar.waitForSelector("table.chart >> text=overstep");
  });

  await all.test("an overstep is claimed with the time chart; the accused does not see the reply and protests", async () => {
    await koval.reload();
    await koval.waitForSelector("summary >> text=Claim an overstep");
    const claim = koval.locator("details", { hasText: "Your reply goes to the arbiter" });
    await claim.locator("[name=received]").fill(day(-95));
    await claim.locator("[name=move]").fill("b2-c3");
    await claim.locator("[name=on]").fill(day(-94));
    await claim.locator("button").click();
    await koval.waitForSelector("text=overstep claimed");
    await picture(koval, "post-claim");
    await bondar.reload();
    await bondar.waitForSelector("summary >> text=Protest");
    assert.ok(!(await bondar.textContent("main")).includes("b2-c3"));
    await bondar.click("summary >> text=Protest");
    const protest = bondar.locator("details", { hasText: "Within ten days" });
    await protest.locator("[name=received]").fill(day(-90));
    await protest.locator("[name=reason]").fill("The postmark is another one.");
    await protest.locator("[name=on]").fill(day(-60));
    await bondar.waitForSelector("form .notice.bad .article >> text=RU 5.3.8");
    await protest.locator("[name=on]").fill(day(-85));
    await protest.locator("button").click();
    await bondar.waitForFunction(() => document.querySelector("main").textContent.includes("The postmark is another one."));
    await koval.reload();
    await koval.waitForSelector("table.chart");
    assert.ok(!(await koval.textContent("main")).includes("The postmark is another one."));
    assert.deepEqual(await complaints(bondar), []);
  });

  await all.test("the arbiter sees both, decides, imposes a sanction with its clauses", async () => {
    await arbiter.goto(`${server.address}/letters/1/game/2`);
    await arbiter.waitForSelector("text=The postmark is another one.");
    await arbiter.waitForSelector("text=b2-c3");
    const decide = arbiter.locator("details", { hasText: "Everything was there" });
    await decide.locator("button").click();
    await arbiter.waitForSelector(".letter-head strong >> text=1-0");
    await arbiter.goto(`${server.address}/letters/1/desk`);
    await arbiter.click("summary >> text=Impose a sanction");
    const sanction = arbiter.locator("details", { hasText: "Clauses that were broken" });
    await sanction.locator("[name=player]").selectOption("Bondar");
    await sanction.locator("[name=broken]").fill("RU:9.9.9");
    await arbiter.waitForSelector("form .notice.bad .article >> text=RU 5.1.10");
    await sanction.locator("[name=broken]").fill("RU:5.1.11");
    await sanction.locator("[name=by]").selectOption("arbiter");
    await sanction.locator("button").click();
    await sanction.locator(".notice.good .article >> text=RU 5.1.11").waitFor();
    await arbiter.goto(`${server.address}/letters/1/cases`);
    await arbiter.waitForSelector(".appeals >> text=Bondar: remark");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "post-cases");
    await bondar.goto(`${server.address}/letters/1/cases`);
    await bondar.waitForSelector(".appeals >> text=remark");
    await koval.goto(`${server.address}/letters/1/cases`);
    await koval.waitForSelector(".appeals >> text=remark"); // he is the headman too
  });

  await all.test("a break is taken in all games at once and stands in the calendar", async () => {
    await koval.goto(`${server.address}/letters/1/breaks`);
    await koval.waitForSelector("[name=first]");
    await koval.fill("[name=first]", day(10));
    await koval.fill("[name=last]", day(90));
    await koval.waitForSelector("form .notice.bad .article >> text=RU 5.4");
    await koval.fill("[name=last]", day(25));
    await koval.waitForSelector("form >> text=The rulebook allows it");
    await koval.click("form button");
    await koval.waitForSelector(".calendar li");
    assert.deepEqual(await complaints(koval), []);
    await picture(koval, "post-breaks");
  });

  await all.test("everybody sees table and start list in three languages, and no running game", async () => {
    const visitor = await person(browser, server, "/letters");
    await visitor.click("text=Postal Cup");
    await visitor.waitForSelector("table.games");
    assert.deepEqual(await visitor.$$eval("table.games a", (list) => list.map((one) => one.textContent)), ["Koval – Bondar"]); // the one that is over
    await visitor.goto(`${server.address}/letters/1/game/1`);
    await visitor.waitForSelector("text=only its players and the officials see it");
    await visitor.goto(`${server.address}/letters/1/table`);
    await visitor.waitForSelector("table.crosstable");
    for (const [code, word] of [["uk", "Турніри за листуванням"], ["ru", "Турниры по переписке"]]) {
      await visitor.evaluate((one) => localStorage.setItem("kodeks.language", one), code);
      await visitor.goto(`${server.address}/letters/1/list`);
      await visitor.waitForSelector("table");
      assert.ok(!(await visitor.textContent("main")).includes("Europe/Kyiv"), word);
    }
    for (const theme of ["light", "dark", "contrast"]) {
      await visitor.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await complaints(visitor), [], theme);
    }
    await picture(visitor, "post-list");
    assert.deepEqual([...visitor.faults, ...koval.faults, ...bondar.faults], []);
    for (const page of [visitor, koval, bondar]) await page.close();
  });
}
