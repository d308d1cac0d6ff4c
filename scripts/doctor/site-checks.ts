import { addressesOf } from "../serve/addresses";
import { contentSecurityPolicy } from "../serve/headers";
import { configWarnings } from "../serve/config-warnings";
import { type ConsoleConfig, checkConfig } from "../../packages/app/src/config/config";
import { finding, Problem, type Finding } from "./finding";
import type { Client } from "./client";

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const isDocument = (html: string) => html.includes('id="root"');

function expectHeader(response: Response, name: string, expected: RegExp, wanted: string): void {
  const value = response.headers.get(name);
  if (value === null) throw new Problem(`${name} is missing; it should be ${wanted}.`, "deploy");
  if (!expected.test(value)) throw new Problem(`${name} is “${value}”; it should be ${wanted}.`, "deploy");
}

async function text(response: Response, what: string): Promise<string> {
  if (response.status !== 200)
    throw new Problem(`${what} is answered with ${response.status} ${response.statusText}.`, "deploy");
  return await response.text();
}

/** The console's own address. */
function checkAddress(site: URL): string {
  if (site.protocol !== "https:" && !loopback.test(site.hostname))
    throw new Problem("The console needs https: browsers refuse sign-in and copying without it.", "deploy");
  if (site.pathname !== "/")
    throw new Problem(`The console needs a host of its own, not the path ${site.pathname}.`, "deploy");
  return site.origin;
}

/** Several policies arrive as one header, separated by commas: a proxy has added its own. */
function policyOf(response: Response): string {
  const policy = response.headers.get("content-security-policy");
  if (policy === null) throw new Problem("content-security-policy is missing.", "files");
  if (/,\s*[a-z-]+ /.test(policy))
    throw new Problem(
      "There are two content security policies: a proxy adds one of its own. Remove it.",
      "deploy",
    );
  return policy;
}

async function checkDocument(client: Client, site: URL, path: string): Promise<string> {
  const response = await client(new URL(path, site));
  const html = await text(response, path);
  if (!isDocument(html)) throw new Problem(`${path} isn’t answered with the console’s index.html.`, "deploy");
  expectHeader(response, "cache-control", /no-store/, "no-store");
  policyOf(response);
  return `200, no-store, ${response.headers.get("x-console-version") ?? "without a version"}`;
}

/** The document's files and all those that they name, which pages load later. */
async function checkFiles(client: Client, site: URL): Promise<string> {
  const html = await (await client(new URL("/", site))).text();
  const files = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file),
  );
  if (files.size === 0) throw new Problem("The document names no scripts.", "deploy");
  // Grows while it is read.
  for (const file of files) {
    const response = await client(new URL(file, site));
    const type = response.headers.get("content-type") ?? "no content type";
    if (response.status !== 200)
      throw new Problem(
        `${file} is answered with ${response.status}: upload assets before the document.`,
        "deploy",
      );
    if (!(file.endsWith(".css") ? /css/ : /javascript/).test(type))
      throw new Problem(`${file} is sent as ${type}, which browsers refuse.`, "deploy");
    if (!file.endsWith(".js")) continue;
    for (const [, name = ""] of (await response.text()).matchAll(
      /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g,
    ))
      files.add(`/assets/${name}`);
  }
  return `${files.size} files`;
}

async function checkMissing(client: Client, site: URL): Promise<string> {
  const response = await client(new URL("/assets/none-such.js", site));
  if (response.status !== 404)
    throw new Problem(
      `A missing asset is answered with ${response.status} instead of 404: a tab that is open during a release gets the document as a script.`,
      "deploy",
    );
  return "404";
}

