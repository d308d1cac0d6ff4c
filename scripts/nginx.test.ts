import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { createServer as createHttpServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../e2e/harness/server";
import { addressesOf } from "./serve/addresses";
import { headersFor, sameOriginApiHeaders, type FileKind } from "./serve/headers";
import { nginxApi } from "./serve/hosting/nginx";
import { writeHosting } from "./serve/hosting/write";
import { versionIn } from "./serve/version";
import { tenantConfig } from "../packages/app/testing/tenant-config";
import { client } from "./doctor/client";
import { checkSite } from "./doctor/site-checks";
import { findNginx } from "./nginx.mjs";
import { builtConsole } from "./serve/serve";

const config = { ...tenantConfig, api: { baseUrl: "https://api.example.com/v9" } };

/** What isn’t installed is skipped, but not in CI. */
const isOptional = process.env["CI"] === undefined;
const nginx = findNginx();
let folder = "";
let out = "";
let server: ChildProcess | undefined;
let api: Server | undefined;
let origin = "";
let httpPort = 0;
let httpsPort = 0;

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

function selfSignedCertificate(): void {
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1";
  const options = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost";
  const files = ["-keyout", join(folder, "console.key"), "-out", join(folder, "console.pem")];
  execFileSync("openssl", ["req", ...options.split(" "), "-addext", names, ...files], { stdio: "ignore" });
}

/** The generated example, with this machine's names, ports and paths. */
function adaptedServer(): string {
  const replacements: [string, string][] = [
    ["listen 80;", `listen 127.0.0.1:${httpPort};`],
    ["  listen [::]:80;\n", ""],
    ["https://console.example.com$request_uri", `https://localhost:${httpsPort}$request_uri`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ["  listen [::]:443 ssl http2;\n", ""],
    ["server_name console.example.com;", "server_name localhost;"],
    ["/etc/ssl/", `${folder}/`],
    ["/var/www/console", `${out}/nginx/site`],
    ["/etc/nginx/console.conf", `${out}/nginx/console.conf`],
  ];
  return replacements.reduce(
    (text, [from, to]) => {
      expect(text, `the example has no ${from}`).toContain(from);
      return text.replaceAll(from, to);
    },
    readFileSync(join(out, "nginx/server.example.conf"), "utf8"),
  );
}

/** The main nginx configuration of the test: no daemon, and no files outside this folder. */
const around = (types: string, port: number, apiPort: number) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  upstream console_api { server 127.0.0.1:${apiPort}; }
  server {
    listen 127.0.0.1:${port};
    server_name _;
    root ${out}/nginx/site;
    include ${out}/nginx/console.conf;
    include ${folder}/api.conf;
  }
  ${hasOpenssl ? adaptedServer() : ""}
}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosting-"));
  out = join(folder, "out");
  // Started by root, nginx reads files as the user “nobody”.
  chmodSync(folder, 0o755);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  writeHosting({ build: builtConsole, config: JSON.stringify(config), out });
  if (nginx === undefined) return;
  const apiPort = await freePort();
  api = createHttpServer((request, response) => {
    const status = request.url === "/v1/missing" ? 500 : 200;
    response.writeHead(status, { "content-type": "text/html", "x-content-type-options": "wrong" });
    response.end("<script>alert(1)</script>");
  }).listen(apiPort, "127.0.0.1");
  writeFileSync(join(folder, "api.conf"), nginxApi);
  [httpPort, httpsPort] = [await freePort(), await freePort()];
  if (hasOpenssl) selfSignedCertificate();
  writeFileSync(join(folder, "nginx.conf"), around(nginx.types, port, apiPort));
  server = spawn(nginx.program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await vi.waitFor(() => fetch(origin), 10_000);
});

afterAll(async () => {
  if (server !== undefined && server.exitCode === null) {
    const gone = new Promise((done) => server?.once("exit", done));
    server.kill("SIGTERM");
    await gone;
  }
  api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const promised = (kind: FileKind) =>
  headersFor(kind, { ...addressesOf(config), version: versionIn(builtConsole) });
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: "manual" });
const asset = (name = /^login-.*\.js$/) =>
  `/assets/${readdirSync(join(builtConsole, "assets")).find((file) => name.test(file))}`;

