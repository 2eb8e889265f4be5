// Letters of a game by correspondence: one written by keyboard, refused where a move cannot be, and
// what was written read again.
import assert from "node:assert/strict";
import { complaints, heard, person, picture } from "../kit.mjs";

export default async function letters(all, { server, browser }) {
  await all.test("a letter is written with everything the book demands, and read again", async () => {
    const page = await person(browser, server, "/tools/letter");
    await page.waitForSelector("[name=played]");
    const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);
    const fill = async (values) => {
      for (const [name, value] of Object.entries(values)) {
        await page.focus(`[name=${name}]`);
        await page.fill(`[name=${name}]`, value);
      }
    };
    await fill({ code: "K-26", game: "2", name: "Koval", partner: "Bondar", address: "Lviv, Zelena 7", played: "1. c3-d4", moves: "d6-c4",
      partner_sent: day(-20), received: day(-6), sent: day(0), totals: "0/6" });
    await page.press("[name=totals]", "Enter");
    await page.waitForSelector(".notice.bad .article");
    assert.match(await page.textContent(".notice.bad"), /^d6-c4 cannot be played at move 1, or is not written in full.*RU 5\.2\./);
    await page.fill("[name=moves]", "d6-c5");
    await page.click("summary");
    await page.fill("[name=offers]", "b2-c3 f6-g5");
    await page.press("[name=totals]", "Enter");
    await page.waitForSelector("pre.letter");
    assert.equal((await heard(page)).at(-1), "talk: The letter is written.");
    const written = await page.textContent("pre.letter >> nth=1");
    assert.match(written, /^Hello!\nTournament K-26, game 2\nYour move: 1\. c3-d4\nMy move: 1\.\.\. d6-c5\nVariant A: if b2-c3, then f6-g5\nDates: .*\nTime: 0\/6\nAddress: Lviv, Zelena 7\nSignature: Koval\n$/);
    await page.selectOption("[name=into]", "uk");
    assert.match(await page.textContent("pre.letter >> nth=0"), /^Тема: K-26, партія 2: Koval – Bondar/);
    await page.fill("[name=letter]", written);
    await page.fill("[name=read_code]", "K-26");
    await page.press("[name=read_code]", "Enter");
    await page.waitForSelector(".notice.good");
    assert.equal((await heard(page)).at(-1), "talk: Everything is clear.");
    assert.match(await page.textContent(".understood"), /Your moves repeatedc3-d4Movesd6-c5Variantsb2-c3 f6-g5.*Days used0\/6/);
    for (const theme of ["light", "dark", "contrast"]) {
      await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await complaints(page), [], theme);
    }
    await picture(page, "letter");
    await page.fill("[name=letter]", written + "What a game!\n");
    await page.press("[name=read_code]", "Enter");
    await page.waitForSelector(".doubts li");
    assert.match(await page.textContent(".doubts"), /^Line 10, column 1:/);
    assert.deepEqual(page.faults, []);
    await page.close();
  });
}
