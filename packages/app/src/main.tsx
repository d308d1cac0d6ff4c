import "@understudy/ui/global";
import { LoadingScreen } from "@understudy/screens";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type Account, createAuth } from "./auth/auth";
import { LoginPage } from "./LoginPage";
import { authorityUrl, loadConfig } from "./config/config";
import { StartupErrorPage, StartupFailed } from "./StartupError";
import { reload } from "./lib/reload";
import { ChunkMissing, loadChunk, loadOrReload } from "./lib/chunks";
import { storageWorks } from "./lib/storage";
import { version } from "./lib/version";
import { listenForErrors, reportIncident } from "./reporting/incidents";

/** Calls back if the content security policy blocks a request to one of these origins, not to one of an extension. */
function onBlockedOrigin(origins: readonly string[], onBlocked: (origin: string) => void): void {
  document.addEventListener("securitypolicyviolation", (violation) => {
    const { blockedURI, effectiveDirective, disposition } = violation;
    if (disposition !== "enforce" || !/^(connect|frame)-src/.test(effectiveDirective)) return;
    const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : "";
    if (origins.includes(origin)) onBlocked(origin);
  });
}

const rootElement = document.getElementById("root");
if (rootElement === null) throw new Error("index.html has no #root");
listenForErrors();
// boot.js sets it if the style sheet is missing. Without boot.js, there is no app.
const { dataset } = document.documentElement;
if (!window.startup) dataset["startFailed"] = "";
const startup = dataset["startFailed"] === undefined ? window.startup : undefined;
// From here on, the app shows problems itself.
if (startup) document.getElementById("last-resort")?.remove();
function report(error: unknown): void {
  console.error(error);
  // Reported where it failed to load.
  if (!(error instanceof ChunkMissing)) reportIncident({ kind: "error", error });
}
const root = createRoot(rootElement, {
  onCaughtError: report,
  onUncaughtError(error) {
    report(error);
    root.render(<StartupFailed error={error} />);
  },
});

/** A loading screen would only flicker before this delay. */
const loadingDelayMs = 400;

/** Enough to paint the login page. Safari has no idle callbacks. */
const prefetchDelayMs = 1_000;

const importMsal = () => import("./auth/start-msal");
const loadSignedIn = () =>
  loadOrReload(
    () => import("./signed-in"),
    () => {
      reload();
      return Promise.resolve(true);
    },
  );
if (startup?.hasSession) {
  // This code runs while config.json arrives. A failure is reported where the code is needed.
  loadSignedIn()
    .then(({ preloadPageCode }) => preloadPageCode(window.location.pathname))
    .catch(() => undefined);
  importMsal().catch(() => undefined);
}
const loading = setTimeout(() => root.render(<LoadingScreen />), loadingDelayMs);
// Undefined where the document says why the console can't start.
const loaded = startup && (await loadConfig(startup.config));
clearTimeout(loading);
if (loaded?.ok === false)
  root.render(<StartupErrorPage problem={{ kind: "config", faults: loaded.faults }} />);
else if (!storageWorks()) root.render(<StartupErrorPage problem={{ kind: "storage" }} />);
else if (loaded) {
  const { config } = loaded;
  const { reporting } = config;
  if (reporting && Math.random() < (reporting.sampleRate ?? 1))
    import("./reporting/reporter").then(
      ({ startReporting }) => startReporting(reporting.endpoint, version),
      () => undefined,
    );
  const needed = [config.api.baseUrl || window.location.origin, authorityUrl(config.identity)].map(
    (address) => new URL(address).origin,
  );
  onBlockedOrigin(needed, (address) =>
    root.render(<StartupErrorPage problem={{ kind: "blocked", address }} />),
  );
  const { product, identity } = config;
  const auth = createAuth(identity, () => loadChunk(importMsal));
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);
  const showLoading = () => show(<LoadingScreen name={product.name} />);

  /** Outside React, because StrictMode mounts twice. */
  async function openConsole(account: Account): Promise<void> {
    showLoading();
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      const session = createSession({ auth, account, config, onLeave: showLoading });
      show(<SignedInApp session={session} />);
    } catch (error) {
      show(<StartupFailed error={error} onRetry={() => void openConsole(account)} />);
    }
  }

  showLoading();
  const state = await auth.resolve();
  if (state.status === "signedIn") await openConsole(state.account);
  else {
    show(<LoginPage product={product} clientId={identity.clientId} auth={auth} notice={state.notice} />);
    // The user comes back from the provider to cached code.
    setTimeout(() => window.startup?.prefetchConsole(), prefetchDelayMs);
  }
}
