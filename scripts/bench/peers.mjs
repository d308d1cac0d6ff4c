// Builds the peers' pages and serves them and the lists from memory.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { installPackages } from "../install-packages.mjs";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "bench");

async function bundle(name, outDir) {
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2023",
      lib: { entry: `src/${name}.jsx`, formats: ["es"], fileName: name, cssFileName: name },
    },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
}

/** Packages for benchmarks have their own folder and lock file. */
export const installBench = () => installPackages(folder);

/** File name → type and bytes. */
export async function buildPeers() {
  installBench();
  const out = mkdtempSync(join(tmpdir(), "bench-peers-"));
  const files = new Map();
  for (const name of ["floor", "react", "ag-grid", "mui", "tanstack"]) {
    await bundle(name, out);
    files.set(`/bench/${name}.js`, { type: "text/javascript", body: readFileSync(join(out, `${name}.js`)) });
    const css = join(out, `${name}.css`);
    files.set(`/bench/${name}.css`, {
      type: "text/css",
      body: existsSync(css) ? readFileSync(css) : Buffer.alloc(0),
    });
    const html = `<!doctype html><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/bench/${name}.css"><body><script type="module" src="/bench/${name}.js"></script>`;
    files.set(`/bench/${name}`, { type: "text/html", body: Buffer.from(html) });
  }
  rmSync(out, { recursive: true });
  return files;
}

/** Gzipped size of one page's code and styles. */
export const weightOf = (files, name) =>
  [".js", ".css"].reduce((sum, end) => sum + gzipSync(files.get(`/bench/${name}${end}`).body).length, 0);

/** Serves the peers' pages and the list of the chosen length, before the sandbox. */
export function createFront(files) {
  let list;
  const setList = (body) => {
    list = body;
  };
  const before = ({ url = "" }, response) => {
    const [path] = url.split("?");
    const file = path === "/v1/runs" && list ? { type: "application/json", body: list } : files.get(path);
    if (file)
      response
        .writeHead(200, { "Content-Type": file.type, "Content-Length": file.body.length })
        .end(file.body);
    return file !== undefined;
  };
  return { setList, before };
}