describe.skipIf(isOptional && nginx === undefined)("nginx, on the written files", () => {
  for (const [path, kind] of [
    ["/", "document"],
    ["/index.html", "document"],
    ["/runs", "document"],
    ["/runs/run.v2.json", "document"],
    ["/actions/a%2Fb", "document"],
    ["/settings/nowhere?x=1", "document"],
    ["/notes.txt", "document"],
    ["/picture.ico", "document"],
    ["/favicon.ico", "other"],
    ["/robots.txt", "other"],
    ["/redirect.html", "bridge"],
    ["/redirect.html?code=1&state=2", "bridge"],
    ["/config.json", "config"],
    ["/favicon.svg", "other"],
    ["/version.json", "other"],
  ] as const)
    test(`serves ${path} as a ${kind} with exactly the expected headers`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject(promised(kind));
      expect(answer.headers.has("cross-origin-opener-policy")).toBe(kind === "document");
      expect((await answer.text()).includes('<div id="root">')).toBe(kind === "document");
    });

  test("caches assets for a year, but not missing ones", async () => {
    // With `nosniff`, browsers refuse scripts and stylesheets of another type.
    for (const [name, type] of [
      [/\.js$/, /^(text|application)\/javascript/],
      [/\.css$/, /^text\/css/],
      [/\.woff2$/, /^font\/woff2/],
    ] as const) {
      const found = await ask(asset(name));
      expect(found.headers.get("cache-control")).toBe(promised("asset")["cache-control"]);
      expect(found.headers.get("content-type")).toMatch(type);
    }
    for (const path of ["/assets/none.js", "/assets/"]) {
      const missing = await ask(path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get("cache-control")).toBe("no-store");
      expect(missing.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(await missing.text()).not.toContain("<");
    }
  });

  test("sends precompressed files to clients that accept them", async () => {
    for (const path of ["/", asset()]) {
      const packed = await ask(path, { "accept-encoding": "gzip" });
      const plain = await ask(path, { "accept-encoding": "identity" });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(packed.headers.get("vary")).toBe("Accept-Encoding");
      expect(await packed.text()).toBe(await plain.text());
      expect(Number(packed.headers.get("content-length"))).toBeLessThan(
        Number(plain.headers.get("content-length")),
      );
    }
  });

  test("serves the given config.json, and only to GET and HEAD", async () => {
    expect(await (await ask("/config.json")).json()).toEqual(config);
    for (const path of ["/", "/runs", "/config.json", asset()])
      expect(await fetch(origin + path, { method: "POST" })).toMatchObject({
        url: origin + path,
        status: 405,
      });
    expect((await ask("/")).headers.get("server")).toBe("nginx");
  });

  for (const path of ["/.git/config", "/.env", "/.well-known/security.txt", "/.auth/me"])
    test(`returns 404 for the hidden file ${path}`, async () => {
      expect((await ask(path)).status).toBe(404);
    });

  for (const path of ["/v1/runs", "/v1/missing"])
    test(`the API's response to ${path} can't run as a page`, async () => {
      const answer = await ask(path);
      expect(Object.fromEntries(answer.headers)).toMatchObject(sameOriginApiHeaders);
    });

  test("serves nothing outside its folder", async () => {
    for (const path of [
      "/assets/..%2f..%2fconsole.conf",
      "/assets/%2e%2e/%2e%2e/console.conf",
      "/..%2fconsole.conf",
    ]) {
      const answer = await ask(path);
      expect(await answer.text()).not.toContain("add_header");
    }
  });

  test("leaves nothing to mend for doctor", async () => {
    const { findings } = await checkSite(client, new URL(origin));
    expect(findings.filter(({ status }) => status === "failed")).toEqual([]);
    expect(findings.length).toBeGreaterThan(8);
  });
});

const isRunnable = nginx !== undefined && hasOpenssl;

describe.skipIf(isOptional && !isRunnable)("nginx over https, with the example server block", () => {
  const askSecurely = (path: string, method = "GET") =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((done, fail) => {
      const certificate = readFileSync(join(folder, "console.pem"));
      get(`https://localhost:${httpsPort}${path}`, { ca: certificate, family: 4, method }, (response) => {
        response.resume();
        done({ status: response.statusCode, headers: response.headers });
      }).on("error", fail);
    });

  test("redirects http to https", async () => {
    const response = await fetch(`http://127.0.0.1:${httpPort}/runs?status=failed`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`https://localhost:${httpsPort}/runs?status=failed`);
  });

  for (const [path, status] of [
    ["/", 200],
    ["/runs/r-1", 200],
    ["/redirect.html", 200],
    ["/config.json", 200],
    ["/favicon.svg", 200],
    ["/assets/none.js", 404],
  ] as const)
    test(`${path} is ${status} with strict transport security and nosniff`, async () => {
      const response = await askSecurely(path);
      expect(response.status).toBe(status);
      expect(response.headers["strict-transport-security"]).toBe("max-age=63072000");
      expect(response.headers["x-content-type-options"]).toBe("nosniff");
      expect(response.headers["server"]).toBe("nginx");
    });

  test("refused methods respond with nosniff too", async () => {
    expect(await askSecurely("/", "DELETE")).toMatchObject({
      status: 405,
      headers: { "x-content-type-options": "nosniff" },
    });
  });

  test("the health path responds without the document", async () => {
    expect(await askSecurely("/healthz")).toMatchObject({
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  });
});

test("the policy has no finding that Google's evaluator rates above low", () => {
  const { "content-security-policy": policy = "" } = promised("document");
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});
