// Looks at every page in all themes and sizes: KODEKS_SHOTS=folder node web/tests/design.mjs [page,page [look,look]]
// A large Swiss with long names, an office, games in play; KODEKS_LOOK_IN=uk chooses the language. The
// pictures are for the eye.
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { act, begun, call, openBrowser, person, Server } from "./kit.mjs";

const folder = process.env.KODEKS_SHOTS ?? "build/shots";
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ? process.argv[2].split(",") : undefined;
const wantedLooks = process.argv[3]?.split(",");
const into = process.env.KODEKS_LOOK_IN ?? "en";
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const server = new Server();
await server.start();
const browser = await openBrowser();
const arbiter = await person(browser, server, `/#code=${server.code}`);
await arbiter.waitForSelector("nav a[href='/desk']"); // the code of the link has let him in
let number = 0;
const eventAct = async (id, body) => {
  const answer = await call(arbiter, "POST", `/api/events/${id}/acts`, { id: `d${(number += 1)}`, ...body });
  if (answer.type !== "ack") console.error(JSON.stringify(answer));
};

const log = (text) => process.env.KODEKS_LOUD && console.log(text);
const first = ["Олександра-Вікторія", "Jan Krzysztof", "Ольга", "Ivan", "Maximilian Alexander", "Ян", "Світлана", "Petro"];
const last = ["Кржижановська-Терещенко", "Brzęczyszczykiewicz", "Коваль", "Hnat", "von Hohenlohe-Langenburg", "О", "Бондаренко", "Sych"];
await call(arbiter, "POST", "/api/events", { id: "big", settings: { name: "Відкритий чемпіонат міста зі швидких шахів пам’яті Леоніда Штейна", rulebook: "fide2023", year: 2026,
  games: { variant: "chess", terms: [{ name: "control", value: "900+10" }] } }, stage: { system: "swiss", swiss: "dutch", rounds: 7 } });
await eventAct("1", { acts: [...Array(30).keys()].map((i) => ({ do: "enter", person: { name: `${last[i % 8]} ${first[(i + (i >> 3)) % 8]}`, club: i % 2 ? "Спортивний клуб «Дніпро»" : "", ratings: [{ list: "FIDE", value: 2400 - i * 17 }] } })) });
await eventAct("1", { do: "draw-lots", stage: 1, seed: "17 4 92 8" });
for (let round = 1; round <= 4; round++) {
  await eventAct("1", { do: "pair", stage: 1 });
  if (round === 4) break;
  const { pairings } = await call(arbiter, "GET", `/api/events/1/stages/1/rounds/${round}`);
  await eventAct("1", { acts: pairings.filter((one) => !one.free).map((one) => ({ do: "record-result", game: { stage: 1, round, table: one.table, game: 1 }, result: ["win-loss", "draw-draw", "loss-win"][(one.table * round) % 3] })) });
}
log("paired");
await call(arbiter, "POST", "/api/events/1/games", { round: 4 });
log("opened");
const game = await begun(arbiter, { rulebook: "fide2023", variant: "chess" });
for (const [by, move] of [["white", "e4"], ["black", "e5"], ["white", "Nf3"]]) await act(arbiter, game.id, { by, do: "move", move });
const draughts = await begun(arbiter, { rulebook: "ru-code", variant: "international" });
await act(arbiter, draughts.id, { by: "white", do: "move", move: "32-28" });
log("games");
const file = readFileSync(join(root, "data/events/office.json"), "utf8");
const { event: office } = await arbiter.evaluate(async (body) => (await fetch("/api/events/import", { method: "POST", body })).json(), file);
const white = await person(browser, server, `/#code=${game.codes.white}`);
const player = await person(browser, server, `/#code=${draughts.codes.black}`);

const sheet = '[Event "Club"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 {[%clk 0:14:30] the usual move} e5 (1... c5 2. Nf3 d6 {Sicilian}) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O 1-0\n';
log("people");
async function viewer(page) {
  await page.fill("[name=sheet]", sheet);
  await page.click("form .primary");
  await page.waitForSelector(".line-of-moves");
  await page.keyboard.press("End");
}
async function study(page) {
  await page.fill("[name=fen]", "W:WKa1,Kc1,e3:BKh2");
  await page.click("button.primary");
  await page.waitForSelector(".worths");
}
const composed = new URLSearchParams({ variant: "international", genre: "etude", fen: "W:W27,49:B34" });
async function solved(page) {
  await page.click("form .primary");
  await page.waitForSelector(".outcome");
}
async function drawn(page) {
  await page.selectOption("[name=of]", { index: 1 });
  await page.waitForSelector(".notice");
}
const ofOffice = (part) => [`/e/${office.id}/${part}`];
const pages = {
  join: ["/join"], account: ["/account"], admin: ["/admin"], letters: ["/letters"], contests: ["/contests"], nowhere: ["/no/such"],
  schedule: ["/e/1/schedule"], papers: ["/e/1/papers/pairings"], entries: ["/e/1/desk/entries"], stages: ["/e/1/desk/stages"], journal: ["/e/1/desk/journal"],
  ...Object.fromEntries(["duties", "credentials", "officials", "regulations", "sanctions", "protests"].map((part) => [`office-${part}`, ofOffice(`desk/${part}`)])),
  "office-papers": ofOffice("papers/report"),
  home: ["/"], new: ["/new", async (page) => { await page.click("summary"); await page.waitForTimeout(900); }], desk: ["/desk"],
  event: ["/e/1"], standings: ["/e/1/standings"], crosstable: ["/e/1/crosstable"], players: ["/e/1/players"], boards: ["/e/1/boards"], regulations: ["/e/1/regulations"],
  eventdesk: ["/e/1/desk"], hall: ["/e/1/hall"], rules: ["/rules?q=flag"], article: ["/rules?article=FIDE:9.2"], school: ["/school"], review: [`/review/${game.id}`],
  tools: ["/tools"], analysis: ["/tools/analysis", study], games: ["/tools/games", viewer], draw: ["/tools/draw", drawn], dial: ["/tools/dial"],
  letter: ["/tools/letter"], composing: ["/tools/composition"], composition: [`/tools/composition?${composed}`, solved],
  board: [`/g/${game.id}`, null, white], board10: [`/g/${draughts.id}`, null, player],
};
const looks = { light: ["light", 1100, 800], dark: ["dark", 1100, 800], contrast: ["contrast", 1100, 800], phone: ["light", 360, 740], zoom: ["light", 320, 256], large: ["light", 1920, 1080] };
for (const [name, [path, doing, own]] of Object.entries(pages)) {
  if (wanted && !wanted.includes(name)) continue;
  log(name);
  const page = own ?? arbiter;
  for (const [look, [theme, width, height]] of Object.entries(looks)) {
    if (wantedLooks && !wantedLooks.includes(look)) continue;
    if (width === 1920 && !["hall", "standings"].includes(name)) continue;
    await page.setViewportSize({ width, height });
    await page.evaluate(([theme, into]) => {
      localStorage.setItem("kodeks.theme", theme);
      localStorage.setItem("kodeks.language", into);
    }, [theme, into]);
    await page.goto(server.address + path);
    await page.waitForTimeout(500);
    if (doing) await doing(page).catch((error) => console.error(name, String(error).slice(0, 300)));
    await page.screenshot({ path: `${folder}/${name}-${look}.png`, fullPage: width < 1000 || !["hall", "board", "board10"].includes(name) });
  }
  if (["event", "standings", "crosstable", "players"].includes(name)) {
    await page.pdf({ path: `${folder}/${name}.pdf`, format: "A4" }).catch(() => undefined);
  }
}
await browser.close();
await server.end();
