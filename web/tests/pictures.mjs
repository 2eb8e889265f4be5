// The pictures of docs/pages.md and docs/first-event.md: node web/tests/pictures.mjs
// They are made from the real server, so that they show what there is.
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { act, begun, openBrowser, person, Server } from "./kit.mjs";

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "docs/pictures");
mkdirSync(folder, { recursive: true });
const server = new Server();
await server.start();
const browser = await openBrowser();
const desk = { viewport: { width: 1100, height: 700 } };
const phone = { viewport: { width: 375, height: 720 } };
const shot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) });
const settle = (page) => page.waitForLoadState("networkidle");

const arbiter = await person(browser, server, `/#code=${server.code}`, desk);
await arbiter.goto(server.address + "/new");
await arbiter.fill("[name=name]", "Spring cup");
await arbiter.selectOption("[name=rulebook]", "ru-code");
await arbiter.selectOption("[name=variant]", "russian");
await shot(arbiter, "event-new");
await arbiter.click("text=Make the event");
const names = ["Bondar Vira", "Koval Petro", "Sych Olha", "Hnat Ivan"];
await arbiter.fill("[name=entries]", names.map((name, i) => `${name}; ${2100 - i * 50}; Club ${i + 1}`).join("\n"));
await arbiter.click("text=Enter them");
await arbiter.click("text=Draw the lots");
await arbiter.click("text=Pair round 1");
await arbiter.fill("#result-line", "2 =");
await arbiter.press("#result-line", "Enter");
await arbiter.waitForSelector("text=Table 2 is recorded");
await shot(arbiter, "event-desk");
await arbiter.fill("#result-line", "1 w");
await arbiter.press("#result-line", "Enter");
await arbiter.click("text=Pair round 2");
await arbiter.waitForSelector("text=Results of round 2");
await arbiter.fill("#result-line", "1 0");
await arbiter.press("#result-line", "Enter");
await arbiter.waitForSelector("text=Table 1 is recorded");
await arbiter.click("text=Open the boards of round 2");
await arbiter.waitForSelector("text=open on this server: 1 of 2");
for (const part of ["standings", "crosstable", "hall"]) {
  await arbiter.goto(`${server.address}/e/1/${part}`);
  await settle(arbiter);
  await shot(arbiter, `event-${part}`);
}

const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
const white = await person(browser, server, `/#code=${game.codes.white}`, desk);
for (const [by, move] of [["white", "e4"], ["black", "e5"], ["white", "Nf3"]]) await act(arbiter, game.id, { by, do: "move", move });
await act(arbiter, game.id, { by: "black", do: "make", move: "a7-a4" });
await act(arbiter, game.id, { by: "black", do: "press" });
await act(arbiter, game.id, { by: "white", do: "notice-illegal" });
await act(arbiter, game.id, { by: "black", do: "move", move: "a5" });
await white.waitForSelector("text=Your move");
await shot(white, "board");
const draughts = await begun(arbiter, { rulebook: "ru-code", variant: "russian" });
await act(arbiter, draughts.id, { by: "white", do: "move", move: "c3-d4" });
const black = await person(browser, server, `/#code=${draughts.codes.black}`, { ...phone, colorScheme: "dark" });
await black.waitForSelector("text=Your move");
await shot(black, "board-phone");
await arbiter.goto(server.address + "/desk");
await arbiter.waitForSelector(".wall .mini");
await shot(arbiter, "desk");
await arbiter.goto(`${server.address}/review/${game.id}`);
await arbiter.waitForSelector(".moves");
await shot(arbiter, "review");
await arbiter.goto(server.address + "/school");
await arbiter.waitForSelector("[data-square]");
await shot(arbiter, "school");
await arbiter.goto(server.address + "/tools/analysis");
await arbiter.fill("[name=fen]", "W:WKa1,Kc1,e3:BKh2");
await arbiter.click("button.primary");
await arbiter.waitForSelector(".worths");
await shot(arbiter, "tools-analysis");
const file = readFileSync(join(dirname(dirname(folder)), "data/events/office.json"), "utf8");
const office = await arbiter.evaluate(async (body) => (await fetch("/api/events/import", { method: "POST", body })).json(), file);
for (const [part, name] of [["papers/start-list", "event-papers"], ["desk/duties", "event-duties"]]) {
  await arbiter.goto(`${server.address}/e/${office.event.id}/${part}`);
  await settle(arbiter);
  await shot(arbiter, name);
}
await arbiter.goto(server.address + "/tools/composition?variant=international&genre=etude&fen=W:W27,49:B34");
await arbiter.click("form .primary");
await arbiter.waitForSelector(".outcome");
await arbiter.click(".found li:has-text('6.2.4#2') button");
await shot(arbiter, "tools-composition");
await browser.close();
await server.end();
