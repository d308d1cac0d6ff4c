import { LoadingScreen, LoginScreen } from "@understudy/screens";
import { documentTitle, loginTexts, type Product } from "@understudy/screens/model";
import { useEffect, useSyncExternalStore } from "react";
import type { Auth } from "./auth/auth";
import { StartupFailed } from "./layout/ErrorBoundary";
import type { Observable } from "./lib/observable";
import type { SessionState } from "./session-manager";

interface AppProps {
  product: Product;
  auth: Auth;
  session: Pick<Observable<SessionState>, "get" | "subscribe">;
}

/** The login page, the loading screen, or the signed-in area. */
export function App({ product, auth, session }: AppProps) {
  const authState = useSyncExternalStore(auth.subscribe, auth.getState);
  const sessionState = useSyncExternalStore(session.subscribe, session.get);

  useEffect(() => {
    if (authState.status === "signedOut") document.title = documentTitle(loginTexts.title, product);
  }, [authState.status, product]);

  switch (authState.status) {
    case "resolving":
      return <LoadingScreen name={product.name} />;
    case "signedOut":
    case "redirecting":
      return (
        <LoginScreen
          product={product}
          login={authState.status === "redirecting" ? { state: "signingIn" } : authState.login}
          onPrepare={auth.preload}
          onSignIn={() => void auth.signIn()}
          onUseAnotherAccount={() => void auth.signIn({ another: true })}
        />
      );
    case "signedIn":
      switch (sessionState.status) {
        case "none":
        case "loading":
          return <LoadingScreen name={product.name} />;
        case "failed":
          return <StartupFailed error={sessionState.error} />;
        case "ready":
          return (
            <sessionState.SignedInApp key={sessionState.session.accountId} session={sessionState.session} />
          );
      }
  }
}
