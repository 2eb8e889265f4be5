// A composer's desk by mouse and by keyboard alone: a diagram set up, solved, walked through, every
// defect with its article and on the board, stopped, printed and saved as the file that the program
// reads.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { act, begun, complaints, heard, person, picture, press, program } from "../kit.mjs";

const zadacha = "/tools/composition?" + new URLSearchParams({ variant: "russian", genre: "zadacha", task: "lock,5,0", fen: "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2" });
const hard = "/tools/composition?" + new URLSearchParams({ variant: "international", genre: "problem", fen: "W:W31,32,33,34,35,36,37,38,39,40,41:B1,2,3,4,5,6,7,8,9,10,11" });

async function codeFor(arbiter) {
  return arbiter.evaluate(async () => (await (await fetch("/api/codes", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ role: "press", name: "C" }) })).json()).code);
}

async function composer(arbiter, browser, server, path) {
  const page = await person(browser, server, `/#code=${await codeFor(arbiter)}`);
  await page.waitForSelector("h1");
  await page.goto(server.address + path);
  await page.waitForSelector("[role=grid]");
  return page;
}

export default async function composition(all, { server, browser, arbiter }) {
  await all.test("an etude is set up, solved and walked by keyboard alone", async () => {
    const page = await composer(arbiter, browser, server, "/tools/composition");
    await page.selectOption("[name=variant]", "international");
    await page.selectOption("[name=genre]", "etude");
    const put = async (square, kind) => {
      await page.focus(`[name=brush] >> nth=${kind}`);
      await page.keyboard.press("Space");
      await page.focus("[role=gridcell][tabindex='0']");
      for (let i = 0; i < 60 && (await page.evaluate(() => document.activeElement.dataset.square)) !== square; i++) {
        const at = Number(await page.evaluate(() => document.activeElement.dataset.square));
        const rows = Math.ceil(at / 5) - Math.ceil(Number(square) / 5);
        await page.keyboard.press(rows > 0 ? "ArrowUp" : rows < 0 ? "ArrowDown" : at > Number(square) ? "ArrowLeft" : "ArrowRight");
      }
      await page.keyboard.press("Enter");
    };
    await put("27", 0);
    await put("49", 0);
    await put("34", 2);
    assert.equal(await page.inputValue("[name=fen]"), "W:W27,49:B34");
    await page.focus("[name=fen]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".outcome");
    const said = await heard(page);
    assert.equal(said[0], "talk: The search has begun.");
    assert.match(said[1], /^talk: White meets the task: proved\. Verdict: /);
    assert.match(await page.textContent(".found"), /Defect\..*27.*RU 6\.2\.4#2/s);
    await page.focus(".found li:has-text('6.2.4#2') button");
    await page.keyboard.press("Enter");
    assert.match(await page.getAttribute("[data-square='27']", "aria-label"), /^27, white man, marked$/);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("[data-square='44'] .piece");
    assert.equal((await heard(page)).at(-1), "talk: White: 49 to 44");
    await page.keyboard.press("Home");
    await page.waitForSelector("[data-square='49'] .piece");
    await page.focus("text=Change the diagram");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[name=brush]");
    assert.deepEqual(page.faults, []);
    await page.close();
  });

  await all.test("a sound zadacha: lines, first moves with their refutations, no complaint of axe", async () => {
    const page = await composer(arbiter, browser, server, zadacha);
    await page.click("text=Solve and check");
    await page.waitForSelector(".outcome.good");
    assert.match(await page.textContent(".outcome strong"), /^White meets the task: proved\. Verdict: sound/);
    assert.deepEqual(await page.$$eval(".solution-lines button", (all) => all.map((one) => one.textContent)), ["1. e3-f4 f6-g5 2. g1:e3", "1. e3-f4 h6-g5 2. g1:e3"]);
    assert.match(await page.textContent(".first-moves tr:has-text('g3-f4')"), /a try, refuted only by e5:g3/);
    await page.click(".solution-lines button >> nth=1");
    await page.waitForSelector("[data-square=g5] .piece");
    assert.equal((await heard(page)).at(-1), "talk: White: g1 takes e3");
    await page.click(".first-moves tr:has-text('g3-f4') td button");
    await page.waitForSelector("[data-square=g3] .piece.black");
    await page.click("summary:has-text('The solution as a tree')");
    assert.equal(await page.locator(".line-of-moves .variation").count(), 1);
    for (const theme of ["light", "dark", "contrast"]) {
      await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await complaints(page), [], theme);
    }
    await picture(page, "composition");
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.isVisible(".diagram-sheet .mini"), true);
    assert.equal(await page.isVisible("form"), false);
    assert.match(await page.textContent(".diagram-sheet"), /White begins and locks \(men: 5, kings: 0\).*1\. e3-f4 f6-g5 2\. g1:e3/s);
    assert.deepEqual(page.faults, []);
    await page.close();
  });

  await all.test("the saved file is read by the program, and read again here", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kodeks-composition-"));
    const file = join(folder, "composition.json");
    const page = await composer(arbiter, browser, server, zadacha);
    await page.click("text=Solve and check");
    await page.waitForSelector(".outcome.good");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Save the file")]);
    await download.saveAs(file);
    assert.match(execFileSync(program, ["--lang", "en", "composition", "check", file], { encoding: "utf8" }), /Verdict: sound/);
    await page.goto(server.address + "/tools/composition");
    await page.waitForSelector("[role=grid]");
    await page.click("summary");
    await page.setInputFiles("[name=file]", file);
    await page.waitForFunction(() => document.querySelector("[name=men]")?.value === "5");
    assert.equal(await page.inputValue("[name=genre]"), "zadacha");
    assert.equal(await page.inputValue("[name=lines]"), JSON.parse(readFileSync(file, "utf8")).lines.join("\n"));
    assert.equal(await page.locator(".square .piece").count(), 16);
    rmSync(folder, { recursive: true });
    await page.close();
  });

  await all.test("a long search shows its progress and is stopped; what was not proved is not told", async () => {
    const page = await composer(arbiter, browser, server, hard);
    await page.click("text=Solve and check");
    await page.waitForSelector(".solving");
    assert.match(await page.textContent(".solving"), /^(Solving|Others)/);
    await page.waitForFunction(() => /Solving: [1-9]/.test(document.querySelector(".solving")?.textContent ?? ""));
    await page.focus("text=Stop");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".outcome");
    assert.equal(await page.textContent(".outcome strong"), "Whether White meets the task is neither proved nor refuted.");
    assert.match(await page.textContent(".beside"), /Stopped: shown is what was proved until then\./);
    await page.close();
  });

  await all.test("a player in a game is refused, and what is no diagram is told", async () => {
    const game = await begun(arbiter, { rulebook: "ru-code", variant: "russian" });
    const white = await person(browser, server, `/#code=${game.codes.white}`);
    await white.waitForSelector("#command");
    await white.goto(server.address + zadacha);
    await white.click("text=Solve and check");
    await white.waitForSelector(".notice.bad .article");
    assert.match(await white.textContent(".notice.bad"), /nothing is analysed for a player until his game is over.*RU 3\.4\.3#8/);
    await act(arbiter, game.id, { by: "white", do: "resign" });
    await white.fill("[name=fen]", "W:Wz9:Bf6");
    await white.click("text=Solve and check");
    await white.waitForSelector(".notice.bad");
    assert.ok((await white.textContent(".notice.bad")).trim().length > 10);
    await press(white, "c3"); // the board still takes pieces
    await white.close();
  });
}
