// A real server with its own data folder, real browsers, and what was told to the ear.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const program = process.env.KODEKS_PROGRAM ?? join(root, "build/release/kodeks");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export class Server {
  data = mkdtempSync(join(tmpdir(), "kodeks-pages-"));
  listen = "127.0.0.1:0";

  // Its own small endgame tables: what the user of this machine has built must not matter.
  surroundings = { ...process.env, KODEKS_DATA: this.data };

  async start() {
    execFileSync(program, ["truth", "build", "--pieces", "3"], { env: this.surroundings, stdio: "ignore" });
    const arguments_ = ["serve", "--empty", "--lang", "en", "--data", this.data, "--listen", this.listen, "--pages", join(root, "web/dist")];
    this.process = spawn(program, arguments_, { stdio: ["ignore", "pipe", "inherit"], env: this.surroundings });
    let said = "";
    await new Promise((ready, failed) => {
      this.process.stdout.on("data", (bytes) => {
        said += bytes;
        if (/#code=[\w-]+\s/.test(said)) ready();
      });
      this.process.on("exit", () => failed(new Error(`the server ended: ${said}`)));
    });
    [, this.address] = /(http:\/\/[\d.:]+)\//.exec(said);
    [, this.code] = /#code=([\w-]+)/.exec(said);
    this.listen = this.address.slice("http://".length);
  }

  async stop(signal = "SIGTERM") {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.removeAllListeners("exit");
    this.process.once("exit", () => {});
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill(signal);
    await Promise.race([ended, gone]);
  }

  async end() {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function openBrowser() {
  const executablePath = process.env.KODEKS_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, headless: true, args: ["--no-sandbox", "--mute-audio"] });
}

// A page of its own person: own cookies, English, and a list of everything the live regions said.
export async function person(browser, server, path = "/", options = {}) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(Number(process.env.KODEKS_WAIT ?? 40000));
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  await page.addInitScript(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest("[id^=say-]")));
      for (const region of regions) if (region?.textContent) globalThis.heard.push(`${region.id.slice(4)}: ${region.textContent.trim()}`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(server.address + path);
  // Who leaves the page before the server has answered has not come in.
  if (path.includes("#code=")) await page.waitForFunction(() => !location.hash);
  return page;
}

export function heard(page) {
  return page.evaluate(() => globalThis.heard);
}

// Sentences of axe about this page; none is wanted.
export async function complaints(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map((one) => `${one.id}: ${one.help} (${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" ; ")})`);
}

export async function press(page, ...squares) {
  for (const square of squares) await page.click(`[data-square="${square}"]`);
}

// The arbiter comes in by the link of the terminal, makes a game, and reads out the codes.
export async function newGame(arbiter, { rulebook, variant, control = "300+3" }) {
  await arbiter.fill("[name=white]", "Olena");
  await arbiter.fill("[name=black]", "Ivan");
  await arbiter.selectOption("[name=rulebook]", rulebook);
  await arbiter.selectOption("[name=variant]", variant);
  await arbiter.fill("[name=control]", control);
  await arbiter.click("text=Make the game");
  await arbiter.waitForSelector("[data-code=black]");
  const [white, black] = await arbiter.$$eval("[data-code]", (codes) => codes.map((code) => code.textContent));
  const path = await arbiter.getAttribute(".slips a", "href");
  return { white, black, path };
}

const shots = process.env.KODEKS_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });
export const picture = async (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });
export const line = (page, state) => page.waitForSelector(`[data-line=${state}]`);
export const type = async (page, text) => {
  await page.fill("#command", text);
  await page.press("#command", "Enter");
};

export async function seated(browser, server, game, side, options) {
  const page = await person(browser, server, `/#code=${game[side]}`, options);
  await page.click("text=I am here");
  await page.waitForSelector("#command");
  return page;
}

// A question to the server by whoever sits at this page.
export function call(page, method, path, body) {
  return page.evaluate(async ([method, path, body]) => {
    const answer = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
    });
    return answer.json();
  }, [method, path, body]);
}

let acts = 0;
export async function act(page, game, keys) {
  acts += 1;
  const answer = await call(page, "POST", `/api/games/${game}/acts`, { id: `test-${acts}`, ...keys });
  assert.equal(answer.type, "ack", JSON.stringify([keys, answer]));
}

// A game that has begun, recorded by the arbiter alone.
export async function begun(arbiter, settings) {
  const made = await call(arbiter, "POST", "/api/games", { control: "300+3", players: { white: { name: "Olena" }, black: { name: "Ivan" } }, ...settings });
  const { id } = made.game;
  await act(arbiter, id, { do: "arrive", side: "white" });
  await act(arbiter, id, { do: "arrive", side: "black" });
  await act(arbiter, id, { do: "begin" });
  return { ...made, id };
}

// Compared with a file that was read by eye; KODEKS_UPDATE_GOLDEN=1 writes it anew.
export function golden(name, text) {
  const file = join(dirname(fileURLToPath(import.meta.url)), "golden", name);
  if (process.env.KODEKS_UPDATE_GOLDEN || !existsSync(file)) {
    assert.ok(process.env.KODEKS_UPDATE_GOLDEN, `${file} is missing`);
    writeFileSync(file, text);
  }
  assert.equal(text, readFileSync(file, "utf8"), name);
}
