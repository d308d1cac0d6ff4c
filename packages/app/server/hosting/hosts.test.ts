import { describe, expect, test } from "vitest";
import { hostedHeadersFor, kindOf, type Deployment, type Headers } from "../headers";
import { azureConfig } from "./azure";
import { cdnHeaders, cdnRedirects } from "./cdn";
import { containerfile, containerServer } from "./container";
import { nginxConfig, nginxServerExample } from "./nginx";

const deployment: Deployment = {
  version: "1.2.3+abc1234",
  apiBaseUrl: "https://api.example.com",
  provider: ["https://login.example.com/tenant"],
  reportingEndpoint: "https://reports.example.com/in",
};
const rootFiles = ["/index.html", "/redirect.html", "/config.json", "/favicon.svg", "/version.json"];
const routes = ["/", "/runs", "/runs/:id", "/settings/keys"];

const asked = [
  "/",
  "/index.html",
  "/runs",
  "/runs/r-1",
  "/settings/keys",
  "/redirect.html",
  "/config.json",
  "/favicon.svg",
  "/version.json",
  "/assets/page-abc.js",
];
const promised = (path: string) => hostedHeadersFor(kindOf(path), deployment);

/** A star matches anything. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/[.]/g, "\\.").replaceAll("*", ".*")}$`).test(path);

describe("Azure Static Web Apps", () => {
  interface Written {
    globalHeaders: Headers;
    routes: { route: string; headers: Headers }[];
    navigationFallback: { rewrite: string; exclude: string[] };
  }
  const text = azureConfig(deployment, rootFiles);
  const written: Written = JSON.parse(text);

  /** The first matching route overrides the global headers. An empty value removes a header. */
  function sent(path: string): Headers {
    const route = written.routes.find((one) => matches(one.route, path));
    return Object.fromEntries(
      Object.entries({ ...written.globalHeaders, ...route?.headers }).filter(([, value]) => value !== ""),
    );
  }

  test.each(asked)("%s has the expected headers", (path) => {
    expect(sent(path)).toEqual(promised(path));
  });

  test("serves files as files, and index.html for every other path", () => {
    const servesDocument = (path: string) =>
      !written.navigationFallback.exclude.some((pattern) => matches(pattern, path));
    expect(written.navigationFallback.rewrite).toBe("/index.html");
    expect(["/runs/r-1", "/runs/nightly.json", "/nowhere"].map(servesDocument)).toEqual([true, true, true]);
    expect(["/assets/none.js", "/config.json", "/redirect.html"].map(servesDocument)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each(["/.auth/login/aad", "/.auth/me", "/.git/config", "/.well-known/security.txt", "/.env"])(
    "answers %s with 404",
    (path) => {
      expect(
        JSON.parse(text).routes.find((one: { route: string }) => matches(one.route, path)),
      ).toMatchObject({
        statusCode: 404,
      });
    },
  );

  test("stays within the service's size limit", () => {
    expect(text.length).toBeLessThan(20_000);
  });
});

describe("_headers and _redirects", () => {
  const blocks = cdnHeaders(deployment, routes, rootFiles)
    .trimEnd()
    .split("\n\n")
    .map((block) => block.split("\n"))
    .map(([path = "", ...lines]) => ({
      path,
      headers: lines.map((line) => /^ {2}([a-z-]+): (.+)$/.exec(line)?.slice(1, 3) ?? ["broken", line]),
    }));

  test.each(asked)("%s has the expected headers, each once", (path) => {
    const sent = blocks.filter((block) => matches(block.path, path)).flatMap(({ headers }) => headers);
    expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
    expect(Object.fromEntries(sent)).toEqual(promised(path));
  });

  test("rewrites every route to the document, but no assets", () => {
    const lines = cdnRedirects(routes).trimEnd().split("\n");
    expect(lines).toEqual([
      "/runs /index.html 200",
      "/runs/* /index.html 200",
      "/settings/keys /index.html 200",
    ]);
  });

  test("stays within the hosts' limits: 100 blocks, 2,000 characters per line", () => {
    expect(blocks.length).toBeLessThan(100);
    expect(
      Math.max(
        ...cdnHeaders(deployment, routes, rootFiles)
          .split("\n")
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
  });
});

describe("nginx", () => {
  test("has balanced braces, terminated lines and closed quotes", () => {
    const text =
      nginxConfig({ ...deployment, apiBaseUrl: 'https://api.example.com/a"b' }) +
      containerServer +
      nginxServerExample;
    expect(text.split("{").length).toBe(text.split("}").length);
    const isOpen = (line: string) => line !== "" && !/^#|[;{}]$/.test(line);
    expect(
      text
        .split("\n")
        .map((line) => line.trim())
        .filter(isOpen),
    ).toEqual([]);
    expect(text.split("\n").filter((line) => (line.split(/(?<!\\)"/).length - 1) % 2 !== 0)).toEqual([]);
  });
});

test("the Dockerfile has one known instruction per line and copies the generated files", () => {
  const lines = containerfile.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "FROM",
    "COPY",
    "COPY",
    "COPY",
    "USER",
    "EXPOSE",
    "HEALTHCHECK",
  ]);
  expect(lines.filter((line) => line.startsWith("COPY")).map((line) => line.split(" ")[1])).toEqual([
    "container.conf",
    "console.conf",
    "site",
  ]);
  expect(JSON.parse(/CMD (\[.+\])$/.exec(lines.at(-1) ?? "")?.[1] ?? "")).toContain("wget");
});
