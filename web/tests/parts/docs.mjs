// The documents speak of what is on the pages: every name in bold is a text of the catalogue, and
// every picture is there and small.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const read = (path) => readFileSync(join(root, path), "utf8");

export default async function docs(all) {
  await all.test("every name in the documents stands on a page, every picture is there", () => {
    const files = readdirSync(join(root, "data/lang")).filter((name) => name.startsWith("pages")).map((name) => read(`data/lang/${name}`).split("\n").slice(1));
    const texts = new Set(files.flat().map((line) => line.split("\t")[1]?.replace("{n}", "1")));
    for (const file of ["docs/pages.md", "docs/first-event.md"]) {
      const text = read(file);
      const names = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name]) => name.replace(/\s+/g, " "));
      assert.deepEqual(names.filter((name) => !texts.has(name)), [], file);
      for (const [, picture] of text.matchAll(/\]\((pictures\/\S+)\)/g)) assert.ok(statSync(join(root, "docs", picture)).size < 150_000, picture);
    }
  });
}
