// Hands at the board: touch-move, a capture step by step, a sealed move, an incident.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { act, begun, call, newGame, person, picture, press, seated } from "../kit.mjs";

export default async function hands(all, { server, browser, arbiter }) {
  await all.test("by hand: a touched piece must be moved, and the clock completes the move", async () => {
    await arbiter.goto(server.address + "/desk");
    await arbiter.waitForSelector("[name=white]");
    const game = await newGame(arbiter, { rulebook: "fide2023", variant: "chess" });
    const white = await seated(browser, server, game, "white");
    const black = await seated(browser, server, game, "black");
    await white.evaluate(() => localStorage.setItem("kodeks.hand", "by-hand"));
    await white.reload();
    await arbiter.goto(server.address + game.path);
    await arbiter.click("text=Begin the game");
    await white.waitForSelector("text=Your move");
    await press(white, "b1");
    await white.waitForSelector("[data-square=b1].touched");
    await press(white, "c3");
    await white.waitForSelector(".moves >> text=Nc3");
    // Made, not completed: Black has the move (FIDE 1.3), and White's clock runs on.
    assert.match(await black.textContent(".clock.running"), /Olena/);
    await white.click("text=Press the clock");
    await black.waitForSelector("text=Your move");
    await press(black, "e7", "e5"); // at once, as this player chose
    await white.waitForSelector("text=Your move");
    await white.click("text=I adjust");
    await press(white, "g1"); // FIDE 4.2.1: adjusting does not bind
    await white.waitForTimeout(300);
    assert.equal(await white.locator(".touched, .notice.bad").count(), 0);
    await white.close();
    await black.close();
  });

  await all.test("draughts: the capture is walked where there is a choice, the taken stand until its end", async () => {
    const game = await begun(arbiter, { rulebook: "ru-code", variant: "russian", fen: "W:WKa1:Bc3,e5,e7,g5" });
    const player = await person(browser, server, `/#code=${game.codes.white}`);
    await player.waitForSelector("text=Your move");
    await press(player, "a1");
    await player.waitForSelector("[data-square=d4].target");
    await press(player, "d4");
    await player.waitForSelector("[data-square=c3].captured");
    assert.match(await player.getAttribute("[data-square=c3]", "aria-label"), /captured/);
    await picture(player, "capture");
    await player.close();
  });

  await all.test("a sealed move stays on paper, and only the same paper opens it", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess", control: "7200", "default-time": "0:30:00" });
    const { id, codes } = game;
    const [white, black] = await Promise.all(["white", "black"].map((side) => person(browser, server, `/#code=${codes[side]}`)));
    await act(arbiter, id, { do: "adjourn" });
    await white.click("text=Seal the move");
    await white.fill("[name=sealed]", "Nf3");
    await white.fill("[name=resumption]", "tomorrow at 10");
    await white.click("text=Close the envelope");
    await white.waitForSelector("dialog .code");
    const [move, secret] = await white.$$eval("dialog .code", (lines) => lines.map((one) => one.textContent));
    assert.equal(move, "Nf3");
    const mark = createHash("sha256").update(`${secret.replaceAll("-", "")} Nf3`).digest("hex");
    await white.click("text=It is in the envelope");
    await white.waitForSelector(".turn >> text=adjourned");
    const facts = await call(arbiter, "GET", `/api/games/${id}/facts`);
    assert.ok(!JSON.stringify(facts).includes("Nf3") && !JSON.stringify(facts).includes(mark)); // told to nobody
    await act(arbiter, id, { do: "resume" });
    await arbiter.goto(`${server.address}/g/${id}`);
    await white.click("text=I am here");
    await black.click("text=I am here");
    for (const [paper, word] of [["Nf3", "WRONG"], ["Nf3", secret.toLowerCase()]]) {
      await arbiter.click("text=Open the envelope");
      await arbiter.fill("dialog input >> nth=0", paper);
      await arbiter.fill("dialog input >> nth=1", word);
      await arbiter.click("dialog button.primary");
      if (word === "WRONG") await arbiter.waitForSelector(".notice.bad");
    }
    await black.waitForSelector("text=Your move");
    await white.close();
    await black.close();
  });

  await all.test("an incident is found by words and ruled with its articles", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await arbiter.goto(`${server.address}/desk?board=${game.id}`);
    await arbiter.fill(".incident input[type=search]", "smok");
    await arbiter.waitForSelector("text=1 to choose from");
    await picture(arbiter, "incident");
    await arbiter.selectOption("[name=side]", "black");
    await arbiter.click("text=Ask the rulebook");
    await arbiter.waitForSelector(".ruled, .question");
    assert.deepEqual(arbiter.faults, []);
  });

  await all.test("an incident is found by the words people use; time is given, and the ruling is not followed, with a reason", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await arbiter.goto(`${server.address}/desk?board=${game.id}`);
    const found = async (words) => {
      await arbiter.fill(".incident input[type=search]", words);
      return arbiter.$$eval("[name=what] option", (all) => all.map((one) => one.textContent));
    };
    const heads = {};
    for (const words of ["phone", "touched", "two hands", "late", "knocked"]) heads[words] = await found(words);
    assert.deepEqual(heads, {
      phone: ["Electronic device on the player", "A source of noise"],
      touched: ["A piece was touched and another one moved"],
      "two hands": ["The last move was illegal", "Clock pressed with the other hand"],
      late: ["Look at the clocks and at who is absent", "The late arrival is excused"],
      knocked: ["Pieces have just been displaced", "Displaced pieces"],
    });
    await found("disturbance");
    await arbiter.selectOption("[name=side]", "black");
    await arbiter.fill("[name=minutes]", "3.5");
    await arbiter.click("text=Ask the rulebook");
    await arbiter.waitForSelector(".ruled >> text=Black: 5:00 → 8:30");
    await arbiter.click("text=Decide otherwise");
    await arbiter.fill("[name=why]", "the noise was his own");
    await arbiter.click(".overrule button");
    await arbiter.click("text=Journal of this board");
    await arbiter.waitForSelector(".incident .journal >> text=the noise was his own");
    const { view } = await call(arbiter, "GET", `/api/games/${game.id}`);
    assert.equal(view.clocks.black.remaining_ms, 300000);
    assert.deepEqual(arbiter.faults, []);
  });

  await all.test("a player claims a touched piece, and the rulebook answers with its article", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    const black = await person(browser, server, `/#code=${game.codes.black}`);
    await act(arbiter, game.id, { by: "white", do: "move", move: "e4" }); // what the hand did before nobody's machine saw
    await black.waitForSelector("[data-square=e4] .piece");
    await black.click("button:text-is('Claim')");
    await black.selectOption("dialog select", "touched");
    await black.fill("dialog [name=square]", "g1");
    await black.click("text=Claim before the arbiter");
    await black.waitForSelector(".notice >> text=The arbiter is asked");
    await arbiter.goto(`${server.address}/g/${game.id}`);
    await arbiter.waitForSelector(".question");
    await arbiter.click(".question >> text='it was touched'");
    await black.waitForSelector(".journal .ruling .article:text-is('FIDE 4.3')");
    await black.waitForSelector("[data-square=e2] .piece"); // the pawn is back, the knight must move
    await black.close();
  });
}
