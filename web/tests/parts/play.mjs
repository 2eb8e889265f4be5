// A whole refereed game by three browsers, and one by keyboard only with every announcement.
import assert from "node:assert/strict";
import { heard, line, newGame, person, picture, press, seated, type } from "../kit.mjs";

export default async function play(all, { server, browser, arbiter }) {
  await all.test("a refereed game of chess with an illegal move, a claim, a lost line and a restart", async () => {
    await arbiter.goto(server.address + "/desk");
    await arbiter.waitForSelector("[name=white]");
    const game = await newGame(arbiter, { rulebook: "fide2023", variant: "chess" });
    const white = await seated(browser, server, game, "white");
    const black = await seated(browser, server, game, "black", { viewport: { width: 390, height: 844 } });
    await picture(arbiter, "desk");
    await arbiter.goto(server.address + game.path);
    await arbiter.click("text=Begin the game");
    await white.waitForSelector("text=Your move");
    await press(white, "e2", "e4");
    await black.waitForSelector("text=Your move");
    await press(black, "e7", "e4"); // refused by the referee, and nothing has happened
    await black.waitForSelector(".notice.bad >> text=This move is not legal");
    await press(black, "e7", "e5");
    await white.waitForSelector("text=Your move");
    await picture(white, "board");
    await type(white, "make a2-a5");
    await white.click("text=Press the clock");
    await black.waitForSelector("text=Your move");
    await type(black, "illegal");
    await white.waitForSelector(".journal >> text=Illegal move number 1 of White: Black gets 2 min.");
    await type(white, "a3");
    await black.waitForSelector("text=Your move");
    await black.click("button:text-is('Claim')");
    await black.click("text=Claim before the arbiter");
    await black.waitForSelector(".journal .ruling >> nth=2");
    assert.deepEqual((await heard(black)).slice(0, 3), [
      "talk: Play is on.",
      "move: White: pawn e2 to e4.",
      "verdict: Not accepted: This move is not legal. article 2.1 of FIDE.",
    ]);
    await picture(black, "board-phone");
    await black.context().setOffline(true);
    await line(black, "lost");
    await black.context().setOffline(false);
    await line(black, "live");
    await server.stop("SIGKILL");
    await line(white, "lost");
    await server.start();
    await Promise.all([white, black, arbiter].map((page) => line(page, "live")));
    await white.waitForSelector(".moves >> text=a3");
    const again = (await heard(white)).filter((text) => text === "talk: Connected again.");
    assert.equal(again.length, 1);
    assert.deepEqual([...white.faults, ...black.faults], []);
  });

  await all.test("Russian draughts by keyboard only, every announcement word for word", async () => {
    await arbiter.goto(server.address + "/desk");
    await arbiter.waitForSelector("[name=white]");
    const game = await newGame(arbiter, { rulebook: "ru-code", variant: "russian" });
    const white = await person(browser, server, `/#code=${game.white}`);
    const black = await person(browser, server, `/#code=${game.black}`);
    for (const page of [white, black]) {
      await page.focus("text=I am here");
      await page.keyboard.press("Enter");
      await page.waitForSelector("#command");
    }
    await arbiter.goto(server.address + game.path);
    await arbiter.focus("text=Begin the game");
    await arbiter.keyboard.press("Enter");
    await white.waitForSelector("text=Your move");
    await white.focus("[role=gridcell][tabindex='0']"); // a1, the only tab stop of the board
    for (const key of ["ArrowUp", "ArrowUp", "Enter", "ArrowUp", "Enter"]) await white.keyboard.press(key);
    await black.waitForSelector("text=Your move");
    await type(black, "f6-e5");
    await white.waitForSelector("text=Your move");
    await type(white, "d4:f6");
    await black.waitForSelector("text=Your move");
    await type(black, "board f6");
    await black.waitForSelector("text=f6, white man");
    await type(black, "offer");
    await white.waitForSelector("text=Draw offered by: Black.");
    await white.focus("text=Accept");
    await white.keyboard.press("Enter");
    await black.waitForSelector(".outcome >> text=1/2-1/2");
    assert.deepEqual(await heard(black), [
      "talk: Play is on.",
      "move: White: c3 to d4.",
      "talk: Played: f6 to e5.",
      "move: White: d4 takes f6. You must capture.",
      "talk: f6, white man",
      "verdict: Black offered a draw before moving; the answer may wait for the move. article 1.9.5 of RU.",
      "talk: Black offered a draw.",
      "verdict: The game is drawn by agreement. article 1.9.1.1 of RU. 1/2-1/2: agreed draw.",
      "talk: The game is over.",
    ]);
    assert.deepEqual([...white.faults, ...black.faults], []);
  });
}