async function checkBridge(client: Client, site: URL): Promise<string> {
  const response = await client(new URL("/redirect.html", site));
  const html = await text(response, "/redirect.html");
  if (isDocument(html))
    throw new Problem("/redirect.html is answered with the document: sign-in would never finish.", "deploy");
  const policy = policyOf(response);
  if (!/frame-ancestors 'self'/.test(policy))
    throw new Problem(
      "Its policy needs frame-ancestors 'self': the console frames it to renew a session.",
      "deploy",
    );
  if (
    response.headers.has("x-frame-options") &&
    !/sameorigin/i.test(response.headers.get("x-frame-options") ?? "")
  )
    throw new Problem(
      "x-frame-options forbids framing it: the console frames it to renew a session.",
      "deploy",
    );
  if (response.headers.has("cross-origin-opener-policy"))
    throw new Problem(
      "cross-origin-opener-policy must not be sent with it: it cuts off a sign-in window.",
      "deploy",
    );
  expectHeader(response, "cache-control", /no-store/, "no-store");
  return "own page, framable, no-store";
}

interface ServedConfig {
  config: ConsoleConfig;
  /** The text of the file. */
  source: string;
}

/** The configuration that browsers get. */
async function readConfig(client: Client, site: URL): Promise<ServedConfig> {
  const response = await client(new URL("/config.json", site));
  const source = await text(response, "/config.json");
  const checked = checkConfig(parsed(source));
  if (!checked.ok) throw new Problem(`${checked.faults.join(". ")}.`, "config");
  expectHeader(response, "cache-control", /no-store/, "no-store");
  return { config: checked.config, source };
}

// Some editors begin files with a byte order mark. Browsers drop it.
function parsed(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ""));
  } catch {
    throw new Problem("It is not valid JSON.", "config");
  }
}

async function checkCompressed(client: Client, site: URL, source: string): Promise<string> {
  for (const encoding of ["gzip", "br"]) {
    const response = await client(new URL("/config.json", site), {
      headers: { "accept-encoding": encoding },
    });
    if ((await response.text()) !== source)
      throw new Problem(
        `With ${encoding}, browsers get an older config.json: delete the compressed copies beside it.`,
        "deploy",
      );
  }
  return "the same in every encoding";
}

async function checkPolicy(client: Client, site: URL, config: ConsoleConfig): Promise<string> {
  const served = policyOf(await client(new URL("/", site)));
  const sources = (policy: string, name: string) =>
    policy.split(";").flatMap((each) => {
      const [directive, ...values] = each.trim().split(/\s+/);
      return directive === name ? values : [];
    });
  const wanted = contentSecurityPolicy(addressesOf(config), "'none'");
  for (const name of ["connect-src", "frame-src"]) {
    const missing = sources(wanted, name).filter((source) => !sources(served, name).includes(source));
    if (missing.length > 0)
      throw new Problem(
        `The policy’s ${name} doesn’t allow ${missing.join(" ")}, which config.json names. Run npm run hosting again.`,
        "files",
      );
  }
  if (!sources(served, "script-src").includes("'self'"))
    throw new Problem("The policy’s script-src doesn’t allow 'self'.", "files");
  return "allows the addresses of config.json";
}

/** What the web host sends, and the configuration if it can be read. */
export async function checkSite(
  client: Client,
  site: URL,
): Promise<{ findings: Finding[]; config: ConsoleConfig | null }> {
  const findings = [
    await finding("Address", "deploy", () => checkAddress(site)),
    await finding("Document", "deploy", () => checkDocument(client, site, "/")),
    await finding("Document at a route", "deploy", () => checkDocument(client, site, "/runs/any")),
    await finding("Scripts and styles", "deploy", () => checkFiles(client, site)),
    await finding("Missing asset", "deploy", () => checkMissing(client, site)),
    await finding("Redirect page", "deploy", () => checkBridge(client, site)),
  ];
  const served: { value?: ServedConfig } = {};
  findings.push(
    await finding("config.json", "config", async () => {
      const read = (served.value = await readConfig(client, site));
      const warnings = configWarnings(read.config, parsed(read.source));
      if (warnings.length > 0) throw new Problem(warnings.join(" "), "config", true);
      return "valid";
    }),
  );
  if (served.value === undefined) return { findings, config: null };
  const { config, source } = served.value;
  findings.push(
    await finding("config.json, compressed", "deploy", () => checkCompressed(client, site, source)),
    await finding("Content security policy", "files", () => checkPolicy(client, site, config)),
  );
  return { findings, config };
}
