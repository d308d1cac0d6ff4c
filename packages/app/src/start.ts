import type { StartupProblemKind } from "@understudy/screens";
import { type Auth, type AuthState, createAuth } from "./auth/auth";
import { authorityUrl, type ConfigRequest, type ConsoleConfig, loadConfig } from "./config/config";
import { loadChunk } from "./lib/chunks";
import { storageWorks } from "./lib/storage";
import { version } from "./lib/version";

export const importMsal = () => import("./auth/start-msal");

type SignedOut = Extract<AuthState, { status: "signedOut" }>;
export type SignedIn = Extract<AuthState, { status: "signedIn" }> & {
  /** For the API. */
  fetch: typeof globalThis.fetch;
};

/** What this page load shows, which is decided before React has arrived. */
export type Start =
  | { problem: StartupProblemKind }
  | {
      problem: null;
      config: ConsoleConfig;
      auth: Auth;
      state: Promise<SignedOut | SignedIn>;
      /** Resolves with an address from config.json once the content security policy has blocked it. */
      blocked: Promise<string>;
    };

/** Resolves if the content security policy blocks a request to one of these origins, not to one of an extension. */
const blockedOrigin = (origins: readonly string[]) =>
  new Promise<string>((resolve) => {
    document.addEventListener("securitypolicyviolation", (violation) => {
      const { blockedURI, effectiveDirective, disposition } = violation;
      if (disposition !== "enforce" || !/^(connect|frame)-src/.test(effectiveDirective)) return;
      const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : "";
      if (origins.includes(origin)) resolve(origin);
    });
  });

export async function start(request: ConfigRequest): Promise<Start> {
  const loaded = await loadConfig(request);
  if (!loaded.ok) return { problem: { kind: "config", faults: loaded.faults } };
  if (!storageWorks()) return { problem: { kind: "storage" } };
  const { config } = loaded;
  const { reporting, identity, api } = config;
  if (reporting && Math.random() < (reporting.sampleRate ?? 1))
    import("./reporting/reporter").then(
      ({ startReporting }) => startReporting(reporting.endpoint, version),
      () => undefined,
    );
  const baseUrl = api.baseUrl || window.location.origin;
  const needed = [baseUrl, authorityUrl(identity)];
  const blocked = blockedOrigin(needed.map((address) => new URL(address).origin));
  const auth = createAuth(identity, () => loadChunk(importMsal));
  const state = auth.resolve().then(async (resolved) => {
    if (resolved.status === "signedOut") return resolved;
    const { fetchAhead } = await importMsal();
    return { ...resolved, fetch: await fetchAhead(resolved.account, baseUrl, window.location.pathname) };
  });
  return { problem: null, config, auth, state, blocked };
}
