// A tournament by letter in the pages: announced at the desk, played by two players with their own
// codes, a break, a claim with its time chart, a protest that the partner does not see, the
// arbiter's word, and the table; by keyboard, in three languages, without complaints of axe. Then
// another one at its end: adjudication, a dispute up to the organiser, closing, and the papers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { call, complaints, heard, person, picture } from "../kit.mjs";

const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);

// The form of an act, by what its summary says.
const box = (page, title) => page.locator("details", { has: page.locator(`summary:text-is("${title}")`) });

// Fills it in as a person does; nothing is sent yet.
async function fill(page, title, fields) {
  const form = box(page, title);
  await form.waitFor();
  if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    const kind = await field.evaluate((one) => one.type);
    if (kind === "select-one") await field.selectOption(value);
    else if (kind === "checkbox") await field.setChecked(value);
    else await field.fill(value);
  }
  return form;
}

async function send(page, title, fields) {
  const form = await fill(page, title, fields);
  await form.locator("form button").click();
}

// The article with which the book refuses what stands in the form.
async function refusal(page, title, fields) {
  const form = await fill(page, title, fields);
  const shown = form.locator(".notice.bad .article").first();
  await shown.waitFor();
  return (await shown.textContent()).trim();
}

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

  await all.test("an unfinished game is adjudicated by both analyses, which stay sealed; the organiser decides the protest", async () => {
    const acts = (list) => list.reduce((before, act, i) => before.then(async () => {
      const answer = await call(arbiter, "POST", "/api/correspondence/2/acts", { id: `end-${i}-${act.do}`, ...act });
      assert.equal(answer.type, "ack", JSON.stringify([act, answer]));
    }), Promise.resolve());
    await call(arbiter, "POST", "/api/correspondence", { name: "Autumn Cup", code: "A-26", rulebook: "ru-code", organiser: "Club", arbiter: "Orlov", headman: "Koval", first: day(-300), last: day(-20) });
    await acts([
      ...["Koval", "Bondar", "Moroz"].map((name) => ({ do: "enter", by: "organiser", name, on: day(-320), address: "Kyiv" })),
      { do: "start", by: "organiser", on: day(-310) },
      { do: "letter", game: 1, by: "Bondar", on: day(-300), moves: ["c3-d4"] },
      { do: "letter", game: 1, by: "Moroz", on: day(-294), received: day(-295), resigns: true },
      { do: "letter", game: 3, by: "Moroz", on: day(-300), moves: ["c3-d4"], "offers-draw": true },
      { do: "letter", game: 3, by: "Koval", on: day(-294), received: day(-295), "accepts-draw": true },
      { do: "letter", game: 2, by: "Koval", on: day(-300), moves: ["c3-d4"] },
      { do: "letter", game: 2, by: "Bondar", on: day(-290), received: day(-295), moves: ["d6-c5"] },
    ]);
    const { codes: slips } = await call(arbiter, "POST", "/api/correspondence/2/codes", {});
    const at = (name) => person(browser, server, `/#code=${slips.find((one) => one.name === name).code}`);
    koval = await at("Koval");
    bondar = await at("Bondar");
    for (const page of [koval, bondar]) {
      await page.waitForSelector(".my-games");
      await page.goto(`${server.address}/letters/2/game/2`);
    }
    assert.equal(await refusal(bondar, "Send my analysis", { evaluation: "draw", text: "Nobody gets through.", on: day(-20) }), "RU 5.5.2");
    await send(bondar, "Send my analysis", { evaluation: "draw", text: "Nobody gets through.", on: day(-15) });
    await bondar.waitForSelector("#analyses ~ .two-columns >> text=Nobody gets through.");
    await koval.reload(); // something has happened in his game since he looked
    await send(koval, "Send my analysis", { evaluation: "white-wins", text: "The left side is strong.", on: day(-14) });
    await koval.waitForSelector("#analyses ~ .two-columns >> text=The left side is strong.");
    assert.match(await koval.textContent(".two-columns"), /BondarOnly for the judges\./);
    assert.ok(!(await koval.textContent("main")).includes("Nobody gets through."));
    await arbiter.goto(`${server.address}/letters/2/game/2`);
    await arbiter.waitForSelector("#analyses ~ .two-columns >> text=Nobody gets through.");
    assert.match(await arbiter.textContent(".two-columns"), /a win for WhiteThe left side is strong\..*drawNobody gets through\./s);
    assert.equal(await refusal(arbiter, "Adjudicate the game", { verdict: "draw", on: day(-16) }), "RU 5.5.2");
    await send(arbiter, "Adjudicate the game", { verdict: "draw", on: day(-13) });
    await arbiter.waitForSelector(".letter-head strong >> text=1/2-1/2");
    await arbiter.waitForSelector(".ruling .article >> text=RU 5.5.5");
    assert.deepEqual(await complaints(arbiter), []);
    await koval.reload();
    await koval.waitForSelector("text=Nobody gets through."); // it is decided: nothing is sealed any more
    assert.equal(await refusal(koval, "Protest", { received: day(-12), reason: "White wins.", on: day(-1) }), "RU 5.5.6");
    await send(koval, "Protest", { received: day(-12), reason: "White wins.", on: day(-5) });
    await koval.waitForFunction(() => document.querySelector("main").textContent.includes("White wins."));
    await arbiter.reload();
    await send(arbiter, "Decide the protest", { verdict: "white-wins", on: day(-4) });
    await arbiter.waitForSelector(".letter-head strong >> text=1-0");
    await arbiter.waitForSelector(".ruling .article >> text=RU 5.5.7");
    assert.equal(await box(arbiter, "Decide the protest").count(), 0); // its word is final
    await picture(arbiter, "post-adjudication");
  });

  await all.test("a dispute goes from the headman to the arbiter and from him to the organiser", async () => {
    for (const page of [koval, bondar]) await page.goto(`${server.address}/letters/2/cases`);
    await send(bondar, "Bring a dispute", { game: "1", matter: "The score sheet differs.", on: day(-280) });
    await bondar.waitForSelector(".appeals >> text=To be decided by: Headman");
    await koval.goto(`${server.address}/letters/2/desk`);
    await send(koval, "Decide a case", { case: "1", decision: "It does not.", on: day(-278) });
    await box(koval, "Decide a case").locator(".notice.good").waitFor();
    await bondar.reload();
    await bondar.waitForSelector(".appeals >> text=It does not.");
    assert.equal(await refusal(bondar, "Appeal", { case: "1", received: day(-275), reason: "Look again.", on: day(-264) }), "RU 5.1.12");
    await send(bondar, "Appeal", { case: "1", received: day(-275), reason: "Look again.", on: day(-270) });
    await bondar.waitForSelector(".appeals >> text=To be decided by: Arbiter");
    await arbiter.goto(`${server.address}/letters/2/desk`);
    assert.equal(await refusal(arbiter, "Decide a case", { case: "1", decision: "I looked.", by: "headman", on: day(-265) }), "RU 5.1.12");
    await send(arbiter, "Decide a case", { case: "1", decision: "I looked.", by: "arbiter", on: day(-265) });
    await box(arbiter, "Decide a case").locator(".notice.good").waitFor();
    await bondar.reload();
    await send(bondar, "Appeal", { case: "1", received: day(-262), reason: "Once more.", on: day(-260) });
    await bondar.waitForSelector(".appeals >> text=To be decided by: Organiser");
    await arbiter.reload();
    await send(arbiter, "Decide a case", { case: "1", decision: "That is final.", under: "RU:5.1.11", by: "organiser", on: day(-255) });
    await box(arbiter, "Decide a case").locator(".notice.good .article >> text=RU 5.1.11").waitFor();
    await bondar.reload();
    assert.equal(await refusal(bondar, "Appeal", { case: "1", received: day(-254), reason: "And again.", on: day(-253) }), "RU 5.1.12");
    assert.match(await bondar.textContent(".appeals"), /The score sheet differs\..*It does not\..*Look again\..*I looked\..*Once more\..*That is final\./s);
    assert.deepEqual(await complaints(bondar), []);
    await picture(bondar, "post-appeal");
  });

  await all.test("records are closed, results go round, both report, the organiser sums up", async () => {
    await bondar.goto(`${server.address}/letters/2/game/1`);
    await send(bondar, "Send the record of the game", { on: day(-290) });
    await bondar.waitForSelector(".ruling >> text=came in time");
    await koval.goto(`${server.address}/letters/2/desk`);
    await send(koval, "Close the records", { on: day(-3) });
    await koval.waitForSelector("summary:text-is('Report')");
    await koval.goto(`${server.address}/letters/2/table`);
    await koval.waitForSelector("h2 >> text=Final table");
    // Koval beat Bondar; Moroz resigned to Bondar; nobody sent the record of game 3: minuses.
    assert.deepEqual(await koval.$$eval(".crosstable tbody tr", (rows) => rows.map((row) => [...row.children].map((one) => one.textContent.trim()).join(" "))),
      ["1 1. Koval * 1 - 2 1", "2 2. Bondar 0 * 1 2 1", "3 3. Moroz - 0 * 2 0"]);
    await koval.goto(`${server.address}/letters/2/desk`);
    await arbiter.goto(`${server.address}/letters/2/desk`);
    assert.equal(await refusal(arbiter, "Report", { text: "All is done.", by: "arbiter", on: day(-3) }), "RU 5.1.8"); // the headman first
    await send(koval, "Report", { text: "Three games.", on: day(-3) });
    await box(koval, "Report").locator(".notice.good .article >> text=RU 5.1.8").waitFor();
    await arbiter.reload();
    await send(arbiter, "Send information round", { final: true, by: "arbiter", on: day(-3) });
    await box(arbiter, "Send information round").locator(".notice.good >> text=3 of 3 players").waitFor();
    await send(arbiter, "Report", { text: "All is done.", by: "arbiter", on: day(-2) });
    await box(arbiter, "Report").locator(".notice.good .article >> text=RU 5.1.7").waitFor();
    await send(arbiter, "Sum up", { on: day(-1) });
    await arbiter.waitForSelector(".control >> text=summed up");
    assert.equal(await box(arbiter, "Sum up").count(), 0);
    await bondar.goto(`${server.address}/letters/2/cases`);
    await send(bondar, "I have the final results", { on: day(0) });
    await box(bondar, "I have the final results").locator(".notice.good .article >> text=RU 5.1.13").waitFor();
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "post-closed");
  });

  await all.test("papers are previewed, printed and downloaded by whoever may have them", async () => {
    const visitor = await person(browser, server, "/letters/2/papers");
    const list = (page) => page.$$eval(".paper-list a", (all) => all.map((one) => one.textContent));
    await visitor.waitForSelector(".paper-list");
    assert.deepEqual(await list(visitor), ["Start list", "Final results", "Record of a game", "Time chart"]);
    await visitor.click(".paper-list >> text=Start list");
    const frame = visitor.frameLocator("iframe.paper");
    await frame.locator("h1 >> text=Start list").waitFor();
    assert.ok(!(await frame.locator("body").textContent()).includes("Kyiv")); // addresses hang on no wall
    await visitor.selectOption("[name=paper-language]", "uk");
    await frame.locator("html[lang=uk]").waitFor();
    assert.deepEqual(await complaints(visitor), []);
    await picture(visitor, "post-papers");
    const [pdf] = await Promise.all([visitor.waitForEvent("download"), visitor.click(".paper-tools >> text=PDF")]);
    assert.equal(pdf.suggestedFilename(), "start-list.pdf");
    assert.ok(readFileSync(await pdf.path()).subarray(0, 5).toString() === "%PDF-");
    await visitor.click(".paper-list >> text=Record of a game");
    await visitor.selectOption("[name=paper-game]", "2");
    await frame.locator("text=1.cd4 dc5").waitFor();
    await bondar.goto(`${server.address}/letters/2/game/2`);
    await bondar.click("text=Papers of this game");
    await bondar.frameLocator("iframe.paper").locator("text=Game 2, Koval – Bondar").waitFor();
    await bondar.goto(`${server.address}/letters/2/papers/start-list?game=2`);
    await bondar.frameLocator("iframe.paper").locator("text=Kyiv").first().waitFor();
    assert.ok((await list(bondar)).includes("Adjudication") && !(await list(bondar)).includes("Report"));
    await arbiter.goto(`${server.address}/letters/2/papers/report`);
    const report = arbiter.frameLocator("iframe.paper");
    await report.locator("text=The organiser has summed up the tournament.").waitFor();
    await report.locator("text=Three games.").waitFor();
    await arbiter.evaluate(() => {
      document.querySelector("iframe.paper").contentWindow.print = () => (globalThis.printed = true);
    });
    await arbiter.click("text=Print this paper");
    assert.equal(await arbiter.evaluate(() => globalThis.printed), true);
    await visitor.goto(`${server.address}/letters/1/papers/record`); // a running game: not for him
    await visitor.waitForSelector(".paper-list");
    assert.deepEqual([...visitor.faults, ...koval.faults, ...bondar.faults], []);
    for (const page of [visitor, koval, bondar]) await page.close();
  });
}
