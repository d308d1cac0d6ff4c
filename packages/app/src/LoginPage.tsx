import { LoginScreen } from "@understudy/screens";
import { documentTitle, type LoginNotice, loginTexts, type Product } from "@understudy/model";
import { useEffect, useState } from "react";
import { reload } from "./lib/reload";
import { type Auth, activeAccountKey } from "./auth/auth";

interface LoginPageProps {
  product: Product;
  clientId: string;
  auth: Auth;
  notice: LoginNotice;
}

export function LoginPage({ product, clientId, auth, notice }: LoginPageProps) {
  const [login, setLogin] = useState<LoginNotice | { state: "signingIn" }>(notice);

  useEffect(() => {
    document.title = documentTitle(loginTexts.title, product);
  }, [product]);

  // Nothing is lost by a reload: the login page holds no input.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === activeAccountKey(clientId) && newValue !== null) reload();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [clientId]);

  const signIn = async (another: boolean) => {
    setLogin({ state: "signingIn" });
    const failure = await auth.signIn(another);
    if (failure) setLogin({ state: "failed", ...failure });
  };

  return (
    <LoginScreen
      product={product}
      login={login}
      onPrepare={auth.preload}
      onSignIn={() => void signIn(false)}
      onUseAnotherAccount={() => void signIn(true)}
    />
  );
}
