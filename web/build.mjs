// Builds the pages into web/dist: node web/build.mjs. It needs no network; tools/pages.sh installs
// the packages before.
import { build } from "esbuild";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { make } from "./made.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const dist = join(web, "dist");
const limit = 200 * 1000; // compressed, what a player loads first

make(root);
rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, "assets"), { recursive: true });
const made = await build({
  entryPoints: [join(web, "src/main.tsx"), join(web, "src/style.css")],
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  outdir: join(dist, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  absWorkingDir: root,
  metafile: true,
  logLevel: "warning",
});

const outputs = Object.entries(made.metafile.outputs);
const entry = (source) => outputs.find(([, out]) => out.entryPoint === source);
const [script, main] = entry("web/src/main.tsx");
const [style] = entry("web/src/style.css");
const place = (path) => "/" + relative(dist, join(root, path));
const page = readFileSync(join(web, "index.html"), "utf8")
  .replace("SCRIPT", place(script))
  .replace("STYLE", place(style));
writeFileSync(join(dist, "index.html"), page);
cpSync(join(web, "public"), dist, { recursive: true });

// What a browser asks for is sent as it is compressed here, once (src/server/pages.cpp).
for (const file of readdirSync(dist, { recursive: true })) {
  if (/\.(?:js|css|html|json|svg|webmanifest)$/.test(file)) writeFileSync(join(dist, `${file}.gz`), gzipSync(readFileSync(join(dist, file)), { level: 9 }));
}

const first = [script, style, ...main.imports.filter((one) => one.kind === "import-statement").map((one) => one.path)];
const size = first.reduce((sum, path) => sum + gzipSync(readFileSync(join(root, path))).length, gzipSync(page).length);
const all = outputs.reduce((sum, [path]) => sum + statSync(join(root, path)).size, 0);
console.log(`web/dist: the first page is ${(size / 1000).toFixed(1)} kB compressed, everything ${(all / 1000).toFixed(1)} kB`);
if (size > limit) {
  console.error(`The first page may have ${limit / 1000} kB.`);
  process.exit(1);
}
