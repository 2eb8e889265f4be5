// What the eye needs: contrast of every colour in every theme and on every board, a hall screen that
// shows all it has, dialogs without complaint of axe, resigning by two presses on one spot.
import assert from "node:assert/strict";
import { begun, call, complaints, person } from "../kit.mjs";

const names = ["paper", "surface", "ink", "quiet", "line", "edge", "accent", "accent-ink", "ruling", "ruling-paper", "alarm", "good",
  "dark-square", "light-square", "white-piece", "black-piece", "mark", "mark-edge", "on-dark-square"];

function brightness(colour) {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((one) => one + one).join("") : colour.slice(1);
  const [r, g, b] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// WCAG 2.2, from 1 to 21.
export function contrast(one, other) {
  const [high, low] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function faults(of, theme, board) {
  const text = theme === "contrast" ? 7 : 4.5;
  const best = (...pairs) => Math.max(...pairs.map(([a, b]) => contrast(of[a], of[b])));
  const wanted = [
    ...["ink", "quiet", "accent", "alarm", "good", "ruling"].flatMap((one) => ["paper", "surface"].map((under) => [`${one} on ${under}`, best([one, under]), text])),
    ["ruling on its paper", best(["ruling", "ruling-paper"]), text],
    ["words on the accent", best(["accent-ink", "accent"]), text],
    ["the edge of a field", best(["edge", "surface"]), 3],
    ["dark and light squares", best(["dark-square", "light-square"]), 3],
    ["numbers of squares", best(["on-dark-square", "dark-square"]), 4.5],
    ...["dark-square", "light-square"].flatMap((square) => [
      [`a piece on ${square}`, best(["white-piece", square], ["black-piece", square]), 3], // fill and outline are these two
      [`a mark on ${square}`, best(["mark", square], ["mark-edge", square]), 3],
    ]),
  ];
  return wanted.filter(([, has, needs]) => has < needs).map(([what, has, needs]) => `${theme}, ${board}: ${what}: ${has.toFixed(2)} of ${needs}`);
}

export default async function looks(all, { server, browser, arbiter }) {
  await all.test("every colour has its contrast, in each theme and on each board", async () => {
    const page = await person(browser, server, "/");
    const found = [];
    for (const theme of ["light", "dark", "contrast"]) {
      for (const board of ["print", "wood", "blue", "grey"]) {
        const of = await page.evaluate(([theme, board, names]) => {
          Object.assign(document.documentElement.dataset, { theme, board });
          const style = getComputedStyle(document.documentElement);
          return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
        }, [theme, board, names]);
        found.push(...faults(of, theme, board));
      }
    }
    assert.deepEqual(found, []);
    await page.close();
  });

  await all.test("a hall screen shows all of a large event, picture by picture, without scrolling", async () => {
    const settings = { name: "A hall with a long name of its event, in which the cup of the city is played", rulebook: "fide2023", year: 2026, games: { variant: "chess", terms: [{ name: "control", value: "300+3" }] } };
    const made = await call(arbiter, "POST", "/api/events", { id: "hall", settings, stage: { system: "swiss", swiss: "dutch", rounds: 5 } });
    const { id } = made.event;
    const people = [...Array(27).keys()].map((i) => ({ do: "enter", person: { name: `Player ${String(i + 1).padStart(2, "0")}`, ratings: [{ list: "FIDE", value: 2400 - i * 10 }] } }));
    for (const [i, act] of [{ acts: people }, { do: "draw-lots", stage: 1, seed: "17 4 92" }, { do: "pair", stage: 1 }].entries()) {
      const answer = await call(arbiter, "POST", `/api/events/${id}/acts`, { id: `h${i}`, ...act });
      assert.equal(answer.type, "ack", JSON.stringify(answer));
    }
    await call(arbiter, "POST", `/api/events/${id}/games`, { round: 1 });
    for (const [width, height] of [[1920, 1080], [1280, 720]]) {
      const hall = await person(browser, server, `/e/${id}/hall`, { viewport: { width, height } });
      await hall.waitForSelector(".wall");
      const pictures = [];
      const shown = new Set();
      for (let i = 0; i < 7; i++) { // 13 boards are two pictures, 14 rows two, 27 places three
        await hall.waitForSelector(".wall, .pairings, .standings");
        pictures.push(await hall.textContent(".hall h2"));
        const low = await hall.$$eval(".wall > li, tbody tr, .mini", (rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)));
        assert.ok(low <= height, `${pictures.at(-1)}: ${low} of ${height}`);
        for (const name of await hall.$$eval(".standings th[scope=row]", (rows) => rows.map((row) => row.textContent))) shown.add(name);
        await hall.keyboard.press("ArrowRight");
      }
      assert.deepEqual(pictures, ["Live boards", "Live boards", "Round 1 · 1/2", "Round 1 · 2/2", "Standings · 1/3", "Standings · 2/3", "Standings · 3/3"]);
      assert.equal(shown.size, 27);
      await hall.close();
    }
  });

  await all.test("one board fills the hall screen", async () => {
    const { event: { id } } = await call(arbiter, "POST", "/api/events", { id: "one-board", settings: { name: "One", rulebook: "ru-code", year: 2026, games: { variant: "russian", terms: [{ name: "control", value: "300+3" }] } }, stage: { system: "round-robin" } });
    for (const [i, act] of [{ acts: ["A", "B"].map((name) => ({ do: "enter", person: { name } })) }, { do: "draw-lots", stage: 1, seed: "s" }, { do: "pair", stage: 1 }].entries()) {
      await call(arbiter, "POST", `/api/events/${id}/acts`, { id: `one-${i}`, ...act });
    }
    await call(arbiter, "POST", `/api/events/${id}/games`, { round: 1 });
    const hall = await person(browser, server, `/e/${id}/hall`, { viewport: { width: 1920, height: 1080 } });
    await hall.waitForSelector(".wall .mini");
    const [width, height] = await hall.$eval(".wall .mini", (board) => [board.getBoundingClientRect().width, board.getBoundingClientRect().height]);
    assert.ok(Math.min(width, height) > 600 && Math.abs(width - height) < 80, `${width} x ${height}`);
    await hall.close();
  });

  await all.test("a desk page has one primary button at most, whatever is next", async () => {
    const buttons = (path) => arbiter.goto(server.address + path).then(() => arbiter.waitForLoadState("networkidle"))
      .then(() => arbiter.$$eval("main .primary", (all) => all.map((one) => one.textContent)));
    const settings = { name: "Next", rulebook: "ru-code", year: 2026 };
    const { event: { id } } = await call(arbiter, "POST", "/api/events", { id: "next", settings, stage: { system: "round-robin" } });
    const said = [];
    for (const act of [
      null, { acts: ["A", "B"].map((name) => ({ do: "enter", person: { name } })) }, { do: "draw-lots", stage: 1, seed: "s" }, { do: "pair", stage: 1 },
      { do: "record-result", game: { stage: 1, round: 1, table: 1, game: 1 }, result: "draw-draw" },
    ]) {
      if (act) await call(arbiter, "POST", `/api/events/${id}/acts`, { id: `n${said.length}`, ...act });
      said.push(await buttons(`/e/${id}/desk`));
    }
    assert.deepEqual(said, [["Enter them"], ["Draw the lots"], ["Pair round 1"], ["Record"], []]);
    await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    assert.deepEqual(await buttons("/desk"), ["Ask the rulebook"]);
  });

  await all.test("tie-breaks have names beside their codes, journals the time of the reader's clock", async () => {
    const { events } = await call(arbiter, "GET", "/api/events");
    const { id } = events.find((one) => one.name.startsWith("A hall"));
    const reader = await person(browser, server, `/e/${id}/regulations`, { timezoneId: "Asia/Tokyo" });
    await reader.waitForSelector("dd li");
    assert.deepEqual(await reader.$$eval("dd li", (all) => all.map((one) => one.firstChild.textContent)),
      ["DE · direct encounter", "BH/C1 · Buchholz, without the lowest", "BH · Buchholz", "SB · Sonneborn-Berger"]);
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    await reader.goto(`${server.address}/g/${game.id}`);
    const time = reader.locator(".journal time").first();
    const [shown, kept] = [await time.textContent(), await time.getAttribute("datetime")];
    assert.equal(shown, new Date(Date.parse(kept) + 9 * 3600_000).toISOString().slice(11, 19)); // Tokyo is nine hours ahead
    await reader.close();
  });

  await all.test("the names of a round and its buttons do not lie over each other on a phone", async () => {
    await arbiter.setViewportSize({ width: 360, height: 740 });
    const { events } = await call(arbiter, "GET", "/api/events");
    await arbiter.goto(`${server.address}/e/${events.find((one) => one.name.startsWith("A hall")).id}/desk`);
    await arbiter.waitForSelector(".results .choices");
    const over = await arbiter.$$eval(".results tbody tr", (rows) => rows.filter((row) => {
      const boxes = [...row.children].map((one) => one.firstElementChild ?? one).map((one) => one.getBoundingClientRect());
      return boxes.some((a, i) => boxes.slice(i + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
    }).length);
    assert.equal(over, 0);
    // The next step stands above the edge, and of the parts of the page the one that is shown.
    assert.ok(await arbiter.$eval(".next", (box) => box.getBoundingClientRect().top) < 460);
    for (const nav of [".tabs", "nav.rounds"]) {
      const [left, right] = await arbiter.$eval(`${nav} [aria-current]`, (one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]);
      assert.ok(left >= 0 && right <= 360, `${nav}: ${left} to ${right}`);
    }
    await arbiter.setViewportSize({ width: 1280, height: 720 });
  });

  await all.test("dialogs and sheets have no complaint of axe in any theme", async () => {
    const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.waitForSelector("#command");
    const clear = async (page, what) => {
      await page.waitForSelector("dialog[open]");
      for (const theme of ["light", "dark", "contrast"]) {
        await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
        assert.deepEqual(await complaints(page), [], `${what} ${theme}`);
      }
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    };
    for (const [open, what] of [["button:text-is('Claim')", "claim"], ["button:text-is('Call the arbiter')", "arbiter"], ["text=Settings", "settings"], ["text=Protest or appeal", "protest"]]) {
      await white.click(open);
      await clear(white, what);
    }
    await white.goto(`${server.address}/rules?article=RU:1.5.14`);
    await white.waitForSelector(".original blockquote[lang=ru]");
    await white.goto(`${server.address}/g/${game.id}`);
    await white.waitForSelector("#command");
    await white.click("button:text-is('Resign')");
    await white.waitForSelector("button:text-is('Yes, I resign')");
    await white.keyboard.press("Escape");
    await white.dblclick("button:text-is('Resign')"); // one press, hastily
    assert.equal(await white.locator(".outcome").count(), 0);
    await white.focus("button:text-is('Yes, I resign')");
    await white.keyboard.press("Enter");
    await white.waitForSelector(".outcome >> text=0-1");
    await white.click(".outcome ~ * .article, .journal .article >> nth=0");
    await clear(white, "article");
    assert.deepEqual(white.faults, []);
    await white.close();
  });
}
