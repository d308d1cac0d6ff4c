import { LoadingScreen, LoginScreen, type LoginState } from "@understudy/screens";
import { documentTitle, loginTexts } from "@understudy/screens/model";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ConsoleConfig } from "./config/schema";
import type { AuthState } from "./auth/auth";
import type { Identity } from "./auth/identity";
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
  identity: Identity;
}

function loginStateOf(auth: Extract<AuthState, { state: "signedOut" | "leaving" }>): LoginState {
  if (auth.state === "leaving") return { state: "signingIn" };
  switch (auth.notice.kind) {
    case "none":
      return { state: "ready" };
    case "ended":
      return { state: "ended" };
    case "failed":
      return { state: "failed", message: auth.notice.message };
  }
}

/** Who may pass: the signed-in area renders only once the way to an access token is known. */
export function Gate({ config, identity }: GateProps) {
  const auth = useSyncExternalStore(identity.subscribe, identity.get);
  const { product, api } = config;

  useEffect(() => {
    if (auth.state === "resolving") prepareConsole();
    if (auth.state === "signedOut") document.title = documentTitle(loginTexts.title, product);
  }, [auth.state, product]);

  switch (auth.state) {
    case "resolving":
      return <LoadingScreen name={product.name} />;
    case "signedOut":
    case "leaving":
      return (
        <LoginScreen
          product={product}
          login={loginStateOf(auth)}
          onPrepare={identity.prepare}
          onSignIn={() => void identity.signIn()}
          onUseAnotherAccount={() => void identity.signIn({ another: true })}
        />
      );
    case "signedIn":
      return (
        <Suspense fallback={<LoadingScreen name={product.name} />}>
          <Console
            key={auth.session.accountId}
            product={product}
            apiBaseUrl={api.baseUrl}
            session={auth.session}
            identity={identity}
          />
        </Suspense>
      );
  }
}
