import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt"]);

export const isCompressible = (path: string): boolean => compressible.has(extname(path));

/** Whether the file is the compressed version of another file. */
export const isCompressed = (path: string): boolean =>
  [".br", ".gz"].includes(extname(path)) && isCompressible(path.slice(0, -3));

const brotli = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

function compressFile(path: string): void {
  const body = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params: brotli }));
}

/** Writes a gzip and a brotli version next to each file that has none. */
export function compressBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Operators edit config.json in place, and browsers would get the old one.
    const isEdited = entry.name === "config.json";
    if (entry.isFile() && !isEdited && isCompressible(path) && !existsSync(`${path}.br`)) compressFile(path);
  }
}
