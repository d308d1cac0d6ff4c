import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { isCompressed } from "./compress";
import { headersFor, kindOf, type Addresses } from "./headers";
import { versionIn } from "./version";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

type Encoding = "br" | "gzip" | "identity";

interface File {
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

function prepare(path: string, identity: Buffer, compressed: { br?: Buffer; gzip?: Buffer } = {}): File {
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return {
    type: contentTypes[extname(path)] ?? "application/octet-stream",
    etag,
    bodies: { ...compressed, identity },
  };
}

function readAll(folder: string): Map<string, File> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      // Written by the build.
      const compressed = existsSync(`${path}.br`) && {
        br: readFileSync(`${path}.br`),
        gzip: readFileSync(`${path}.gz`),
      };
      const url = `/${relative(folder, path).split(sep).join("/")}`;
      return [url, prepare(path, readFileSync(path), compressed || {})] as const;
    }),
  );
}

/** The encodings that an Accept-Encoding header accepts (with a weight above 0). */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const codings = header.split(",").map((part) =>
    part
      .toLowerCase()
      .split(/;|=/)
      .map((word) => word.trim()),
  );
  return new Set(codings.flatMap(([name = "", , weight = "1"]) => (Number(weight) > 0 ? [name] : [])));
}

function encodingFor(file: File, header: string): Encoding {
  const accepted = acceptedEncodings(header);
  return (
    (["br", "gzip"] as const).find((encoding) => file.bodies[encoding] && accepted.has(encoding)) ??
    "identity"
  );
}

/** The decoded path; `/` for one that can't be decoded, such as `//` and `/%`. */
function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://console").pathname);
  } catch {
    return "/";
  }
}

const refuse = (response: ServerResponse, status: 404 | 405, sentence: string) =>
  response
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    })
    .end(sentence);

/** Every route is index.html. `overrides` replaces files of the build, such as config.json. */
export function createStaticHandler(
  folder: string,
  addressesFor: (host: string) => Addresses,
  overrides: ReadonlyMap<string, string> = new Map(),
) {
  const files = readAll(folder);
  for (const [path, text] of overrides) files.set(path, prepare(path, Buffer.from(text)));
  const version = versionIn(folder);
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void refuse(response, 405, "Only GET and HEAD are allowed.");
    const path = pathOf(request);
    const known = kindOf(path);
    // The console redirects unknown paths, such as `/notes.txt`, to `/`.
    const kind = known === "other" && !files.has(path) ? "document" : known;
    // Missing assets are 404: a script tag must not get the document.
    const file = files.get(path) ?? (kind === "document" ? files.get("/index.html") : undefined);
    if (kind === "hidden" || !file) return void refuse(response, 404, "File not found.");
    const headers = {
      ...headersFor(kind, { ...addressesFor(request.headers.host ?? ""), version }),
      "content-type": file.type,
      etag: file.etag,
      vary: "accept-encoding",
    };
    if (request.headers["if-none-match"] === file.etag && kind !== "document")
      return void response.writeHead(304, headers).end();
    const encoding = encodingFor(file, request.headers["accept-encoding"] ?? "");
    const body = file.bodies[encoding] ?? file.bodies.identity;
    response.writeHead(200, {
      ...headers,
      "content-length": body.length,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
