// What follows from the office: a sanction entered at the tables, entries before the credentials
// commission, the vote of the appeals committee by a member with a code of his own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { call, complaints, heard, person, picture } from "../kit.mjs";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

async function paired(arbiter) {
  await arbiter.waitForSelector("nav >> text=Arbiter's desk"); // he has come in
  const text = readFileSync(join(root, "data/events/office.json"), "utf8").replaceAll("Кубок Дністра", "Hearing Cup"); // not the one of other tests
  const made = await arbiter.evaluate(async (body) => (await fetch("/api/events/import", { method: "POST", body })).json(), text);
  const { id } = made.event;
  for (const act of [{ do: "draw-lots", seed: "7" }, { do: "pair" }]) assert.equal((await call(arbiter, "POST", `/api/events/${id}/acts`, { id: act.do, ...act })).type, "ack");
  const { pairings } = await call(arbiter, "GET", `/api/events/${id}/stages/1/rounds/1`);
  const table = pairings.findIndex((one) => [one.first.name, one.second?.name].includes("Zhuk")) + 1;
  return { id, table, white: pairings[table - 1].first.name === "Zhuk" };
}

async function punished(arbiter, { id, table }, measure) {
  const answer = await call(arbiter, "POST", `/api/events/${id}/office/acts`, { id: `punish-${measure}`, do: "impose-sanction", measure, by: "Belova", at: "2026-05-01T16:00",
    breach: { offender: "Zhuk", what: "a phone rang", round: 1, table } });
  assert.equal(answer.type, "ack", JSON.stringify(answer));
}

