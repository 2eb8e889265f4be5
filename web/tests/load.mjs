// What many boards and many watchers cost: node web/tests/load.mjs [BOARDS] [WATCHERS]
// It prints figures and ratios and judges nothing; no test depends on the speed of a machine.
import { readFileSync } from "node:fs";
import { call, openBrowser, person, Server } from "./kit.mjs";

const boards = Number(process.argv[2] ?? 1000);
const watchers = Number(process.argv[3] ?? 200);
const server = new Server();
await server.start();
const browser = await openBrowser();
const arbiter = await person(browser, server, `/#code=${server.code}`);
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const worst = (list) => Math.max(...list);

async function makeBoards(n) {
  const one = (i) => call(arbiter, "POST", "/api/games", { rulebook: "fide2023", variant: "chess", control: "180+2", players: { white: { name: `White ${i}` }, black: { name: `Black ${i}` } } });
  for (let i = 0; i < n; i += 20) await Promise.all([...Array(Math.min(20, n - i)).keys()].map((k) => one(i + k)));
}

// A quiet game that can go on for ever; how long each move waits for its acknowledgement.
async function blitz(game, moves) {
  return arbiter.evaluate(async ([game, moves]) => {
    const times = [];
    const act = async (keys) => {
      const began = performance.now();
      const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
      await (await fetch(`/api/games/${game}/acts`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id, ...keys }) })).json();
      times.push(performance.now() - began);
    };
    const walk = [["white", "Nf3"], ["black", "Nf6"], ["white", "Nc3"], ["black", "Nc6"], ["white", "Rb1"], ["black", "Rb8"], ["white", "Rg1"], ["black", "Rg8"], ["white", "h3"], ["black", "h6"], ["white", "a3"], ["black", "a6"], ["white", "b4"], ["black", "b5"], ["white", "g4"], ["black", "g5"], ["white", "d3"], ["black", "d6"], ["white", "e3"], ["black", "e6"]];
    for (const [by, move] of walk.slice(0, moves)) await act({ by, do: "move", move });
    return times;
  }, [game, moves]);
}

async function begin(game) {
  for (const keys of [{ do: "arrive", side: "white" }, { do: "arrive", side: "black" }, { do: "begin" }]) {
    await call(arbiter, "POST", `/api/games/${game}/acts`, { id: `b-${JSON.stringify(keys).replace(/\W/g, "")}`, ...keys });
  }
}

// Processor time of the server so far, in milliseconds; a tick of the kernel is 10 of them.
function worked() {
  const after = readFileSync(`/proc/${server.process.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(after[11]) + Number(after[12])) * 10;
}

async function measured(game) {
  await begin(game);
  const before = worked();
  const times = await blitz(game, 20);
  return { times, work: (worked() - before) / 20 };
}

await makeBoards(4);
const settings = { name: "Hall", rulebook: "fide2023", year: 2026, games: { variant: "chess", terms: [{ name: "control", value: "180+2" }] } };
const made = await call(arbiter, "POST", "/api/events", { id: "hall", settings, stage: { system: "round-robin" } });
await call(arbiter, "POST", `/api/events/${made.event.id}/acts`, { id: "e", acts: [..."ABCDEFGH"].map((name) => ({ do: "enter", person: { name } })) });
const quiet = await measured(1);
const elsewhere = await openBrowser(); // other people's browsers are not in the way of the player's
const crowd = await person(elsewhere, server, "/g/2");
await crowd.evaluate((n) => {
  globalThis.told = 0;
  for (let i = 0; i < n; i++) new WebSocket(location.origin.replace("http", "ws") + "/api/games/2/live").onmessage = () => (globalThis.told += 1);
}, watchers);
await crowd.waitForFunction((n) => globalThis.told >= n, watchers);
const others = [await person(elsewhere, server, `/e/${made.event.id}/hall`), await person(elsewhere, server, "/desk"), await person(elsewhere, server, "/g/2")];
await others[2].waitForSelector("[data-line=live]");
const watched = await measured(2);
await crowd.waitForTimeout(500);
const told = await crowd.evaluate(() => globalThis.told);
await elsewhere.close();
const after = await measured(3);
const alone = { times: [...quiet.times, ...after.times], work: (quiet.work + after.work) / 2 };
console.log(`move acknowledged: alone ${middle(alone.times).toFixed(1)} ms (worst ${worst(alone.times).toFixed(1)}); with ${watchers} spectators, a hall screen and a desk ${middle(watched.times).toFixed(1)} ms (worst ${worst(watched.times).toFixed(1)}); ratio ${(middle(watched.times) / middle(alone.times)).toFixed(2)}`);
console.log(`the server worked ${alone.work.toFixed(1)} ms a move alone and ${watched.work.toFixed(1)} ms with them, for ${told} messages; a blitz move has 2,000 ms of increment: ${((watched.work / 2000) * 100).toFixed(1)} % of it`);

await makeBoards(boards - 4);
const began = Date.now();
await arbiter.goto(server.address + "/desk");
await arbiter.waitForFunction((n) => document.querySelectorAll(".wall > li").length >= n, boards);
const shown = Date.now() - began;
await begin(4);
const slow = await arbiter.evaluate(() => new Promise((done) => {
  const frames = [];
  let last = performance.now();
  const end = last + 3000;
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(frames);
  };
  requestAnimationFrame(frame);
}));
const heap = await arbiter.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
console.log(`desk with ${boards} boards: shown after ${shown} ms; a frame takes ${middle(slow).toFixed(1)} ms (worst ${worst(slow).toFixed(0)}) while clocks run; ${(heap / 1e6).toFixed(0)} MB`);
await browser.close();
await server.end();
