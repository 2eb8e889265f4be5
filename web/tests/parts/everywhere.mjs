// What holds on every page: axe, three languages, small screens, the size of the first page.
import assert from "node:assert/strict";
import { act, begun, call, complaints, person } from "../kit.mjs";

// One game that runs and one that is over, whatever was played before.
async function places(arbiter) {
  const running = await begun(arbiter, { rulebook: "ua2026", variant: "international" });
  const over = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
  await act(arbiter, over.id, { by: "white", do: "move", move: "e4" });
  await act(arbiter, over.id, { by: "black", do: "resign" });
  const { events } = await call(arbiter, "GET", "/api/events");
  const parts = ["", "/schedule", "/standings", "/crosstable", "/players", "/boards", "/regulations", "/desk", "/desk/entries", "/desk/stages", "/desk/journal", "/hall", "/papers", "/papers/start-list",
    "/desk/duties", "/desk/credentials", "/desk/officials", "/desk/regulations", "/desk/sanctions", "/desk/protests"];
  return ["/", "/join", "/account", "/admin", "/desk", "/new", "/school", "/letters", "/rules", "/rules?article=FIDE:9.2", "/rules?q=touch",
    `/g/${running.id}`, `/g/${over.id}`, `/review/${over.id}`,
    "/tools", "/tools/analysis?variant=russian&fen=W:WKa1,Kc1,e3:BKh2", "/tools/games", "/tools/draw?of=1/stages/1", "/tools/dial", "/tools/composition?variant=russian&fen=W:Wc3:Bf6", "/tools/letter",
    ...events.slice(0, 1).flatMap(({ id }) => parts.map((part) => `/e/${id}${part}`))];
}

export default async function everywhere(all, { server, browser, arbiter }) {
  await arbiter.goto(server.address + "/");
  const pages = await places(arbiter);

  await all.test("no complaint of axe on any page in any theme", async () => {
    for (const path of pages) {
      await arbiter.goto(server.address + path);
      await arbiter.waitForLoadState("networkidle");
      await arbiter.waitForSelector("main h1");
      for (const theme of ["light", "dark", "contrast"]) {
        await arbiter.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
        assert.deepEqual(await complaints(arbiter), [], `${path} ${theme}`);
      }
    }
    assert.deepEqual(arbiter.faults, []);
  });

  await all.test("three languages without reload", async () => {
    const page = await person(browser, server, "/");
    await page.waitForSelector("h1");
    await page.click("text=Settings");
    await page.selectOption("dialog select >> nth=0", "uk");
    await page.waitForSelector("h1:text-is('Грайте за правилами')");
    assert.equal(await page.getAttribute("html", "lang"), "uk");
    await page.selectOption("dialog select >> nth=0", "ru");
    await page.waitForSelector("h1:text-is('Играйте по правилам')");
    await page.close();
  });

  await all.test("no sideways scrolling at 320 pixels, which is 400 % of a desk's screen", async () => {
    await arbiter.setViewportSize({ width: 320, height: 256 });
    await arbiter.evaluate(() => localStorage.setItem("kodeks.language", "uk")); // the longest words
    for (const path of pages) {
      await arbiter.goto(server.address + path);
      await arbiter.waitForSelector("main h1");
      await arbiter.waitForLoadState("networkidle");
      assert.equal(await arbiter.evaluate(() => document.documentElement.scrollWidth), 320, path);
    }
    await arbiter.evaluate(() => localStorage.setItem("kodeks.language", "en"));
    await arbiter.setViewportSize({ width: 1280, height: 720 });
  });

  await all.test("a player's first page is small, and nothing comes from elsewhere", async () => {
    const page = await person(browser, server, "/", {});
    const asked = [];
    let bytes = 0; // as they come over the line, with their headers
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.setCacheDisabled", { cacheDisabled: true });
    line.on("Network.loadingFinished", ({ encodedDataLength }) => void (bytes += encodedDataLength));
    page.on("response", (answer) => asked.push(new URL(answer.url()).origin));
    await page.goto(server.address + pages.find((one) => one.startsWith("/g/")));
    await page.waitForSelector("[role=grid]");
    await page.waitForLoadState("networkidle");
    assert.deepEqual([...new Set(asked)], [server.address]);
    assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes`);
    await page.close();
  });
}
