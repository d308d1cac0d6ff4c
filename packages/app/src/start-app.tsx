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

/** Until then, the document shows the mark alone: drawing more would hold up what is to come. */
const loadingDelayMs = 1_000;

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

type Startup = Pick<NonNullable<Window["startup"]>, "prefetchConsole">;

/** Draws what the start found. */
export async function startApp(starting: Promise<Start>, { prefetchConsole }: Startup): Promise<void> {
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
  let loading = 0;
  const show = (page: ReactNode) => {
    clearTimeout(loading);
    root.render(<StrictMode>{page}</StrictMode>);
  };
  const showLoading = (name?: string) => show(<LoadingScreen name={name} />);
  const showLoadingSoon = (name?: string) => {
    clearTimeout(loading);
    loading = window.setTimeout(() => showLoading(name), loadingDelayMs);
  };

  showLoadingSoon();
  const started = await starting;
  if (started.problem) {
    show(<StartupErrorPage problem={started.problem} />);
    return;
  }
  const { config, auth } = started;
  const { product, identity } = config;
  void started.blocked.then((address) => show(<StartupErrorPage problem={{ kind: "blocked", address }} />));

  /** Outside React, because StrictMode mounts twice. */
  async function openConsole(signedIn: SignedIn): Promise<void> {
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      const onLeave = () => showLoading(product.name);
      const session = createSession({ auth, ...signedIn, config, onLeave });
      show(<SignedInApp session={session} />);
    } catch (error) {
      const onRetry = () => {
        showLoading(product.name);
        void openConsole(signedIn);
      };
      show(<StartupFailed error={error} onRetry={onRetry} />);
    }
  }

  showLoadingSoon(product.name);
  const state = await started.state;
  if (state.status === "signedIn") await openConsole(state);
  else {
    show(<LoginPage product={product} clientId={identity.clientId} auth={auth} notice={state.notice} />);
    // The user comes back from the provider to cached code.
    setTimeout(prefetchConsole, prefetchDelayMs);
  }
}
