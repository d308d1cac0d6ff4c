import { LoadingScreen, LoginScreen, type LoginState } from "@understudy/screens";
import { documentTitle, loginTexts } from "@understudy/screens/model";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ConsoleConfig } from "./config/schema";
import type { Auth, AuthState } from "./auth/auth";
import { loadChunk } from "./lib/chunks";

const loadConsole = () =>
  loadChunk(
    () => import("./console/Console"),
    () => undefined,
  );

const Console = lazy(async () => ({ default: (await loadConsole()).Console }));

function prepareConsole(): void {
  loadConsole()
    .then(({ prepare }) => prepare(window.location.pathname))
    .catch(() => {
      // Drawing the console asks for it once more, and says what is missing.
    });
}

export interface GateProps {
  config: ConsoleConfig;
  auth: Auth;
}

function loginStateOf(state: Extract<AuthState, { status: "signedOut" | "redirecting" }>): LoginState {
  if (state.status === "redirecting") return { state: "signingIn" };
  switch (state.notice.kind) {
    case "none":
      return { state: "ready" };
    case "ended":
      return { state: "ended" };
    case "failed":
      return { state: "failed", message: state.notice.message };
  }
}

/** Who may pass: the signed-in area renders only once the way to an access token is known. */
export function Gate({ config, auth }: GateProps) {
  const state = useSyncExternalStore(auth.subscribe, auth.getState);
  const { product, api } = config;

  useEffect(() => {
    if (state.status === "resolving") prepareConsole();
    if (state.status === "signedOut") document.title = documentTitle(loginTexts.title, product);
  }, [state.status, product]);

  switch (state.status) {
    case "resolving":
      return <LoadingScreen name={product.name} />;
    case "signedOut":
    case "redirecting":
      return (
        <LoginScreen
          product={product}
          login={loginStateOf(state)}
          onPrepare={auth.preload}
          onSignIn={() => void auth.signIn()}
          onUseAnotherAccount={() => void auth.signIn({ another: true })}
        />
      );
    case "signedIn":
      return (
        <Suspense fallback={<LoadingScreen name={product.name} />}>
          <Console
            key={state.account.id}
            product={product}
            apiBaseUrl={api.baseUrl}
            signedIn={state.account}
            auth={auth}
          />
        </Suspense>
      );
  }
}
