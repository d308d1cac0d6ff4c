import { LoadingScreen, LoginScreen } from "@understudy/screens";
import { documentTitle, loginTexts, type Product } from "@understudy/model";
import { useEffect, useSyncExternalStore } from "react";
import type { Auth } from "./auth/auth";
import type { Observable } from "./lib/observable";
import type { ConsoleState } from "./manage-session";
import { StartupFailed } from "./StartupError";

interface AppProps {
  product: Product;
  auth: Auth;
  state: Observable<ConsoleState>;
}

export function App({ product, auth, state }: AppProps) {
  const now = useSyncExternalStore(state.subscribe, state.get);

  useEffect(() => {
    if (now.status === "signedOut") document.title = documentTitle(loginTexts.title, product);
  }, [now.status, product]);

  switch (now.status) {
    case "resolving":
      return <LoadingScreen name={product.name} />;
    case "signedOut":
    case "redirecting":
      return (
        <LoginScreen
          product={product}
          login={now.status === "redirecting" ? { state: "signingIn" } : now.login}
          onPrepare={auth.preload}
          onSignIn={() => void auth.signIn()}
          onUseAnotherAccount={() => void auth.signIn({ another: true })}
        />
      );
    case "signedIn":
      switch (now.area.state) {
        case "loading":
          return <LoadingScreen name={product.name} />;
        case "failed":
          return <StartupFailed error={now.area.error} onRetry={now.area.retry} />;
        case "ready":
          return <now.area.SignedInApp key={now.area.session.accountId} session={now.area.session} />;
      }
  }
}
