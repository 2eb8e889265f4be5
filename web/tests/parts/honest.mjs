// Lines that fail: what was typed stays, an answer lost on the way does nothing twice, and the page
// says what is known and what is not.
import assert from "node:assert/strict";
import { act, begun, call, person, type } from "../kit.mjs";

async function cupWithRound(arbiter) {
  const settings = { name: "Honest", rulebook: "ru-code", year: 2026 };
  const { event: { id } } = await call(arbiter, "POST", "/api/events", { id: "honest", settings, stage: { system: "round-robin" } });
  for (const [i, one] of [{ acts: ["A", "B", "C", "D"].map((name) => ({ do: "enter", person: { name } })) }, { do: "draw-lots", stage: 1, seed: "s" }, { do: "pair", stage: 1 }].entries()) {
    const answer = await call(arbiter, "POST", `/api/events/${id}/acts`, { id: `honest-${i}`, ...one });
    assert.equal(answer.type, "ack", JSON.stringify(answer));
  }
  return id;
}

const recorded = async (arbiter, id) => (await call(arbiter, "GET", `/api/events/${id}/stages/1/rounds/1`)).pairings.map((one) => one.games[0].status);

async function typed(page, line) {
  await page.fill("#result-line", line);
  await page.press("#result-line", "Enter");
}

