import type { ConsoleConfig } from "../../packages/app/src/config/config";
import { operations } from "../../packages/sandbox/src/description";
import { clockDifference, isReadableFrom, listIn, type Client } from "./client";
import { finding, Problem, type Finding } from "./finding";

const split = (operation: string) => {
  const [method = "", path = ""] = operation.split(" ");
  return { method, path };
};

function addressOf(config: ConsoleConfig, site: URL, path: string): string {
  const base = config.api.baseUrl === "" ? site.origin : config.api.baseUrl.replace(/\/$/, "");
  return `${base}${path}`;
}

/** Every call is announced by a preflight request, because it carries a token. */
async function checkPreflights(client: Client, site: URL, config: ConsoleConfig): Promise<string> {
  if (new URL(addressOf(config, site, "/")).origin === site.origin)
    return "not needed: the console’s own origin";
  for (const operation of operations) {
    const { method, path } = split(operation);
    const url = addressOf(config, site, path.replace("{id}", "doctor"));
    const response = await client(url, {
      method: "OPTIONS",
      headers: {
        origin: site.origin,
        "access-control-request-method": method,
        "access-control-request-headers": "authorization,content-type",
      },
    });
    if (!response.ok) throw new Problem(`OPTIONS ${url} is answered with ${response.status}.`, "cors");
    if (!isReadableFrom(response, site.origin))
      throw new Problem(
        `OPTIONS ${url}: access-control-allow-origin is ${response.headers.get("access-control-allow-origin") ?? "missing"}; it should be ${site.origin}.`,
        "cors",
      );
    const methods = listIn(response, "access-control-allow-methods");
    const isSimple = ["GET", "POST"].includes(method);
    if (!isSimple && !methods.includes(method.toLowerCase()) && !methods.includes("*"))
      throw new Problem(`OPTIONS ${url}: access-control-allow-methods doesn’t name ${method}.`, "cors");
    const headers = listIn(response, "access-control-allow-headers");
    // The wildcard doesn't cover authorization.
    const missing = ["authorization", "content-type"].filter(
      (name) => !headers.includes(name) && !(name === "content-type" && headers.includes("*")),
    );
    if (missing.length > 0)
      throw new Problem(
        `OPTIONS ${url}: access-control-allow-headers doesn’t name ${missing.join(", ")}.`,
        "cors",
      );
  }
  return `${operations.length} calls`;
}

async function checkWithoutToken(client: Client, site: URL, config: ConsoleConfig): Promise<string> {
  const url = addressOf(config, site, "/v1/sites/me");
  const response = await client(url, {
    headers: { origin: site.origin, "content-type": "application/json" },
  });
  if (response.status !== 401)
    throw new Problem(
      `${url} without a token is answered with ${response.status} instead of 401.`,
      response.status === 404 ? "config" : "api",
    );
  if (new URL(url).origin !== site.origin && !isReadableFrom(response, site.origin))
    throw new Problem(
      "A 401 doesn’t have the CORS headers, so people read that the API didn’t respond.",
      "cors",
    );
  const type = response.headers.get("content-type") ?? "";
  if (!/json/.test(type))
    throw new Problem(`A 401 is sent as ${type || "nothing"} instead of JSON.`, "api", true);
  return "401, JSON";
}

async function checkClock(
  client: Client,
  site: URL,
  config: ConsoleConfig,
  now: () => number,
): Promise<string> {
  const response = await client(addressOf(config, site, "/v1/sites/me"), {
    headers: { origin: site.origin },
  });
  const seconds = clockDifference(response, now());
  if (seconds !== null)
    throw new Problem(
      `Its clock differs from this machine’s by ${seconds} s: it may refuse new tokens.`,
      "api",
    );
  return "right";
}

interface Reading {
  config: ConsoleConfig;
  site: URL;
  token: string;
  /** Differences from docs/api.yaml. */
  differences: (operation: string, status: number, body: unknown) => string[];
}

/** The first ID in a list's response, whatever its wrapper is called. */
function firstId(body: unknown): string | undefined {
  const list = Array.isArray(body)
    ? body
    : Object.values(typeof body === "object" && body !== null ? body : {}).find(Array.isArray);
  const first: unknown = list?.[0];
  const id: unknown = typeof first === "object" && first !== null && "id" in first ? first.id : undefined;
  return typeof id === "string" && id !== "" ? id : undefined;
}

/** Reads every GET with a token. The calls with an ID use the first of their list. The portal isn't opened. */
async function readAll(client: Client, { config, site, token, differences }: Reading): Promise<Finding[]> {
  const reads = operations.filter((operation) => /^GET (?!.*billing)/.test(operation));
  const ids = new Map<string, string>();
  const findings: Finding[] = [];
  for (const operation of reads.toSorted((one, other) => one.length - other.length)) {
    const { path } = split(operation);
    const id = ids.get(path.replace("/{id}", ""));
    if (path.includes("{id}") && id === undefined) {
      findings.push({ check: operation, status: "skipped", detail: "The list has no entry with an ID." });
      continue;
    }
    const query = path.endsWith("timeseries") ? "?days=30" : "";
    const url = addressOf(config, site, path.replace("{id}", encodeURIComponent(id ?? ""))) + query;
    findings.push(
      await finding(operation, "api", async () => {
        const response = await client(url, {
          headers: {
            origin: site.origin,
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
          },
        });
        if (response.status === 401)
          throw new Problem(
            "Answered with 401: the API doesn’t accept the token. Does it expect this audience and issuer?",
            "api",
          );
        if (!response.ok) throw new Problem(`Answered with ${response.status}.`, "api");
        const body: unknown = await response.json().catch(() => {
          throw new Problem("The response isn’t JSON.", "api");
        });
        ids.set(path, firstId(body) ?? "");
        if (ids.get(path) === "") ids.delete(path);
        const [first] = differences(operation, response.status, body);
        if (first !== undefined) throw new Problem(`Differs from docs/api.yaml: ${first}`, "api");
        return "as described";
      }),
    );
  }
  return findings;
}

/** The product API, as a browser at the console's origin meets it. */
export async function checkApi(
  client: Client,
  site: URL,
  config: ConsoleConfig,
  now: () => number,
  { token, api }: { token: string | undefined; api: string | undefined },
): Promise<Finding[]> {
  const findings = [
    await finding("Preflight requests", "cors", () => checkPreflights(client, site, config)),
    await finding("A call without a token", "api", () => checkWithoutToken(client, site, config)),
    await finding("API’s clock", "api", () => checkClock(client, site, config, now)),
  ];
  if (token === undefined)
    return [
      ...findings,
      {
        check: "Calls with a token",
        status: "skipped",
        detail: "Set DOCTOR_TOKEN and --api to check that the API accepts the provider’s tokens.",
      },
    ];
  const address = new URL(addressOf(config, site, "/")).href;
  if (api === undefined || new URL("/", api).origin !== new URL(address).origin)
    return [
      ...findings,
      {
        check: "Calls with a token",
        status: "failed",
        detail: `The deployment’s API is ${address}, not ${api ?? "named with --api"}: the token wasn’t sent.`,
        section: "config",
      },
    ];
  const { responseErrors } = await import("../../packages/sandbox/src/testing/contract");
  // The console ignores fields that docs/api.yaml doesn't describe.
  const differences: Reading["differences"] = (operation, status, body) =>
    responseErrors(operation, status, body, { isOpen: true });
  return [...findings, ...(await readAll(client, { config, site, token, differences }))];
}
