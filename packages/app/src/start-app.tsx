import "@understudy/ui/global";
import { LoadingScreen } from "@understudy/screens";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LoginPage } from "./LoginPage";
import { StartupErrorPage, StartupFailed } from "./StartupError";
import { reload } from "./lib/reload";
import { ChunkMissing, loadOrReload } from "./lib/chunks";
import { reportIncident } from "./reporting/incidents";
import type { SignedIn, Start } from "./start";

/** A loading screen would only flicker before this delay. */
const loadingDelayMs = 400;

/** Enough to paint the login page. Safari has no idle callbacks. */
const prefetchDelayMs = 1_000;

const loadSignedIn = () =>
  loadOrReload(
    () => import("./signed-in"),
    () => {
      reload();
      return Promise.resolve(true);
    },
  );

function report(error: unknown): void {
  console.error(error);
  // Reported where it failed to load.
  if (!(error instanceof ChunkMissing)) reportIncident({ kind: "error", error });
}

type Startup = Pick<NonNullable<Window["startup"]>, "hasSession" | "prefetchConsole">;

/** Draws what the start found. */
export async function startApp(
  starting: Promise<Start>,
  { hasSession, prefetchConsole }: Startup,
): Promise<void> {
  const rootElement = document.getElementById("root");
  if (rootElement === null) throw new Error("index.html has no #root");
  // From here on, the app shows problems itself.
  document.getElementById("last-resort")?.remove();
  const root = createRoot(rootElement, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      root.render(<StartupFailed error={error} />);
    },
  });
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

  // This code runs while the session is resolved. A failure is reported where the code is needed.
  if (hasSession)
    loadSignedIn()
      .then(({ preloadPageCode }) => preloadPageCode(window.location.pathname))
      .catch(() => undefined);
  const loading = setTimeout(() => root.render(<LoadingScreen />), loadingDelayMs);
  const started = await starting;
  clearTimeout(loading);
  if (started.problem) {
    root.render(<StartupErrorPage problem={started.problem} />);
    return;
  }
  const { config, auth } = started;
  const { product, identity } = config;
  void started.blocked.then((address) =>
    root.render(<StartupErrorPage problem={{ kind: "blocked", address }} />),
  );
  const showLoading = () => show(<LoadingScreen name={product.name} />);

  /** Outside React, because StrictMode mounts twice. */
  async function openConsole(signedIn: SignedIn): Promise<void> {
    showLoading();
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      const session = createSession({ auth, ...signedIn, config, onLeave: showLoading });
      show(<SignedInApp session={session} />);
    } catch (error) {
      show(<StartupFailed error={error} onRetry={() => void openConsole(signedIn)} />);
    }
  }

  showLoading();
  const state = await started.state;
  if (state.status === "signedIn") await openConsole(state);
  else {
    show(<LoginPage product={product} clientId={identity.clientId} auth={auth} notice={state.notice} />);
    // The user comes back from the provider to cached code.
    setTimeout(prefetchConsole, prefetchDelayMs);
  }
}
