import "@understudy/ui/global";
import { LoadingScreen } from "@understudy/screens";
import { createRoot } from "react-dom/client";
import { loadConfig } from "./config/load";
import { authorityUrl } from "./auth/authority";
import { createAuth } from "./auth/create-auth";
import { ChunkMissing, withLoadTimeout } from "./lib/chunks";
import { onBlockedOrigin } from "./lib/blocked-origin";
import { startup } from "./lib/startup";
import { storageWorks } from "./lib/storage";
import { version } from "./lib/version";
import { listenForErrors, reportIncident } from "./reporting/incidents";
import { StrictMode } from "react";
import { App } from "./App";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { StartupErrorPage } from "./layout/StartupErrorPage";
import { manageSession } from "./session/session-manager";

const rootElement = document.getElementById("root");
if (rootElement === null) throw new Error("index.html has no #root");
listenForErrors();
const root = createRoot(rootElement, {
  onCaughtError(error) {
    console.error(error);
    // Reported where it failed to load.
    if (!(error instanceof ChunkMissing)) reportIncident({ kind: "error", error });
  },
});

/** A loading screen would only flicker before this delay. */
const loadingDelayMs = 400;

const loading = setTimeout(() => root.render(<LoadingScreen />), loadingDelayMs);
const loaded = await loadConfig(startup?.config);
clearTimeout(loading);
if (!loaded.ok) root.render(<StartupErrorPage problem={{ kind: "config", faults: loaded.faults }} />);
else if (!storageWorks()) root.render(<StartupErrorPage problem={{ kind: "storage" }} />);
else {
  const { config } = loaded;
  const { reporting } = config;
  if (reporting && Math.random() < (reporting.sampleRate ?? 1))
    import("./reporting/start-reporting").then(
      ({ startReporting }) => startReporting(reporting.endpoint, version),
      () => undefined,
    );
  const needed = [config.api.baseUrl || window.location.origin, authorityUrl(config.identity)].map(
    (address) => new URL(address).origin,
  );
  onBlockedOrigin(needed, (address) =>
    root.render(<StartupErrorPage problem={{ kind: "blocked", address }} />),
  );
  const auth = createAuth(config.identity, () => withLoadTimeout(import("./auth/start-msal")));
  const session = manageSession(auth, config);
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <App product={config.product} auth={auth} session={session} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
