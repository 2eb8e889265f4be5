// The school: its file is what the scripts give now, and the book answers with its articles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lesson, scenarios, schoolFolder } from "../../school.mjs";
import { heard, person, picture, program } from "../kit.mjs";

export default async function school(all, { server, browser }) {
  await all.test("the lessons are replays of the scripts", () => {
    const counts = JSON.parse(readFileSync(join(schoolFolder, "index.json"), "utf8"));
    const kept = Object.keys(counts).flatMap((book) => JSON.parse(readFileSync(join(schoolFolder, `${book}.json`), "utf8")));
    assert.equal(Object.values(counts).reduce((sum, one) => sum + one, 0), kept.length);
    assert.ok(kept.length >= 1000 && kept.length <= scenarios().length);
    for (const one of kept) assert.ok(one.rulings.every(({ articles, text }) => articles.length && text.en && text.uk && text.ru), one.id);
    for (const one of kept.filter((_, i) => i % 110 === 0)) assert.deepEqual(one, lesson(program, `${one.id}.jsonl`), one.id);
  });

  await all.test("a situation is ruled by keyboard, and the book answers", async () => {
    const page = await person(browser, server, "/school");
    await page.waitForSelector("[data-square]");
    await page.selectOption("main select", "ru-code");
    await page.waitForSelector(".answers button");
    await picture(page, "school");
    await page.focus(".answers button >> nth=0");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".notice .article");
    const [said] = await heard(page);
    assert.match(said, /^verdict: (So says the book|The book rules otherwise)\. /);
    await page.click("text=Next situation");
    await page.waitForSelector("text=Situation 2 of");
    assert.deepEqual(page.faults, []);
    await page.close();
  });
}
