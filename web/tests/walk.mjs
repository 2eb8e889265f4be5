// Walks docs/first-event.md with the program as ./run starts it, and says how long a newcomer needs:
// node web/tests/walk.mjs. Machine time is measured; for hands the keystroke-level model of Card,
// Moran and Newell is taken: 0.28 s a key, 1.1 s to point and 0.2 s to press, 1.35 s to think before
// each step. It prints figures and judges nothing; that the steps work is tested in parts/.
import { person, openBrowser, program } from "./kit.mjs";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const data = mkdtempSync(join(tmpdir(), "kodeks-walk-"));
const command = ["serve", "--without-encryption", "--listen", "127.0.0.1:0", "--data", data, "--lang", "en", "--pages", join(root, "web/dist")];
const began = Date.now();
const server = spawn(program, command, { stdio: ["ignore", "pipe", "inherit"] });
const said = await new Promise((done) => {
  let all = "";
  server.stdout.on("data", (bytes) => /#code=[\w-]+\s/.test((all += bytes)) && done(all));
});
const [, address, code] = /(http:\/\/[\d.:]+)\/#code=([\w-]+)/.exec(said);
const hands = { steps: 0, presses: 0, keys: 0 };
const seconds = () => hands.steps * 1.35 + hands.presses * 1.3 + hands.keys * 0.28;
const press = async (page, what) => {
  hands.steps += 1;
  hands.presses += 1;
  await page.click(what);
};
const type = async (page, field, text) => {
  hands.steps += 1;
  hands.presses += 1;
  hands.keys += text.length;
  await page.fill(field, text);
};
const choose = async (page, field, value) => {
  hands.steps += 1;
  hands.presses += 2;
  await page.selectOption(field, value);
};
const square = async (page, ...names) => {
  for (const name of names) {
    hands.presses += 1;
    await page.click(`[data-square=${name}]`);
  }
  hands.steps += 1;
};
let from = Date.now();
const report = (what) => {
  const machine = (Date.now() - from) / 1000;
  console.log(`${what}: ${hands.steps} steps, ${hands.presses} presses, ${hands.keys} keys: ${seconds().toFixed(0)} s of hands, ${machine.toFixed(0)} s of machine, ${((seconds() + machine) / 60).toFixed(1)} minutes`);
  Object.assign(hands, { steps: 0, presses: 0, keys: 0 });
  from = Date.now();
};

const browser = await openBrowser();
const at = { address };
console.log(`the server was ready after ${((Date.now() - began) / 1000).toFixed(1)} s`);
from = began;

// Two phones. The link of the terminal is pasted, the slips are scanned: two presses each.
const arbiter = await person(browser, at, `/#code=${code}`);
hands.presses += 2;
await press(arbiter, "nav >> text=Arbiter's desk");
await type(arbiter, "[name=white]", "Olena");
await type(arbiter, "[name=black]", "Ivan");
await choose(arbiter, "[name=rulebook]", "ru-code");
await type(arbiter, "[name=control]", "300+3");
await press(arbiter, "text=Make the game");
await arbiter.waitForSelector("[data-code=black]");
const codes = await arbiter.$$eval("[data-code]", (all) => all.map((one) => one.textContent));
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const players = [];
for (const one of codes) {
  const page = await person(browser, at, `/#code=${one}`, phone);
  hands.presses += 2;
  await press(page, "text=I am here");
  players.push(page);
}
await press(arbiter, ".slips a");
await press(arbiter, "text=Begin the game");
await players[0].waitForSelector("text=Your move");
await square(players[0], "c3", "d4");
await players[1].waitForSelector("text=Your move");
await square(players[1], "f6", "e5");
await players[0].waitForSelector("text=Your move");
report("two phones play a refereed game of Russian draughts");

// A round robin of eight, played on wood, results typed at the desk.
await press(arbiter, ".brand");
await press(arbiter, "text=New event");
await type(arbiter, "[name=name]", "Spring cup");
await choose(arbiter, "[name=rulebook]", "ru-code");
await press(arbiter, "text=Make the event");
await type(arbiter, "[name=entries]", ["Bondar", "Koval", "Sych", "Hnat", "Melnyk", "Tkach", "Kit", "Vovk"].map((one, i) => `${one}; ${2000 - i * 40}`).join("\n"));
await press(arbiter, "button:text-is('Enter them')");
await press(arbiter, "text=Draw the lots");
for (let round = 1; round <= 7; round++) {
  await press(arbiter, `text=Pair round ${round}`);
  await arbiter.waitForSelector(`text=Results of round ${round}`);
  for (const line of ["1 1", "2 0", "3 =", "4 1"]) {
    hands.keys += line.length + 1;
    await arbiter.fill("#result-line", line);
    await arbiter.press("#result-line", "Enter");
    await arbiter.waitForSelector(`#result-help >> text=Table ${line[0]} is recorded`);
  }
}
await arbiter.waitForSelector("text=All rounds are played");
await press(arbiter, ".tabs >> text=Standings");
await arbiter.waitForSelector(".standings tbody tr >> nth=7");
await arbiter.pdf({ format: "A4" });
hands.presses += 2;
report("a round robin of eight is made, paired, played (28 results) and printed");
await browser.close();
server.kill();
await new Promise((done) => server.once("exit", done));
rmSync(data, { recursive: true, force: true });
