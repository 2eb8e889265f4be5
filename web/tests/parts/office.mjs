// Papers and the office of an event: previewed, printed, downloaded; duties, regulations, officials,
// sanctions and protests at the desk, each refusal with its article before anything is sent; a
// player protests from his own page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { call, complaints, person, picture } from "../kit.mjs";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

async function imported(arbiter, server) {
  await arbiter.waitForSelector("nav >> text=Arbiter's desk"); // he has come in
  const text = readFileSync(join(root, "data/events/office.json"), "utf8");
  const made = await arbiter.evaluate(async (body) => (await fetch("/api/events/import", { method: "POST", body })).json(), text);
  return made.event.id;
}

const list = (page) => page.$$eval(".paper-list a", (all) => all.map((one) => one.textContent));

export default async function office(all, { server, browser, arbiter }) {
  const event = await imported(arbiter, server);

  await all.test("spectators see the papers of the wall, in three languages", async () => {
    const visitor = await person(browser, server, `/e/${event}/papers`);
    await visitor.waitForSelector(".paper-list");
    const names = await list(visitor);
    assert.ok(names.includes("Start list"), names.join());
    assert.ok(!names.includes("Score sheets") && !names.includes("Decisions"), names.join());
    await visitor.click(".paper-list >> text=Start list");
    const frame = visitor.frameLocator("iframe.paper");
    await frame.locator("h1 >> text=Start list").waitFor();
    await frame.locator("text=Ruban").first().waitFor();
    assert.deepEqual(await complaints(visitor), []);
    await visitor.selectOption("[name=paper-language]", "uk");
    await frame.locator("html[lang=uk]").waitFor();
    await picture(visitor, "papers");
    const [file] = await Promise.all([visitor.waitForEvent("download"), visitor.click(".paper-tools >> text=PDF")]);
    assert.equal(file.suggestedFilename(), "start-list-1.pdf");
    assert.ok(readFileSync(await file.path()).subarray(0, 5).toString() === "%PDF-");
    await visitor.click("summary >> text=Not yet possible");
    await visitor.waitForSelector(".not-yet >> text=Line-ups");
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });

  await all.test("officials get the others too, and print from the preview", async () => {
    await arbiter.goto(`${server.address}/e/${event}/papers/decisions`);
    const frame = arbiter.frameLocator("iframe.paper");
    await frame.locator("text=talking during the round").first().waitFor();
    await arbiter.evaluate(() => {
      document.querySelector("iframe.paper").contentWindow.print = () => (globalThis.printed = true);
    });
    await arbiter.click("text=Print this paper");
    assert.equal(await arbiter.evaluate(() => globalThis.printed), true);
  });

  await all.test("a duty is done by whoever has it, and refused to others with the article", async () => {
    await arbiter.goto(`${server.address}/e/${event}/desk/duties`);
    const row = arbiter.locator(".duties tbody tr", { hasText: "check boards, clocks and modes · round 1" });
    await row.waitFor();
    await row.locator("select").selectOption("Gordeeva");
    await row.locator("button").click();
    await arbiter.waitForSelector(".notice.bad >> text=does not have this duty");
    await arbiter.waitForSelector(".notice.bad .article >> text=PMR 228");
    await row.locator("select").selectOption("Kotov");
    await row.locator("button").click();
    await row.locator("text=done late").waitFor();
    await picture(arbiter, "duties");
    assert.deepEqual(await complaints(arbiter), []);
  });

  await all.test("the regulations are checked, and a clause is tried while it is written", async () => {
    await arbiter.click(".rounds >> text=Regulations");
    await arbiter.waitForSelector(".remarks .article >> text=PMR 123");
    await arbiter.selectOption("[name=condition]", "appeal-minutes");
    await arbiter.fill("[name=text]", "soon");
    await arbiter.waitForSelector("form .notice.bad");
    await arbiter.fill("[name=text]", "45");
    await arbiter.waitForSelector("form >> text=The rulebook allows it");
    await arbiter.click("text=Write it");
    await arbiter.waitForSelector(".terms-list dd >> text=45");
    await arbiter.click("summary >> text=Approve, publish or send them");
    await arbiter.selectOption("details [name=by]", "Kotov");
    await arbiter.waitForSelector("details .notice.bad >> text=Kotov");
    await arbiter.selectOption("details [name=by]", "Orlova");
    await arbiter.fill("details [name=date]", "2026-03-01");
    await arbiter.waitForSelector("details >> text=The rulebook allows it");
    await arbiter.click("details >> text=Record it");
    await arbiter.waitForSelector("text=Approved by Orlova, 1 Mar 2026");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "clauses");
  });

  await all.test("an official is appointed, an exclusion by a line arbiter is refused beforehand", async () => {
    await arbiter.click(".rounds >> text=Officials");
    await arbiter.fill("[name=name]", "Larina");
    await arbiter.selectOption("[name=by]", "Orlova");
    await arbiter.click("main form button");
    await arbiter.waitForSelector("tbody th >> text=Larina");
    const sector = arbiter.locator("form", { has: arbiter.locator("[name=arbiter]") });
    await sector.locator("[name=arbiter]").selectOption("Larina");
    await sector.locator("[name=first]").fill("1");
    await sector.locator("[name=last]").fill("4");
    await sector.locator("[name=by]").selectOption("Kotov");
    await sector.locator(".notice.bad .article >> text=PMR 223").waitFor(); // the chief arbiter gives tables
    await sector.locator("[name=by]").selectOption("Belova");
    await sector.locator("text=The rulebook allows it").waitFor();
    await sector.locator("button").click();
    await arbiter.waitForSelector("tr:has(th:text-is('Larina')) >> text=1–4");
    assert.deepEqual(await complaints(arbiter), []);
    await arbiter.click(".rounds >> text=Sanctions");
    await arbiter.waitForSelector(".disputes >> text=talking during the round");
    await arbiter.fill("[name=offender]", "Zhuk");
    await arbiter.fill("[name=what]", "a phone rang");
    await arbiter.selectOption("[name=measure]", "expulsion");
    await arbiter.selectOption("[name=by]", "Kotov");
    await arbiter.waitForSelector("form .notice.bad .article >> text=PMR 146i");
    await picture(arbiter, "sanctions");
    await arbiter.selectOption("[name=by]", "Belova");
    await arbiter.waitForSelector("form >> text=The rulebook allows it");
    await arbiter.click("text=Impose it");
    await arbiter.waitForSelector(".notice >> text=Zhuk, exclusion");
    assert.deepEqual(await complaints(arbiter), []);
  });

  await all.test("a player protests from his own page and reads the answer there", async () => {
    const { codes } = await call(arbiter, "POST", `/api/events/${event}/codes`, {});
    const slip = codes.find((one) => one.name === "Sova");
    const player = await person(browser, server, `/#code=${slip.code}`);
    await player.waitForSelector(".tabs");
    await player.click(".tabs >> text=Protest");
    await player.waitForSelector("text=You protest as Sova");
    await player.fill("[name=against]", "the result of table 1");
    await player.waitForSelector("text=The rulebook allows it");
    await player.click("text=Lodge the protest");
    await player.waitForSelector(".disputes >> text=the result of table 1");
    assert.deepEqual(await complaints(player), []);
    await picture(player, "own-protest");
    await arbiter.click(".rounds >> text=Protests");
    await arbiter.waitForSelector(".disputes >> text=the result of table 1");
    await arbiter.click("summary >> text=Answer protest 2");
    const form = arbiter.locator(".disputes > li", { hasText: "the result of table 1" }).locator("form", { hasText: "Record the answer" });
    await form.locator("[name=reply]").selectOption("upheld");
    await form.locator(".notice.bad .article >> text=PMR 250").waitFor(); // peace first
    await form.locator("[name=reply]").selectOption("settled");
    await form.locator("[name=by]").selectOption("Kotov"); // a line arbiter, and he has decided what is protested
    await form.locator(".notice.bad .article >> text=PMR 250").waitFor();
    const before = await call(arbiter, "GET", `/api/events/${event}/office`);
    await form.locator("button").click();
    await form.locator(".notice.bad .article >> text=PMR 250").waitFor();
    assert.deepEqual((await call(arbiter, "GET", `/api/events/${event}/office`)).state, before.state);
    await form.locator("[name=by]").selectOption("Belova");
    await form.locator("[name=answer]").fill("both agree on a draw");
    await form.locator("text=The rulebook allows it").waitFor();
    await form.locator("button").click();
    await arbiter.waitForSelector(".disputes >> text=both agree on a draw");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "protests");
    await player.waitForSelector(".disputes >> text=both agree on a draw");
    assert.deepEqual([...player.faults, ...arbiter.faults], []);
    await player.close();
  });
}
