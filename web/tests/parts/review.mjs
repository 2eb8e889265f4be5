// A recorded game move by move, by keyboard and by mouse; rulings open into their articles.
import assert from "node:assert/strict";
import { act, begun, heard, person, picture } from "../kit.mjs";

export default async function review(all, { server, browser, arbiter }) {
  await all.test("a finished game is reviewed by arrow keys and by mouse", async () => {
    const { id } = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
    for (const [by, move] of [["white", "e4"], ["black", "e5"], ["white", "Nf3"]]) await act(arbiter, id, { by, do: "move", move });
    await act(arbiter, id, { by: "black", do: "make", move: "a7-a4" });
    await act(arbiter, id, { by: "black", do: "press" });
    await act(arbiter, id, { by: "white", do: "notice-illegal" });
    await act(arbiter, id, { by: "black", do: "move", move: "a5" });
    await act(arbiter, id, { by: "white", do: "resign" });
    const page = await person(browser, server, `/review/${id}`);
    await page.waitForSelector(".moves");
    const piece = (square) => page.getAttribute(`[data-square=${square}]`, "aria-label");
    assert.equal(await piece("a5"), "a5, black pawn");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await piece("a5"), "a5, empty");
    assert.equal(await page.textContent("[aria-current=step]"), "Nf3");
    await page.keyboard.press("Home");
    assert.equal(await piece("e2"), "e2, white pawn");
    await page.keyboard.press("ArrowRight");
    await page.click(".moves button:text-is('Nf3')");
    assert.equal(await piece("f3"), "f3, white knight");
    await page.click("text=End");
    await page.click(".journal .article:text-is('FIDE 7.5.5')");
    await page.waitForSelector("dialog .article-text");
    await page.keyboard.press("Escape");
    await picture(page, "review");
    assert.deepEqual(await heard(page), [
      "talk: 2. White: knight g1 to f3",
      "talk: Before the first move",
      "talk: 1. White: pawn e2 to e4",
      "talk: 2. White: knight g1 to f3",
      "talk: 2. Black: pawn a7 to a5",
    ]);
    await page.close();
  });
}