export default async function honest(all, { server, browser, arbiter }) {
  const id = await cupWithRound(arbiter);

  await all.test("an answer lost on the way: the result is sent again, and recorded once", async () => {
    await arbiter.goto(`${server.address}/e/${id}/desk`);
    await arbiter.waitForSelector("#result-line");
    let lost = 0;
    await arbiter.route("**/acts", async (route) => {
      const answer = await route.fetch();
      lost += 1;
      if (lost === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await typed(arbiter, "1 1");
    await arbiter.waitForSelector("#result-help >> text=Table 1 is recorded");
    await arbiter.unroute("**/acts");
    assert.equal(lost, 2);
    assert.equal(await arbiter.locator(".notice.bad").count(), 0);
    assert.deepEqual((await recorded(arbiter, id)).sort(), ["finished", "open"]);
  });

  await all.test("without a server the typed result stays in its field, and nothing is promised", async () => {
    const before = await recorded(arbiter, id);
    await arbiter.context().setOffline(true);
    await arbiter.waitForSelector("[data-line=lost]");
    await typed(arbiter, "2 =");
    await arbiter.waitForSelector(".notice.bad >> text=No answer: it is not known whether this was done.");
    assert.equal(await arbiter.inputValue("#result-line"), "2 =");
    await arbiter.context().setOffline(false);
    await arbiter.waitForSelector("[data-line=live]");
    assert.deepEqual(await recorded(arbiter, id), before);
    await arbiter.press("#result-line", "Enter");
    await arbiter.waitForSelector("#result-help >> text=Table 2 is recorded");
    assert.equal(await arbiter.locator(".notice.bad").count(), 0);
  });

  await all.test("a page that opens on a bad line says so, asks again, and calls nothing empty", async () => {
    const page = await person(browser, server, "/rules");
    let failures = 3;
    await page.route(/\/api\/(session|events)$/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await page.goto(server.address + "/");
    await page.waitForSelector("main >> text=Connecting …"); // until it is known who is here
    await page.waitForSelector("h1");
    await page.waitForSelector("a >> text=Honest");
    await page.unrouteAll();
    const missed = await person(browser, server, "/rules");
    let tables = 2;
    await missed.route("**/api/**/standings", (route) => (tables-- > 0 ? route.abort() : route.continue()));
    await missed.goto(`${server.address}/e/${id}/standings`);
    await missed.waitForSelector(".standings tbody tr >> nth=3");
    await missed.route("**/assets/Tools-*", (route) => route.abort());
    await missed.click("nav >> text=Tools");
    await missed.waitForSelector("[role=alert] >> text=This part of the page did not come");
    await missed.unrouteAll();
    await missed.click("text=Load the page again");
    await missed.waitForSelector("h1 >> text=Tools");
    assert.deepEqual([...page.faults, ...missed.faults], []);
    await page.close();
    await missed.close();
  });

  await all.test("squares are understood as a keyboard of our countries gives them", async () => {
    const game = await begun(arbiter, { rulebook: "ru-code", variant: "russian" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.waitForSelector("text=Your move");
    for (const asked of ["board C3", "board с3", "board С3"]) { // Latin, then twice Cyrillic
      await type(white, asked);
      await white.waitForSelector(".command >> text=c3, white man");
    }
    await type(white, "c3-c9"); // refused: it stays, to be mended or typed over
    await white.waitForSelector(".notice.bad >> text=this is not a draughts move");
    await white.waitForFunction(() => document.getElementById("command").value === "c3-c9" && getSelection().toString() === "c3-c9");
    await type(white, "board ж9");
    await white.waitForSelector(".command >> text=ж9");
    await act(arbiter, game.id, { by: "white", do: "move", move: "c3-d4" });
    await white.waitForSelector(".notice.bad", { state: "detached" }); // no news any more
    await white.close();
  });

  await all.test("what cannot be understood is said with what was typed, and nothing is done", async () => {
    const made = await call(arbiter, "POST", "/api/events", { id: "typed", settings: { name: "Typed", rulebook: "ru-code", year: 2026 }, stage: { system: "round-robin" } });
    await arbiter.goto(`${server.address}/e/${made.event.id}/desk`);
    await arbiter.fill("[name=entries]", "Koval, 2100, Club 1\n1234\n\nSych; 99999\nBondar, Vira");
    await arbiter.click("button:text-is('Enter them')");
    await arbiter.waitForSelector(".notice.bad >> text=Lines to look at: 2, 4.");
    await arbiter.fill("[name=entries]", "Koval, 2100, Club 1\n\nSych; 1999\nBondar, Vira\nvon Hohenlohe, Jan, 1850");
    await arbiter.click("button:text-is('Enter them')");
    await arbiter.waitForSelector("text=Draw the lots");
    const { event } = await call(arbiter, "GET", `/api/events/${made.event.id}`);
    assert.deepEqual(event.entries.map(({ person }) => [person.name, person.ratings?.[0].value, person.club]),
      [["Koval", 2100, "Club 1"], ["Sych", 1999, undefined], ["Bondar, Vira", undefined, undefined], ["von Hohenlohe, Jan", 1850, undefined]]);
    await arbiter.goto(`${server.address}/e/${id}/desk`);
    await arbiter.waitForSelector("#result-line");
    await typed(arbiter, "hello");
    await arbiter.waitForSelector("#result-help >> text=«hello» is not understood.");
    assert.equal(await arbiter.inputValue("#result-line"), "hello");
    await arbiter.goto(`${server.address}/desk`);
    await arbiter.fill("[name=control]", "5+3"); // meant as minutes, perhaps
    await arbiter.waitForSelector("#control-help >> text=5 s for the rest of the game, 3 s more after each move");
    await arbiter.fill("[name=control]", "5 minutes");
    await arbiter.waitForSelector("#control-help strong", { state: "detached" });
  });

  await all.test("while a dialog is open the game goes on for the ear: its regions stand inside", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    const black = await person(browser, server, `/#code=${game.codes.black}`);
    await black.waitForSelector("#command");
    const inside = () => black.evaluate(() => Boolean(document.getElementById("say-move").closest("dialog[open]")));
    assert.equal(await inside(), false);
    await black.click("button:text-is('Claim')");
    await black.waitForSelector("dialog[open]");
    assert.equal(await inside(), true);
    await act(arbiter, game.id, { by: "white", do: "move", move: "e4" });
    await black.waitForFunction(() => globalThis.heard.includes("move: White: pawn e2 to e4."));
    await black.keyboard.press("Escape");
    await black.waitForSelector("dialog[open]", { state: "detached" });
    assert.equal(await inside(), false);
    await act(arbiter, game.id, { by: "black", do: "move", move: "e5" });
    await black.waitForFunction(() => globalThis.heard.includes("talk: Played: pawn e7 to e5."));
    assert.deepEqual(black.faults, []);
    await black.close();
  });
}
