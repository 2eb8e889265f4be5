// Contests of compositions in the pages: announced with what its regulations lack, an author sends
// his work in, the judge sees no authors, has it examined and gives his mark, the award with an
// appeal, in three languages, by keyboard, without complaints of axe; then a solving contest from a
// file, and the ledger taken along and brought back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { call, complaints, heard, person, picture } from "../kit.mjs";

const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);
const zadacha = { "kodeks-composition": 1, rulebook: "ru-code", variant: "russian", genre: "zadacha", task: { lock: { men: 5 } },
  fen: "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2", lines: ["1. e3-f4 h6-g5 2. g1:e3", "1. e3-f4 f6-g5 2. g1:e3"] };

const box = (page, act) => page.locator(`[data-act=${act}]`);

// Opens what hides the form, fills it in as a person does and sends it.
async function doIt(page, act, fields = {}, { within = page } = {}) {
  const form = box(within, act).first();
  await form.waitFor({ state: "attached" });
  await form.evaluate((one) => {
    for (let node = one.parentElement; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
  });
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`);
    const kind = await field.first().evaluate((one) => one.type);
    if (kind.startsWith("select")) await field.selectOption(value);
    else if (kind === "checkbox") await field.setChecked(value);
    else await field.fill(String(value));
  }
  return form;
}

async function send(page, act, fields, options) {
  const form = await doIt(page, act, fields, options);
  await form.locator("form button").last().click();
  return form;
}

async function refused(page, act, fields) {
  const form = await doIt(page, act, fields);
  const shown = form.locator(".notice.bad .article").first();
  await shown.waitFor();
  return (await shown.textContent()).trim();
}

const at = (page, server, part) => page.goto(`${server.address}/contests/1/${part}`).then(() => page.waitForSelector("main.contest h2"));

export default async function contests(all, { server, browser, arbiter }) {
  let codes = [];
  let berg, clemens, arnold, scribe;
  const comeIn = (name) => person(browser, server, `/#code=${codes.find((one) => one.name === name).code}`);

  await all.test("a contest is announced; what its regulations lack is told with its articles", async () => {
    await arbiter.goto(`${server.address}/contests`);
    await arbiter.click("summary >> text=Announce a contest");
    await arbiter.waitForSelector("[name=variant-1] option", { state: "attached" });
    const given = { title: "Winter", organiser: "Club North", "section-1": "Zadachi", "senior-1": "Clemens", copies: 1, address: "Box 12", published: day(-120), closing: day(-1), preliminary: day(20), "in-force": day(20), prizes: 1, distinctions: "two diplomas", chief: "Arnold", secretary: "Scribe" };
    for (const [name, value] of Object.entries(given)) await arbiter.fill(`[name="${name}"]`, String(value));
    await arbiter.selectOption("[name=genre-1]", "zadacha");
    await arbiter.selectOption("[name=variant-1]", "russian");
    await arbiter.selectOption("[name=secrecy]", "closed");
    await arbiter.press("[name=chief]", "Enter");
    await arbiter.waitForSelector(".notice.bad .article >> text=RU 6.5.2#4");
    assert.equal(await arbiter.locator(".notice.bad li").count(), 1);
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "contest-announce");
    await arbiter.fill('[name="works-each"]', "2");
    await arbiter.press("[name=chief]", "Enter");
    await arbiter.waitForSelector(".notice.bad .article >> text=RU 6.5.2#12"); // two months must lie between both awards
    await arbiter.fill('[name="in-force"]', day(90));
    await arbiter.press("[name=chief]", "Enter");
    await arbiter.waitForSelector("h1 >> text=Winter");
  });

  await all.test("the secretary's desk: an application, a work that came by post, codes for everybody", async () => {
    await at(arbiter, server, "entries");
    await doIt(arbiter, "register", { name: "Berg", on: day(-10) });
    assert.equal(await refused(arbiter, "register", { name: "Berg", on: day(-10) }), "RU 6.5.5#9");
    for (const name of ["Berg", "Adler"]) {
      await send(arbiter, "register", { name, born: 1980, rank: "master", society: "none", post: "teacher", address: "Riga", on: day(-10) });
      await arbiter.waitForSelector(`table.authors th >> text=${name}`);
    }
    await doIt(arbiter, "enter", { section: "1", composition: JSON.stringify(zadacha), on: day(-9) });
    await box(arbiter, "enter").locator("[name=authors]").selectOption("1");
    await box(arbiter, "enter").locator("form button").last().click();
    await arbiter.waitForSelector(".contest-work h3 >> text=Work 1: Berg");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "contest-entries");
    await at(arbiter, server, "desk");
    await arbiter.click("button >> text=Make new codes");
    await arbiter.waitForSelector(".slip .code");
    codes = await arbiter.$$eval(".slip", (list) => list.map((one) => ({ name: one.querySelector("h3").textContent, code: one.querySelector(".code").textContent })));
    assert.deepEqual(codes.map((one) => one.name), ["Berg", "Adler", "Arnold", "Scribe", "Clemens", "Club North", "commission"]);
    await arbiter.waitForSelector("#journal ~ ol >> text=Berg");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "contest-desk");
  });

  await all.test("an author sees his own work and nobody else's; the day is over", async () => {
    berg = await comeIn("Berg");
    await berg.waitForSelector("main.contest .contest-work");
    assert.match(berg.url(), /\/contests\/1$/);
    assert.equal(await berg.locator(".contest-work").count(), 1);
    assert.match(await berg.textContent(".contest-work .position"), /White: b4, d4, h4, e3, g3, b2, Kd2, Ka1, e1, g1\./);
    assert.equal(await refused(berg, "withdraw", {}).catch(() => ""), "");
    await box(berg, "withdraw").locator("form button").click();
    await berg.waitForSelector("[data-act=withdraw] .notice.bad .article >> text=RU 6.5.5#1");
    assert.deepEqual(await complaints(berg), []);
    await picture(berg, "contest-author");
    const adler = await comeIn("Adler");
    await adler.waitForSelector("text=No work is shown yet");
    assert.equal(await adler.locator(".contest-work").count(), 0);
    assert.deepEqual(adler.faults, []);
    await adler.close();
  });

  await all.test("the judge gets works without authors, has them examined, and marks with the keyboard", async () => {
    clemens = await comeIn("Clemens");
    await clemens.waitForSelector("text=No works have been sent to you yet.");
    scribe = await comeIn("Scribe");
    await scribe.waitForSelector(".contest-duties");
    await send(scribe, "do-duty");
    await scribe.waitForSelector(".contest-duties .done >> text=sends the works");
    await clemens.reload();
    await clemens.waitForSelector(".contest-work h3 >> text=Work 1");
    assert.ok(!(await clemens.textContent("main")).includes("Berg"));
    await clemens.click("summary >> text=What you judge");
    assert.ok((await clemens.locator(".criteria li .article").count()) > 10);
    assert.equal(await refused(clemens, "give-mark", { mark: "8" }), "RU 6.7.2#12");
    await clemens.focus("button >> text=Examine work 1");
    await clemens.keyboard.press("Enter");
    await clemens.waitForSelector("text=The program has examined this work.");
    await clemens.waitForSelector("[data-act=examine] .notice.good .article >> text=RU 6.7.2#12");
    assert.ok((await heard(clemens)).some((one) => one.startsWith("talk: ")));
    await doIt(clemens, "give-mark", { mark: "8.5", comment: "Two clean finals." });
    await clemens.focus("[data-act=give-mark] [name=mark]");
    await clemens.keyboard.press("Enter");
    await clemens.waitForSelector(".marks >> text=Two clean finals.");
    assert.deepEqual(await complaints(clemens), []);
    await picture(clemens, "contest-judging");
    await at(clemens, server, "desk");
    await send(clemens, "do-duty");
    await clemens.waitForSelector(".contest-duties .done >> text=report of the section");
  });

  await all.test("the chief judge checks and publishes; everybody sees the award, in three languages and themes", async () => {
    arnold = await comeIn("Arnold");
    await at(arnold, server, "award");
    assert.equal(await refused(arnold, "publish-preliminary", {}).catch(() => ""), "");
    await at(arnold, server, "desk");
    await send(arnold, "do-duty");
    await arnold.waitForSelector(".contest-duties .done >> text=checks the reports");
    await at(arnold, server, "award");
    assert.ok(!(await arnold.textContent("table.places")).includes("Berg"));
    await send(arnold, "publish-preliminary");
    await arnold.waitForSelector("table.places >> text=Berg");
    const visitor = await person(browser, server, "/contests");
    await visitor.click("text=Winter");
    await visitor.waitForSelector("table.places >> text=Berg");
    assert.match(await visitor.textContent("table.places tbody"), /1Berg18½prize/);
    await visitor.waitForSelector(".contest-work h3 >> text=Work 1: Berg");
    for (const [code, word] of [["uk", "Попередні підсумки"], ["ru", "Предварительные итоги"], ["en", "Preliminary results"]]) {
      await visitor.evaluate((one) => localStorage.setItem("kodeks.language", one), code);
      await at(visitor, server, "award");
      assert.ok((await visitor.textContent("h2")).startsWith(word), code);
      await at(visitor, server, "overview");
      await visitor.waitForSelector("dl.facts .article");
    }
    for (const theme of ["light", "dark", "contrast"]) {
      await visitor.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await complaints(visitor), [], theme);
    }
    await picture(visitor, "contest-overview");
    await at(visitor, server, "papers");
    await visitor.waitForSelector(".paper-list");
    assert.deepEqual(await visitor.$$eval(".paper-list a", (all) => all.map((one) => one.textContent)), ["Regulations", "Preliminary results"]);
    await visitor.click(".paper-list >> text=Preliminary results");
    await visitor.frameLocator("iframe.paper").locator("h3 >> text=1. Berg").waitFor();
    const [pdf] = await Promise.all([visitor.waitForEvent("download"), visitor.click(".paper-tools >> text=PDF")]);
    assert.equal(pdf.suggestedFilename(), "award.pdf");
    assert.deepEqual(await complaints(visitor), []);
    await picture(visitor, "contest-papers");
    const sheet = await call(visitor, "GET", "/api/contests/1/papers/sheet?section=1").catch(() => null);
    assert.equal(sheet.error.name, "server.no_right");
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });

  await all.test("an appeal goes to the chief judge and then to the commission; the final award waits for its term", async () => {
    await at(berg, server, "appeals");
    await send(berg, "make-appeal", { work: "1", to: "chief", text: "The finals are worth more." });
    await berg.waitForSelector(".appeals >> text=The finals are worth more.");
    await at(arnold, server, "appeals");
    await arnold.waitForSelector(".appeals blockquote >> text=The finals are worth more.");
    await send(arnold, "decide-appeal", { answer: "kept" });
    await arnold.waitForSelector(".appeals >> text=the award stays");
    assert.deepEqual(await complaints(arnold), []);
    await at(berg, server, "appeals");
    await send(berg, "make-appeal", { work: "1", to: "commission", text: "Please look again." });
    await berg.waitForSelector(".appeals >> text=Please look again.");
    const commission = await comeIn("commission");
    await at(commission, server, "appeals");
    await send(commission, "decide-appeal", { answer: "reconsider", reason: "One final was overlooked." });
    await commission.waitForSelector(".appeals >> text=is to reconsider");
    await at(arnold, server, "award");
    await send(arnold, "revise", { work: "1", mark: "9", reason: "The second final counts." });
    await at(arnold, server, "award");
    await arnold.locator("[data-act=publish-final] form button").click();
    await arnold.waitForSelector("[data-act=publish-final] .notice.bad .article >> text=RU 6.7.2#17"); // they have to be told first
    await at(clemens, server, "desk");
    await send(clemens, "do-duty");
    await at(arnold, server, "award");
    await arnold.locator("[data-act=publish-final] form button").click();
    await arnold.waitForSelector("[data-act=publish-final] .notice.bad .article >> text=RU 6.5.2#12");
    await picture(arnold, "contest-award");
    assert.deepEqual([...berg.faults, ...clemens.faults, ...arnold.faults, ...scribe.faults, ...commission.faults], []);
    for (const page of [berg, clemens, arnold, scribe, commission]) await page.close();
  });

  await all.test("a solving contest comes from its file, names no authors, and its ledger goes out and in again", async () => {
    const regulations = { title: "Festive", rulebook: "ru-code", form: "solving", organiser: "Club North", body: "club", occasion: "festive", venue: "by-letter", published: day(-30), closing: day(5), address: "Box 12",
      ranking: "solvers", prizes: 1, distinctions: "a diploma", "in-force": day(6), panel: [{ name: "Arnold", role: "chief" }, { name: "Scribe", role: "secretary" }],
      tasks: [{ variant: "russian", genre: "etude", fen: "W:Wa5,Ka3:Ba7,f4", task: "win", author: "Shoshin", points: 5 }], findings: { "side-solution": 1, unsolvable: 2, inexact: 0.5 } };
    await arbiter.goto(`${server.address}/contests`);
    await arbiter.click("summary >> text=Announce from a file");
    await arbiter.setInputFiles("[name=regulations]", { name: "festive.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(regulations)) });
    await arbiter.waitForSelector("h1 >> text=Festive");
    await arbiter.goto(`${server.address}/contests/2/entries`);
    await send(arbiter, "register", { name: "Berg" });
    await arbiter.waitForSelector("table.authors >> text=Berg");
    await arbiter.goto(`${server.address}/contests/2/solving`);
    await send(arbiter, "give-score", { solver: "1", task: "1", points: "4" });
    await arbiter.waitForSelector("table.scores >> text=Berg");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "contest-solving");
    const visitor = await person(browser, server, "/contests/2/solving");
    await visitor.waitForSelector(".contest-work h3");
    assert.ok(!(await visitor.textContent("main")).includes("Shoshin"));
    await visitor.close();
    await arbiter.goto(`${server.address}/contests/2/desk`);
    const [file] = await Promise.all([arbiter.waitForEvent("download"), arbiter.click("a[download]")]);
    const text = readFileSync(await file.path(), "utf8");
    assert.equal(JSON.parse(text.split("\n")[1]).stream, "contest");
    await arbiter.goto(`${server.address}/contests`);
    await arbiter.click("summary >> text=Take over a contest");
    await arbiter.setInputFiles("[name=ledger]", { name: "c.jsonl", mimeType: "text/plain", buffer: Buffer.from(text.replace('"born"', '"bron"').replace("Festive", "Festival")) });
    await arbiter.waitForSelector("h1 >> text=/Festiv/");
  });
}