export default async function hearings(all, { server, browser, arbiter }) {
  const event = await paired(arbiter);
  const desk = `${server.address}/e/${event.id}/desk`;

  await all.test("what a sanction asks is entered at the table, and the standings follow", async () => {
    await punished(arbiter, event, "loss");
    await arbiter.goto(`${desk}/sanctions`);
    await arbiter.click("summary >> text=Enter: Zhuk");
    const form = arbiter.locator(".proposals form");
    await form.locator("[name=round]").fill("9");
    await form.locator(".notice.bad").waitFor(); // there is no round 9
    await form.locator("[name=round]").fill("");
    await form.locator("text=The rulebook allows it").waitFor();
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "entering");
    await form.locator("button").focus();
    await arbiter.keyboard.press("Enter");
    await arbiter.waitForSelector(".disputes >> text=entered at the tables");
    assert.equal(await arbiter.locator(".proposals").count(), 0);
    assert.ok((await heard(arbiter)).includes("talk: Recorded."), JSON.stringify(await heard(arbiter)));
    const { pairings } = await call(arbiter, "GET", `/api/events/${event.id}/stages/1/rounds/1`);
    assert.equal(pairings[event.table - 1].games[0].result, event.white ? "0-1" : "1-0");
  });

  await all.test("an entry is received, refused only with a reason, and the act needs a commission", async () => {
    await arbiter.click(".rounds >> text=Credentials");
    await arbiter.waitForSelector("text=admitted: 6, refused: 0, open: 0");
    const receive = arbiter.locator("form", { hasText: "Record the entry" });
    await receive.locator("[name=name]").fill("Zhuk");
    await receive.locator(".notice.bad >> text=Zhuk").waitFor(); // he is entered already
    await receive.locator("[name=name]").fill("Drozd");
    await receive.locator("[name=received]").fill("2026-04-20");
    await receive.locator("text=The rulebook allows it").waitFor();
    await receive.locator("button").click();
    await arbiter.click("summary >> text=Decide about Drozd");
    const decide = arbiter.locator("form", { hasText: "Record the decision" });
    await decide.locator("[name=by]").selectOption("Kotov");
    await decide.locator(".notice.bad .article >> text=PMR 223").waitFor();
    await decide.locator("[name=by]").selectOption("Belova");
    await decide.locator("[name=verdict]").selectOption("refused");
    await decide.locator(".notice.bad").waitFor();
    await decide.locator("[name=reason]").fill("no papers");
    await decide.locator("text=The rulebook allows it").waitFor();
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "credentials");
    await decide.locator("button").click();
    await arbiter.waitForSelector("text=admitted: 6, refused: 1, open: 0");
    await arbiter.click("summary >> text=Draw up the act");
    const act = arbiter.locator("form", { hasText: "Draw up the act" });
    await act.locator("[name=date]").fill("2026-04-30");
    await act.locator(".notice.bad").waitFor(); // nobody sits on the commission
    const appointed = await call(arbiter, "POST", `/api/events/${event.id}/office/acts`, { id: "member", do: "appoint", official: { name: "Larina", role: "credentials-member" }, by: "Orlova" });
    assert.equal(appointed.type, "ack", JSON.stringify(appointed));
    await act.locator("[name=date]").fill("2026-05-01");
    await act.locator("text=The rulebook allows it").waitFor();
    await act.locator("button").click();
    await arbiter.waitForSelector("text=Act of 1 May 2026: Larina");
    await arbiter.click("text=Print the act");
    await arbiter.frameLocator("iframe.paper").locator("text=Drozd").first().waitFor();
  });

  await all.test("a member of the appeals committee comes with a code and records its vote", async () => {
    for (const act of [{ do: "conciliate" }, { do: "answer-protest", answer: "the warning stands" }]) {
      const answer = await call(arbiter, "POST", `/api/events/${event.id}/office/acts`, { id: act.do, protest: 1, by: "Belova", ...act });
      assert.equal(answer.type, "ack", JSON.stringify(answer));
    }
    const { code } = await call(arbiter, "POST", "/api/codes", { role: "appeals", name: "Demina" });
    const member = await person(browser, server, `/#code=${code}`, { viewport: { width: 390, height: 800 } });
    await member.waitForSelector("nav");
    await member.waitForFunction(async () => (await (await fetch("/api/session")).json()).role === "appeals");
    await member.goto(`${desk}`);
    await member.waitForSelector("h2 >> text=Protests");
    assert.deepEqual(await member.$$eval(".rounds a", (links) => links.map((one) => one.textContent)),
      ["Journal", "Duties", "Credentials", "Officials", "Regulations", "Sanctions", "Protests"]);
    await member.click("summary >> text=The committee votes on protest 1");
    const form = member.locator("form", { hasText: "Record the vote" });
    await form.locator("[name=in_favour]").fill("2");
    await form.locator("text=The rulebook allows it").waitFor();
    await form.locator("[name=voters]").first().uncheck();
    await form.locator(".notice.bad .article").first().waitFor(); // the whole committee votes
    await form.locator("[name=voters]").first().check();
    await form.locator("text=The rulebook allows it").waitFor();
    await form.locator("[name=answer]").fill("the talk was about a clock");
    assert.deepEqual(await complaints(member), []);
    await picture(member, "vote-phone");
    assert.ok(await member.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await form.locator("button").click();
    await member.waitForSelector(".disputes >> text=2 of 3 for the protest");
    await arbiter.goto(`${desk}/protests`);
    await arbiter.waitForSelector(".disputes >> text=the talk was about a clock");
    assert.equal(await arbiter.locator("summary >> text=Answer protest 1").count(), 0); // it is final
    assert.deepEqual([...member.faults, ...arbiter.faults], []);
    await member.close();
  });

  await all.test("the committee is chosen at the desk of another event, an even one is refused", async () => {
    const text = readFileSync(join(root, "data/events/office.json"), "utf8").replaceAll("Кубок Дністра", "Second Cup");
    const made = await arbiter.evaluate(async (body) => (await fetch("/api/events/import", { method: "POST", body })).json(), text);
    await arbiter.goto(`${server.address}/e/${made.event.id}/desk/officials`);
    await arbiter.waitForSelector(".terms-list >> text=Demina, Bendery");
    await arbiter.click("summary >> text=Choose the committee");
    const form = arbiter.locator("form", { hasText: "Record the committee" });
    await form.locator("[name=chairman]").fill("Demina, Bendery, 1970-03-01");
    await form.locator("[name=members]").fill("Frolov, Tiraspol, 1982-07-09");
    await form.locator(".notice.bad .article >> text=PMR 251").waitFor();
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "committee");
    const state = async () => (await call(arbiter, "GET", `/api/events/${made.event.id}/office`)).state;
    const before = await state();
    await form.locator("button").click();
    await form.locator(".notice.bad .article >> text=PMR 251").waitFor();
    assert.deepEqual(await state(), before);
    await arbiter.emulateMedia({ colorScheme: "dark" });
    await picture(arbiter, "committee-dark");
    await arbiter.emulateMedia({ colorScheme: "light" });
  });

  await all.test("a date that no calendar has is refused with the article that asks for it", async () => {
    const made = await call(arbiter, "POST", "/api/events", { id: "calendar", settings: { name: "Calendar Cup", rulebook: "ua2026", year: 2026, games: { variant: "russian" } }, stage: { system: "round-robin" } });
    await arbiter.goto(`${server.address}/e/${made.event.id}/desk/credentials`);
    const receive = arbiter.locator("form", { hasText: "Record the entry" });
    await receive.locator("[name=name]").fill("Lis");
    await receive.locator("[name=received]").fill("2026-04-20");
    await receive.locator("[name=born]").focus();
    await arbiter.keyboard.type("31022010"); // day, month, year
    await receive.locator(".notice.bad .article >> text=UA II.8.1").waitFor();
    assert.deepEqual(await complaints(arbiter), []);
    const before = await call(arbiter, "GET", `/api/events/${made.event.id}/office`);
    await receive.locator("button").click();
    await receive.locator(".notice.bad .article >> text=UA II.8.1").waitFor();
    assert.deepEqual((await call(arbiter, "GET", `/api/events/${made.event.id}/office`)).state, before.state);
  });
}
