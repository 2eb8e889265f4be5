// What holds on every page: axe, three languages, small screens.
import assert from "node:assert/strict";
import { complaints, person } from "../kit.mjs";

export default async function everywhere(all, { server, browser, arbiter }) {
  await all.test("no complaint of axe on any page in any theme", async () => {
    for (const path of ["/", "/desk", "/g/1", "/g/2", "/review/2", "/rules", "/rules?article=FIDE:9.2", "/rules?q=touch"]) {
      await arbiter.goto(server.address + path);
      await arbiter.waitForLoadState("networkidle");
      await arbiter.waitForSelector("main h1");
      for (const theme of ["light", "dark", "contrast"]) {
        await arbiter.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
        assert.deepEqual(await complaints(arbiter), [], `${path} ${theme}`);
      }
    }
  });

  await all.test("three languages without reload, and no sideways scrolling at 320 pixels", async () => {
    const page = await person(browser, server, "/", { viewport: { width: 320, height: 640 } });
    await page.waitForSelector("h1");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= 320), true);
    await page.click("text=Settings");
    await page.selectOption("dialog select >> nth=0", "uk");
    await page.waitForSelector("h1:text-is('Грайте за правилами')");
    assert.equal(await page.getAttribute("html", "lang"), "uk");
    await page.goto(server.address + "/g/1");
    await page.waitForSelector("[role=grid]");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= 320), true);
  });
}
