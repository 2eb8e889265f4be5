// Moves that are announced because somebody does not see the board, by mouse, key and typed words, each
// heard once; the grounds of a protest; who saw an incident; the second addresses of pages.
import assert from "node:assert/strict";
import { act, begun, call, complaints, heard, newGame, person, picture, press, type } from "../kit.mjs";

const byHand = async (page) => {
  await page.evaluate(() => localStorage.setItem("kodeks.hand", "by-hand"));
  await page.reload();
  await page.waitForSelector("text=Your move");
};
const seat = (browser, server, game, side, options) => person(browser, server, `/join#code=${game.codes[side]}`, options);
const clear = async (page, what) => {
  for (const theme of ["light", "dark", "contrast"]) {
    await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
    assert.deepEqual(await complaints(page), [], `${what} ${theme}`);
  }
};

export default async function spoken(all, { server, browser, arbiter }) {
  await all.test("a blind player announces his move, the opponent repeats it (FIDE:D.2.1), each heard once", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess", players: { white: { name: "Olena", needs: { blind: true } }, black: { name: "Ivan" } } });
    const white = await seat(browser, server, game, "white");
    await byHand(white);
    const black = await seat(browser, server, game, "black", { viewport: { width: 390, height: 844 } });
    await black.waitForSelector("text=Your opponent's move");
    assert.equal(await white.locator("button:has-text('Announce')").count(), 0);
    await press(white, "e2", "e4");
    await white.waitForSelector("button.primary:text-is('Announce: pawn e2 to e4')");
    assert.equal(await white.locator(".doing .primary").count(), 1);
    await clear(white, "announce");
    await picture(white, "announce");
    await white.click("text=Press the clock");
    await white.waitForSelector(".notice.bad .article:text-is('FIDE D.2.3.3')");
    await white.focus("[role=gridcell][tabindex='0']");
    await white.keyboard.press("a"); // the words are the move
    await white.waitForSelector(".moves >> text=e4");
    await white.keyboard.press("c");
    await black.waitForSelector("text=Your move");
    await black.click("button:text-is('Repeat: pawn e2 to e4')");
    await black.waitForSelector(".journal .ruling .article:text-is('FIDE D.2.1')");
    await black.waitForSelector("button:has-text('Repeat')", { state: "detached" });
    await type(black, "e5");
    await white.waitForSelector("button:text-is('Repeat: pawn e7 to e5')");
    await type(white, "repeat d5");
    await white.waitForSelector(".journal >> text=White repeated another move than e7-e5");
    await white.waitForSelector("button:has-text('Repeat')", { state: "detached" });
    await white.focus("[role=gridcell][tabindex='0']");
    await white.keyboard.press("a");
    await white.waitForFunction(() => globalThis.heard.at(-1) === "talk: There is no move to announce.");
    const repeated = "verdict: Black repeated the move e2-e4. article D.2.1 of FIDE.";
    const differs = "verdict: White repeated another move than e7-e5, which stands on the board: the boards are compared. article D.2.1 of FIDE.";
    assert.deepEqual(await heard(white), [
      "talk: Announce the move.",
      "verdict: Not accepted: The move must be announced before the clock is pressed. article D.2.3.3 of FIDE.",
      "talk: Played: pawn e2 to e4.",
      repeated,
      "move: Black: pawn e7 to e5.",
      differs,
      "talk: There is no move to announce.",
    ]);
    assert.deepEqual(await heard(black), ["move: White: pawn e2 to e4.", repeated, "talk: Played: pawn e7 to e5.", differs]);
    assert.deepEqual([...white.faults, ...black.faults], []);
    await white.close();
    await black.close();
  });

  await all.test("in draughts a wrong announcement is put right by a typed word before the clock is pressed (UA:V.13.2)", async () => {
    const game = await begun(arbiter, { rulebook: "ua2026", variant: "russian", players: { white: { name: "Olena", needs: { blind: true } }, black: { name: "Ivan" } } });
    const white = await seat(browser, server, game, "white");
    await byHand(white);
    const black = await seat(browser, server, game, "black");
    await black.waitForSelector("text=Your opponent's move");
    await type(white, "make c3-d4");
    await white.waitForSelector("button.primary:text-is('Announce: c3 to d4')");
    await type(white, "announce c3-b4");
    await white.waitForSelector(".journal .article:text-is('UA V.13.2')");
    await type(white, "announce");
    await white.waitForSelector("button.primary:text-is('Press the clock')");
    await type(white, "press");
    await black.waitForSelector("text=Your move");
    const wrong = "verdict: White announced another move than c3-d4; the move on the board is valid. article V.13.2 of UA.";
    assert.deepEqual(await heard(white), ["talk: Played: c3 to d4. Announce the move.", wrong, "talk: White announced c3-b4.", "talk: White announced c3-d4."]);
    assert.deepEqual(await heard(black), ["move: White: c3 to d4.", wrong]);
    assert.equal(await black.locator("button:has-text('Repeat')").count(), 0); // that book does not know it
    await white.close();
    await black.close();
  });

  await all.test("a protest has its grounds, and only those who decide read them", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    const white = await seat(browser, server, game, "white");
    await white.waitForSelector("#command");
    await type(white, "protest");
    await white.click("dialog button.primary");
    assert.equal(await white.locator("dialog[open]").count(), 1); // not without grounds
    await white.fill("dialog [name=grounds]", "The clock stood\nwhile I was thinking.");
    await clear(white, "protest");
    await white.click("dialog button.primary");
    await white.waitForSelector(".journal >> text=The clock stood");
    await arbiter.goto(`${server.address}/desk`);
    assert.equal(await arbiter.textContent(".appeals li .grounds"), "The clock stood\nwhile I was thinking.");
    await clear(arbiter, "appeals");
    await picture(arbiter, "appeals");
    await act(arbiter, game.id, { by: "black", do: "resign" });
    const { facts } = await (await fetch(`${server.address}/api/games/${game.id}/facts`)).json();
    assert.ok(facts.length > 3 && !JSON.stringify(facts).includes("The clock stood"));
    await arbiter.click(".appeals >> text=Reject it");
    await white.waitForSelector(".journal .ruling >> text=rejected");
    await white.close();
  });

  await all.test("an incident says who saw it: a breach is reported so, and what players point out is theirs", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await arbiter.goto(`${server.address}/desk?board=${game.id}`);
    const choices = async (words) => {
      await arbiter.fill(".incident input[type=search]", words);
      return arbiter.$$eval("[name=seen-by] option", (all) => all.map((one) => one.textContent));
    };
    assert.deepEqual(await choices("disturbance"), []);
    assert.deepEqual(await choices("illegal"), ["I myself", "White", "Black", "White's assistant", "Black's assistant"]);
    assert.deepEqual(await choices("smok"), ["I myself", "White", "Black", "White's assistant", "Black's assistant", "A spectator"]);
    await arbiter.selectOption("[name=seen-by]", "spectator");
    await arbiter.selectOption("[name=side]", "black");
    await clear(arbiter, "incident");
    await arbiter.click("text=Ask the rulebook");
    await arbiter.waitForSelector(".ruled");
    const { facts } = await call(arbiter, "GET", `/api/games/${game.id}/facts`);
    const reported = facts.map(({ event }) => event).filter((one) => one.type === "said").map(({ by, act }) => ({ by, ...act }));
    assert.deepEqual(reported, [{ by: "chief-arbiter", do: "report", offence: "smoking", against: "black", "seen-by": "spectator" }]);
    assert.deepEqual(arbiter.faults, []);
  });

  await all.test("a new game for a blind player is made at the desk", async () => {
    await arbiter.goto(`${server.address}/desk`);
    await arbiter.waitForSelector("[name=white]");
    await arbiter.click("text=A player does not see or hear");
    await arbiter.selectOption("[name=black-needs]", "blind");
    await clear(arbiter, "needs");
    const made = await newGame(arbiter, { rulebook: "ua2026", variant: "russian" });
    assert.equal(await arbiter.textContent(".slip .quiet-text"), `${server.address.slice("http://".length)}/join`);
    const id = made.path.split("/").at(-1);
    for (const side of ["white", "black"]) await act(arbiter, id, { do: "arrive", side });
    await act(arbiter, id, { do: "begin" });
    await act(arbiter, id, { by: "white", do: "make", move: "c3-d4" });
    const refused = await call(arbiter, "POST", `/api/games/${id}/acts`, { id: "unspoken", by: "white", do: "press" });
    assert.deepEqual([refused.why.name, refused.why.articles], ["announce_first", ["UA:V.13.2", "UA:V.13.5", "UA:V.13.6"]]);
  });

  await all.test("/join, /account and /admin: everybody is told what he can do there", async () => {
    const nobody = await person(browser, server, "/join", { viewport: { width: 390, height: 844 } });
    await nobody.waitForSelector("h1:text-is('Come in with your code')");
    await clear(nobody, "/join");
    await nobody.fill("#code", "AAAA-BBBB");
    await nobody.click("form.join .primary");
    await nobody.waitForSelector("[role=alert] >> text=This code is not known, has been used or is too old");
    assert.equal(await nobody.getAttribute("#code", "aria-invalid"), "true");
    for (const [path, text] of [["/account", "You have not said who you are"], ["/admin", "This page is for the chief arbiter"]]) {
      await nobody.goto(server.address + path);
      await nobody.waitForSelector(`text=${text}`);
      await clear(nobody, path);
    }
    await nobody.goto(`${server.address}/join#code=AAAA-BBBB`);
    await nobody.waitForSelector("[role=alert] >> text=This code is not known");
    assert.equal(await nobody.textContent("h1"), "Come in with your code"); // where another one can be typed
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await nobody.fill("#code", game.codes.white.toLowerCase());
    await nobody.click("form.join .primary");
    await nobody.waitForSelector("[role=grid]");
    assert.equal(new URL(nobody.url()).pathname, `/g/${game.id}`);
    await nobody.goto(server.address + "/");
    await nobody.click("a:text-is('Your account')");
    assert.deepEqual(await nobody.$$eval(".terms-list dd", (all) => all.map((one) => one.textContent)), ["Olena", "Player"]);
    await clear(nobody, "/account");
    await nobody.click("button:text-is('Leave')");
    await nobody.waitForSelector("text=You have not said who you are");
    await arbiter.goto(`${server.address}/desk`);
    await arbiter.click("a:text-is('Accounts and sessions')");
    await arbiter.waitForSelector("#sessions");
    const { code } = await call(arbiter, "POST", "/api/codes", { role: "press", name: "Guest" });
    const guest = await person(browser, server, `/join#code=${code}`);
    await guest.waitForSelector("text=You are here as: press Guest");
    await arbiter.reload();
    await arbiter.waitForSelector("[aria-label='Show out Guest']");
    await clear(arbiter, "/admin");
    await arbiter.click("[aria-label='Show out Guest']");
    await arbiter.waitForSelector("[aria-label='Show out Guest']", { state: "detached" });
    await guest.goto(`${server.address}/account`);
    await guest.waitForSelector("text=You have not said who you are");
    assert.deepEqual([...nobody.faults, ...guest.faults, ...arbiter.faults], []);
    await nobody.close();
    await guest.close();
  });

  await all.test("an address without a page, a game that is not there: what happened and where to go", async () => {
    for (const [path, title, text] of [
      ["/nowhere", "There is no page at this address", "The link may be old or mistyped; nothing is lost. To events and games"],
      ["/g/999", "Game 999", "There is no such game on this server. To events and games"],
    ]) {
      const page = await person(browser, server, path, { viewport: { width: 390, height: 844 } });
      await page.waitForSelector("main p a");
      assert.deepEqual([await page.textContent("h1"), await page.textContent("main p")], [title, text]);
      await clear(page, path);
      await page.click("main p a");
      await page.waitForSelector("h1:text-is('Play before a referee')");
      assert.deepEqual(page.faults, []);
      await page.close();
    }
  });

  await all.test("a page has its second address", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    for (const [address, leads, text] of [
      ["/rules/FIDE/9.2", "/rules?article=FIDE:9.2", "FIDE, article 9.2"],
      [`/g/${game.id}/review`, `/review/${game.id}`, "Olena – Ivan"],
    ]) {
      await arbiter.goto(server.address + address);
      await arbiter.waitForSelector(`main >> text=${text}`);
      assert.equal(arbiter.url(), server.address + leads);
    }
  });
}
