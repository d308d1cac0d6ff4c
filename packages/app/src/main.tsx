import "@understudy/ui/global";
import { LoadingScreen } from "@understudy/screens";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { createAuth } from "./auth/auth";
import { authorityUrl, loadConfig } from "./config/config";
import { StartupErrorPage, StartupFailed } from "./StartupError";
import { ChunkMissing, withLoadTimeout } from "./lib/chunks";
import { storageWorks } from "./lib/storage";
import { version } from "./lib/version";
import { manageSession, preloadSession } from "./manage-session";
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
// From here on, the app shows problems itself. Without boot.js, there is no app.
if (window.startup) document.getElementById("last-resort")?.remove();
else document.documentElement.dataset["startFailed"] = "";
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

const importMsal = () => import("./auth/start-msal");
if (window.startup?.hasSession) {
  // This code runs while config.json arrives. A failure is reported where the code is needed.
  preloadSession();
  importMsal().catch(() => undefined);
}
const loading = setTimeout(() => root.render(<LoadingScreen />), loadingDelayMs);
// Undefined in a browser that is too old, where the document says so.
const loaded = window.startup && (await loadConfig(window.startup.config));
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
  const auth = createAuth(config.identity, () => withLoadTimeout(importMsal()));
  const state = manageSession(auth, config);
  root.render(
    <StrictMode>
      <App product={config.product} auth={auth} state={state} />
    </StrictMode>,
  );
}
