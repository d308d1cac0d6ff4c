import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressBelow } from "./compress";
import { createStaticHandler } from "./static";

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>".padEnd(2_000, " "));
  writeFileSync(join(folder, "version.json"), '{"version":"1.2.3+abc1234"}');
  compressBelow(folder);
  server = createServer(createStaticHandler(folder, () => ({ apiBaseUrl: "", provider: [] })));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0", null],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR ; Q=0.000, gzip", "gzip"],
  ["broken, gzipped", null],
  ["identity", null],
])("responds to Accept-Encoding: %s with %s", async (accepted, encoding) => {
  const response = await fetch(origin, { headers: { "accept-encoding": accepted } });
  expect(response.headers.get("content-encoding")).toBe(encoding);
});

test("sends the build's version with each document", async () => {
  const [page, file] = await Promise.all([fetch(`${origin}/runs/r-1`), fetch(`${origin}/version.json`)]);
  expect(page.headers.get("x-console-version")).toBe("1.2.3+abc1234");
  expect(await file.json()).toEqual({ version: "1.2.3+abc1234" });
  expect(file.headers.get("cache-control")).toBe("no-cache");
});

test.each([
  ["/runs/r-1", 200],
  ["/.git/config", 404],
  ["/%2egit/config", 404],
  ["/assets/none.js", 404],
])("answers %s with %d", async (path, status) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(status);
});

test.each(["/notes.txt", "/missing.png", "//", "/%", "/%E0%A4%A", "/runs/%"])(
  "answers the unknown path %s with the document, which redirects to /",
  async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("<!doctype html>");
  },
);
