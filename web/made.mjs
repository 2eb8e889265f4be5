// Makes the parts of the pages that stand elsewhere already: the types of the wire from
// docs/openapi.json, the words from data/lang, the breaches from the rulebooks. Nothing of it is
// written twice.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const note = "// Made by web/made.mjs; do not edit.\n";

function nameOf(ref) {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

function objectType(schema, indent) {
  const must = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const mark = must.has(key) ? "" : "?";
    return `${indent}  ${JSON.stringify(key)}${mark}: ${typeOf(value, indent + "  ")};\n`;
  });
  const more = schema.additionalProperties;
  if (more === true) lines.push(`${indent}  [key: string]: unknown;\n`);
  else if (more) lines.push(`${indent}  [key: string]: ${typeOf(more, indent + "  ")};\n`);
  return lines.length ? `{\n${lines.join("")}${indent}}` : "Record<string, unknown>";
}

function typeOf(schema, indent = "") {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return `(${typeOf(schema.items, indent)})[]`;
    case "object":
      return objectType(schema, indent);
    default:
      throw new Error(`docs/openapi.json: no type for ${JSON.stringify(schema)}`);
  }
}

function wire(root) {
  const api = JSON.parse(readFileSync(join(root, "docs/openapi.json"), "utf8"));
  const types = Object.entries(api.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
  );
  return note + types.join("");
}

// Whole catalogues, and of others what the pages say too: pieces, breaches, drawing rules.
const wanted = [
  ["pages.tsv", (key) => key],
  ["pages_tools.tsv", (key) => key],
  ["pages_composition.tsv", (key) => key],
  ["pages_collection.tsv", (key) => key],
  ["pages_letters.tsv", (key) => key],
  ["pages_tourney.tsv", (key) => key],
  ["byletter.tsv", (key) => (/^byletter\.(phase|office|column)\./.test(key) ? key : "")],
  ["pages_contest.tsv", (key) => key],
  ["contest.tsv", (key) => (/^contest\.(role|duty|form|phase|secrecy|answer|appeal_to|body|scale|ranking)\./.test(key) ? key : "")],
  ["pages_desk.tsv", (key) => key],
  ["pages_incident.tsv", (key) => key],
  ["tiebreak.tsv", (key) => (/^tiebreak\.(name|without)\./.test(key) ? key : "")],
  ["pages_office.tsv", (key) => key],
  ["pages_schedule.tsv", (key) => key],
  ["pages_accounts.tsv", (key) => key],
  ["office.tsv", (key) => (/^office\.(role|measure|step|effect|condition|duty|level|character|speed|class)\./.test(key) ? key : "")],
  ["spoken.tsv", (key) => (/^piece\.[a-z]+(\.(white|black|taken|become))?$/.test(key) ? key : "")],
  ["referee_chess.tsv", (key) => (key.startsWith("offence.") ? key : "")],
  ["referee_draughts.tsv", (key) => (key.startsWith("offence.") ? key : "")],
  ["referee.tsv", (key) => (/^(offence|what)\./.test(key) ? key : "")],
  ["draws.tsv", (key) => (/^draw\.[a-z0-9_]+$/.test(key) ? key : "")],
];

function words(root) {
  const rows = new Map();
  for (const [file, keep] of wanted) {
    const lines = readFileSync(join(root, "data/lang", file), "utf8").split("\n").slice(1);
    for (const line of lines.filter((one) => one && !one.startsWith("#"))) {
      const [key, ...texts] = line.split("\t");
      if (texts.length !== 3) throw new Error(`data/lang/${file}: ${key} needs three texts`);
      if (keep(key)) rows.set(keep(key), texts);
    }
  }
  return `${note}export const words = ${JSON.stringify(Object.fromEntries(rows), null, 1)} as const;\n`;
}

// The names of the breaches of each rulebook, in its order.
function breaches(root) {
  const editions = join(root, "src/rulebook/editions");
  const found = {};
  for (const edition of readdirSync(editions, { withFileTypes: true })) {
    if (!edition.isDirectory()) continue;
    const names = new Set();
    for (const file of readdirSync(join(editions, edition.name))) {
      const text = readFileSync(join(editions, edition.name, file), "utf8");
      const known = /(?:\b(?:offence|breach)\(\s*|\.name = )"([a-z_]+)"/g;
      for (const [, name] of text.matchAll(known)) names.add(name);
    }
    found[edition.name] = [...names];
  }
  return `${note}export const breaches: Record<string, string[]> = ${JSON.stringify(found, null, 1)};\n`;
}

export function make(root) {
  const folder = join(root, "web/src/made");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wire.ts"), wire(root));
  writeFileSync(join(folder, "words.ts"), words(root));
  writeFileSync(join(folder, "breaches.ts"), breaches(root));
}
