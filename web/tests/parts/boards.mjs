// The board as a screen reader gets it, for every variant: names, order, one tab stop. The files in
// golden/ were read against the boards of the rulebooks.
import assert from "node:assert/strict";
import { act, begun, call, golden, person } from "../kit.mjs";

const boards = [
  { rulebook: "fide2023", variant: "chess", moves: ["e4", "d5", "exd5"] },
  { rulebook: "fide2023", variant: "chess960", moves: [], fen: "bbrkrnnq/pppppppp/8/8/8/8/PPPPPPPP/BBRKRNNQ w CEce - 0 1" },
  { rulebook: "ru-code", variant: "russian", moves: ["c3-d4", "f6-e5", "d4:f6"] },
  { rulebook: "ua2026", variant: "brazilian", moves: ["c3-d4"] },
  { rulebook: "ua2026", variant: "international", moves: ["32-28", "19-23", "28x19"] },
  { rulebook: "frisian2011", variant: "frisian", moves: ["32-28"] },
  { rulebook: "ru-code", variant: "spantsireti", moves: ["c3-d4", "f6-e5", "d4:f6"] },
  { rulebook: "ru-code", variant: "russian-giveaway", moves: ["c3-d4"], fen: "W:Wc3,Kh2:Ba7,Kb8" },
  { rulebook: "ru-code", variant: "international-giveaway", moves: [] },
  { rulebook: "ru-code", variant: "spantsireti-giveaway", moves: [] },
];

export default async function snapshots(all, { server, browser, arbiter }) {
  await all.test("the tree of every board is the one that was read", async () => {
    const page = await person(browser, server, "/");
    for (const { moves, ...settings } of boards) {
      const { id } = await begun(arbiter, settings);
      for (const [i, move] of moves.entries()) await act(arbiter, id, { by: i % 2 ? "black" : "white", do: "move", move });
      await page.goto(`${server.address}/g/${id}`);
      await page.waitForSelector("[role=grid]");
      golden(`board-${settings.variant}.txt`, (await page.locator("[role=grid]").ariaSnapshot()) + "\n");
      assert.equal(await page.locator("[role=grid] [tabindex='0']").count(), 1);
    }
    await page.close();
  });

  await all.test("a game of Chess960 starts from the position of its number, or from one by lot", async () => {
    for (const start of ["0", ""]) {
      await arbiter.goto(`${server.address}/desk`);
      await arbiter.fill("[name=white]", "Olena");
      await arbiter.fill("[name=black]", "Ivan");
      await arbiter.selectOption("[name=rulebook]", "fide2023");
      await arbiter.selectOption("[name=variant]", "chess960");
      await arbiter.fill("[name=start]", start);
      await arbiter.click("text=Make the game");
      await arbiter.waitForSelector("[data-code=black]");
      const id = (await arbiter.getAttribute(".slips a", "href")).split("/").pop();
      const { view } = await call(arbiter, "GET", `/api/games/${id}`);
      const rank = [..."abcdefgh"].map((file) => view.pieces[`${file}1`]).join("");
      if (start) assert.equal(rank, "BBQNNRKR"); // FIDE:G.II.2, number 0
      assert.match(rank, /^[BNQ]*R[BNQ]*K[BNQ]*R[BNQ]*$/); // the king between the rooks
      assert.equal((rank.indexOf("B") + rank.lastIndexOf("B")) % 2, 1); // bishops on both colours
    }
  });
}
