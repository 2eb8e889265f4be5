// An account from its first code to a changed password, by keyboard and without a complaint of axe.
import assert from "node:assert/strict";
import { complaints, person, picture } from "../kit.mjs";

export default async function accounts(all, { server, browser, arbiter }) {
  await all.test("an account begins with a code, has a password, and comes in by it", async () => {
    await arbiter.waitForSelector("nav a[href='/desk']"); // the code of the link has let him in
    await arbiter.goto(`${server.address}/desk`);
    await arbiter.click("text=Accounts with passwords");
    await arbiter.fill(".accounts [name=account]", "Olena.K");
    await arbiter.fill(".accounts [name=person]", "Olena K.");
    await arbiter.selectOption(".accounts [name=role]", "press");
    await arbiter.click("text=Make the account");
    const code = await arbiter.textContent("[data-account-code='olena.k']");
    assert.deepEqual(await complaints(arbiter), []);
    await picture(arbiter, "accounts");

    const press = await person(browser, server, `/#code=${code}`);
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
    await again.waitForSelector("[role=alert] >> text=the account or the password is wrong");
    assert.deepEqual(await complaints(again), []);
    await picture(again, "sign-in");
    await again.fill(".by-password [name=password]", "three blind mice ran");
    await again.press(".by-password [name=password]", "Enter");
    await again.waitForSelector("text=You are here as: press Olena K.");

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
}
