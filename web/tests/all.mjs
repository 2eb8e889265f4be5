// Tests of the pages in a real browser against the real server: node web/tests/all.mjs, or some of
// them: node web/tests/all.mjs play,events. Two halves, each with a server and a browser of its own,
// may run side by side: --first, --second.
import test from "node:test";
import { openBrowser, person, Server } from "./kit.mjs";
import accounts from "./parts/accounts.mjs";
import boards from "./parts/boards.mjs";
import collection from "./parts/collection.mjs";
import composition from "./parts/composition.mjs";
import contests from "./parts/contests.mjs";
import cup from "./parts/cup.mjs";
import docs from "./parts/docs.mjs";
import ear from "./parts/ear.mjs";
import events from "./parts/events.mjs";
import everywhere from "./parts/everywhere.mjs";
import hands from "./parts/hands.mjs";
import hearings from "./parts/hearings.mjs";
import honest from "./parts/honest.mjs";
import keys from "./parts/keys.mjs";
import letters from "./parts/letters.mjs";
import looks from "./parts/looks.mjs";
import office from "./parts/office.mjs";
import officials from "./parts/officials.mjs";
import play from "./parts/play.mjs";
import review from "./parts/review.mjs";
import school from "./parts/school.mjs";
import spoken from "./parts/spoken.mjs";
import tools from "./parts/tools.mjs";
import tourney from "./parts/tourney.mjs";

const parts = { docs, accounts, play, cup, ear, looks, hands, honest, spoken, review, boards, events, officials, office, hearings, keys, tools, composition, collection, contests, letters, tourney, school, everywhere };
const second = "cup,ear,looks,hearings,keys,composition,collection,contests,letters,tourney,school".split(",");
const halves = { "--first": Object.keys(parts).filter((name) => !second.includes(name)), "--second": second };
const asked = process.argv[2];
const wanted = halves[asked] ?? asked?.split(",") ?? Object.keys(parts);

test("pages", { timeout: 900000 }, async (all) => {
  const server = new Server();
  await server.start();
  const browser = await openBrowser();
  const arbiter = await person(browser, server, `/#code=${server.code}`);
  await arbiter.waitForSelector("nav a[href='/desk']"); // the code of the link has let him in
  try {
    for (const name of wanted) await parts[name](all, { server, browser, arbiter });
  } finally {
    await browser.close();
    await server.end();
  }
});
