// Makes the school for arbiters from the scripts of the tests: node web/school.mjs KODEKS
// Every scenario is replayed by the referee in three languages; what happened before a ruling is the
// question, the ruling is the answer. Nothing is written by hand, so nothing can differ from the book.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = join(root, "tests/data/scripts");
export const schoolFolder = join(root, "web/public/school"); // one file a book, loaded when it is chosen
const languages = ["en", "uk", "ru"];
const shown = 5; // of what happened before
const quiet = new Set(["arrive", "begin"]);

function files(folder) {
  return readdirSync(join(scripts, folder), { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? files(path) : path.endsWith(".jsonl") ? [path] : [];
  });
}

// Every script of a game; those of letters and other rooms lie elsewhere.
export function scenarios() {
  return files("").sort();
}

function replay(program, file, language) {
  const text = execFileSync(program, ["referee", "replay", join(scripts, file), "--json", "--lang", language], { maxBuffer: 1 << 26 });
  return JSON.parse(text);
}

const rulingsOf = (step) => (step.events ?? []).filter((one) => one.event === "ruling-given");
const inAll = (texts) => Object.fromEntries(languages.map((language, i) => [language, texts[i]]));

// The last command that was ruled on, or nothing.
export function lesson(program, file) {
  const games = languages.map((language) => replay(program, file, language));
  const [first] = games;
  const at = first.steps.findLastIndex((step) => rulingsOf(step).length > 0);
  if (at < 1) return null;
  const before = [...Array(at + 1).keys()];
  const told = before.filter((i) => !quiet.has(first.steps[i].do));
  const story = (told.length ? told : before).slice(-shown);
  const { state } = first.steps[at - 1];
  return {
    id: file.replace(/\.jsonl$/, ""),
    rulebook: first.rulebook,
    variant: first.variant,
    board: state.board,
    clocks: state.clocks,
    story: story.map((i) => ({ at: first.steps[i].at, text: inAll(games.map((game) => game.steps[i].sentence)) })),
    rulings: rulingsOf(first.steps[at]).map((ruling, i) => ({
      articles: ruling.ruling.articles,
      text: inAll(games.map((game) => rulingsOf(game.steps[at])[i].sentence)),
    })),
  };
}

export function lessons(program, wanted = scenarios()) {
  return wanted.map((file) => lesson(program, file)).filter(Boolean);
}

const written = (all) => "[\n" + all.map((one) => JSON.stringify(one)).join(",\n") + "\n]\n";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = lessons(process.argv[2] ?? join(root, "build/release/kodeks"));
  const books = [...new Set(all.map((one) => one.rulebook))];
  const of = (book) => all.filter((one) => one.rulebook === book);
  mkdirSync(schoolFolder, { recursive: true });
  for (const book of books) writeFileSync(join(schoolFolder, `${book}.json`), written(of(book)));
  writeFileSync(join(schoolFolder, "index.json"), JSON.stringify(Object.fromEntries(books.map((book) => [book, of(book).length])), null, 1) + "\n");
  console.log(`${all.length} lessons`);
}
