import * as v from "valibot";
import { configSchema, type ConsoleConfig } from "./schema";

export type LoadedConfig = { ok: true; config: ConsoleConfig } | { ok: false; faults: string[] };

const limitMs = 15_000;

const broken = (...faults: string[]): LoadedConfig => ({ ok: false, faults });

/** Names each thing that is wrong: `identity.clientId must not be empty`. */
export function checkConfig(value: unknown): LoadedConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) return { ok: true, config: result.output };
  return broken(...result.issues.map((issue) => sentence(v.getDotPath(issue), issue)));
}

function sentence(path: string | null, issue: v.BaseIssue<unknown>): string {
  const name = path ?? "config.json";
  return issue.received === "undefined" ? `${name} is missing` : `${name} ${issue.message}`;
}

/** Reads `/config.json`. Never throws: each problem gets a message. */
export async function loadConfig(
  fetchFile: typeof fetch = fetch,
  signal: AbortSignal = AbortSignal.timeout(limitMs),
): Promise<LoadedConfig> {
  const unlessLate = (fault: string) => broken(signal.aborted ? "config.json did not arrive in time" : fault);
  let response: Response;
  try {
    response = await fetchFile("/config.json", { cache: "no-store", credentials: "omit", signal });
  } catch {
    return unlessLate("config.json could not be reached");
  }
  if (!response.ok)
    return broken(
      response.status === 404
        ? "config.json is missing"
        : `config.json could not be read (status ${response.status})`,
    );
  try {
    return checkConfig(await response.json());
  } catch {
    return unlessLate("config.json is not complete JSON");
  }
}
