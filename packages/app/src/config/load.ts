import * as v from "valibot";
import { configSchema, type ConsoleConfig } from "./schema";
import { configFileProblems } from "../texts";

type LoadedConfig = { ok: true; config: ConsoleConfig } | { ok: false; faults: string[] };

const broken = (...faults: string[]): LoadedConfig => ({ ok: false, faults });

/** One message per invalid value: `identity.clientId must not be empty`. */
export function checkConfig(value: unknown): LoadedConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) return { ok: true, config: result.output };
  return broken(...result.issues.map((issue) => sentence(v.getDotPath(issue), issue)));
}

function sentence(path: string | null, issue: v.BaseIssue<unknown>): string {
  const name = path ?? configFileProblems.name;
  return issue.received === "undefined" ? configFileProblems.missingValue(name) : `${name} ${issue.message}`;
}

interface ConfigRequest {
  response: Promise<Response>;
  signal: AbortSignal;
}

declare global {
  interface Window {
    /** What boot.js started before the app loaded. Undefined in an unsupported browser. */
    startup?: {
      config: ConfigRequest;
      /** Prefetches the code of the signed-in area and of the page at this URL. */
      prefetchConsole: () => void;
    };
  }
}

/** Reads `/config.json`. Never throws: each problem gets a message. */
export async function loadConfig({ response: request, signal }: ConfigRequest): Promise<LoadedConfig> {
  const unlessTimedOut = (fault: string) => broken(signal.aborted ? configFileProblems.timeout : fault);
  let response: Response;
  try {
    response = await request;
  } catch {
    return unlessTimedOut(configFileProblems.unreachable);
  }
  if (!response.ok)
    return broken(
      response.status === 404 ? configFileProblems.missing : configFileProblems.status(response.status),
    );
  try {
    return checkConfig(await response.json());
  } catch {
    return unlessTimedOut(configFileProblems.invalid);
  }
}
