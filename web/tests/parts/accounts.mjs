// An account from its first code to a changed password, by keyboard and without a complaint of axe.
import assert from "node:assert/strict";
import { call, complaints, person, picture } from "../kit.mjs";

export default async function accounts(all, { server, browser, arbiter }) {
  await all.test("an account begins with a code, has a password, and comes in by it", async () => {
    await arbiter.goto(`${server.address}/admin`);
    await arbiter.waitForSelector("text=Nobody has an account yet.");
    await arbiter.fill(".accounts [name=account]", "Olena.K");
    await arbiter.fill(".accounts [name=person]", "Olena K.");
    await arbiter.selectOption(".accounts [name=role]", "press");
    await arbiter.click("text=Make the account");
    const code = await arbiter.textContent("[data-account-code='olena.k']");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "accounts");

    const press = await person(browser, server, `/join#code=${code}`);
    await press.waitForSelector("text=Choose a password");
    assert.equal(await press.locator("[name=old]").count(), 0);
    await press.fill("[name=new]", "password1234");
    await press.click("text=Keep this password");
    await press.waitForSelector("[role=alert] >> text=among the first that are tried");
    await press.fill("[name=new]", "three blind mice ran");
    await press.press("[name=new]", "Enter");
    await press.waitForSelector("text=The password is set");
    assert.deepEqual(await complaints(press), []);

    const again = await person(browser, server);
    await again.click("text=Come in with a password");
    await again.fill(".by-password [name=account]", "olena.k");
    await again.fill(".by-password [name=password]", "three blind mice");
    await again.press(".by-password [name=password]", "Enter");
    await again.waitForSelector("[role=alert] >> text=The account or the password is wrong");
    assert.deepEqual(await complaints(again), []);
    await picture(again, "sign-in");
    await again.fill(".by-password [name=password]", "three blind mice ran");
    await again.press(".by-password [name=password]", "Enter");
    await again.waitForSelector("text=You are here as: press Olena K.");

    await again.click("text=Your account");
    await again.click("text=Change the password");
    await again.fill("[name=old]", "three blind mice ran");
    await again.fill("[name=new]", "see how they all run");
    await again.click("text=Keep this password");
    await again.waitForSelector("text=The password is set");
    await press.reload();
    await press.waitForSelector("text=Code from your slip"); // signed out there
    for (const page of [press, again]) {
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

  await all.test("a code whose answer was lost lets in all the same, and a used one says so", async () => {
    const { code } = await call(arbiter, "POST", "/api/codes", { role: "press", name: "Ivan" });
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    let asked = 0;
    await page.route("**/api/session", async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await route.fetch(); // the server has used the code up, and nobody hears of it
      await page.waitForSelector("text=Coming in with the code of the link");
      return route.abort();
    });
    await page.goto(`${server.address}/#code=${code}`);
    await page.waitForSelector("[role=status] >> text=The server does not answer yet.");
    assert.ok(page.url().endsWith(`#code=${code}`)); // loading the page again would try again
    await page.waitForSelector("text=You are here as: press Ivan");
    assert.ok(!page.url().includes(code));
    assert.equal(asked, 2);
    await context.close();

    const late = await person(browser, server, `/#code=${code}`);
    await late.waitForSelector("[role=alert] >> text=This code is not known, has been used or is too old");
    assert.deepEqual(await complaints(late), []);
    assert.deepEqual(late.faults, []);
    await late.context().close();
  });
}
