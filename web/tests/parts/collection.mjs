// A composer's collection beside his desk: saved from the board, kept by the browser, searched,
// compared with what stands on the board, and taken along as the file that the program reads.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { call, complaints, heard, person, picture, program } from "../kit.mjs";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const problem = "/tools/composition?" + new URLSearchParams({ variant: "russian", genre: "problem", fen: "W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2" });

export default async function collection(all, { server, browser, arbiter }) {
  let page;
  await all.test("a composition is saved from the board, and the browser keeps the collection", async () => {
    await arbiter.waitForSelector("nav >> text=Arbiter's desk"); // he has come in
    const { code } = await call(arbiter, "POST", "/api/codes", { role: "press", name: "C" });
    page = await person(browser, server, `/#code=${code}`);
    await page.waitForSelector("h1");
    await page.goto(server.address + problem);
    await page.waitForSelector("text=0 compositions in it");
    await page.click("summary >> text=Save the composition on the board to it");
    const save = page.locator(".collection form", { hasText: "Save to the collection" });
    await save.locator("[name=author]").fill("Anna Berg");
    await save.locator("[name=source]").fill("Club paper");
    await save.locator("[name=published]").fill("2020-03-01");
    await save.locator("[name=published]").press("Enter");
    await page.waitForSelector("text=1 composition in it");
    assert.ok((await heard(page)).includes("talk: Saved. 1 composition in it."), JSON.stringify(await heard(page)));
    await page.reload();
    await page.waitForSelector("text=1 composition in it");
  });

  await all.test("the one on the board has a full predecessor, with the article", async () => {
    await page.click("text=Look for predecessors");
    await page.waitForSelector("h3 >> text=1 predecessor found");
    await page.waitForSelector(".found-works .article >> text=RU 6.4.3#3");
    assert.match(await page.textContent(".found-works li"), /full predecessor · the same diagram/);
    assert.deepEqual(await complaints(page), []);
    await page.locator("#collection").scrollIntoViewIfNeeded();
    await picture(page, "collection");
  });

  await all.test("a file is opened, searched by the position on the board and by motif, and put on the board", async () => {
    await page.click("summary >> text=Open a collection");
    await page.setInputFiles("[name=collection]", join(root, "data/examples/collection.jsonl"));
    await page.waitForFunction(() => /[2-9]\d* compositions in it/.test(document.querySelector(".collection [role=status]").textContent));
    await page.click("summary >> text=Search it");
    const search = page.locator(".collection form", { hasText: "Motif" });
    await search.locator("[name=here]").check();
    await search.locator("button").click();
    await page.waitForSelector("h3 >> text=1 composition found");
    assert.match(await page.textContent(".found-works li"), /Berg, A sound problem/);
    await search.locator("[name=here]").uncheck();
    await search.locator("[name=genre]").selectOption("etude");
    await search.locator("[name=author]").fill("Carl");
    await search.locator("[name=author]").press("Enter");
    await page.waitForSelector(".found-works >> text=Carl");
    await page.waitForSelector(".found-works .article >> text=RU 6.4.2#3"); // the source is missing
    await page.focus(".found-works button");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[name=fen]").value === "W:Wh6,g1:Bb8,f4");
    assert.equal(await page.inputValue("[name=genre]"), "etude");
    assert.deepEqual(await complaints(page), []);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.locator(".found-works").scrollIntoViewIfNeeded();
    await picture(page, "collection-phone");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.emulateMedia({ colorScheme: "dark" });
    await picture(page, "collection-dark");
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await all.test("it goes along as the file of the command line; another game's text is told with its place", async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("text=Take the collection along")]);
    const folder = mkdtempSync(join(tmpdir(), "kodeks-collection-"));
    await file.saveAs(join(folder, "collection.jsonl"));
    assert.equal(readFileSync(join(folder, "collection.jsonl"), "utf8"), readFileSync(join(root, "data/examples/collection.jsonl"), "utf8"));
    const found = execFileSync(program, ["composition", "find", join(folder, "collection.jsonl"), "--author", "Carl", "--json"], { encoding: "utf8" });
    assert.equal(JSON.parse(found).length, 1);
    rmSync(folder, { recursive: true });
    await page.setInputFiles("[name=collection]", { name: "bad.jsonl", mimeType: "application/json", buffer: Buffer.from('{"kodeks-collection":1}\n{"author":"A"}\n') });
    await page.waitForSelector(".collection .notice.bad >> text=2");
    await page.waitForFunction(() => /[2-9]\d* compositions in it/.test(document.querySelector(".collection [role=status]").textContent)); // nothing was lost
    assert.deepEqual(page.faults, []);
    await page.close();
  });
}
