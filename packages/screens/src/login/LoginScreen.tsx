import { Button, Link, LiveRegion, LogInIcon } from "@understudy/ui";
import { Mark } from "../brand/Mark";
import { type LoginNotice, loginTexts, type Product, type SignInDetails } from "@understudy/model";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import * as styles from "./LoginScreen.css";
import { ProductPicture } from "./ProductPicture";

const Nothing: ComponentType<{ details: SignInDetails }> = () => null;
/** If it doesn't arrive, the message says enough. */
const FailureReason = lazy(async () => {
  const loaded = await import("./FailureReason").catch(() => null);
  return { default: loaded?.FailureReason ?? Nothing };
});

type LoginState =
  | LoginNotice
  /** Navigating to the identity provider. */
  | { state: "signingIn" };

export interface LoginScreenProps {
  product: Pick<Product, "name" | "termsUrl" | "privacyUrl">;
  login: LoginState;
  /** Called on hover and focus, to prefetch what sign-in needs. */
  onPrepare?: () => void;
  onSignIn: () => void;
  onUseAnotherAccount: () => void;
}

export function LoginScreen({ product, login, onPrepare, onSignIn, onUseAnotherAccount }: LoginScreenProps) {
  const leaving = login.state === "signingIn";
  return (
    <main className={styles.page}>
      <section className={styles.entrance} onPointerEnter={onPrepare} onFocus={onPrepare}>
        <div className={styles.form}>
          <p className={styles.brand}>
            <Mark /> {product.name}
          </p>
          <div className={styles.welcome}>
            <h1 className={styles.title}>{loginTexts.welcome}</h1>
            <p className={styles.lead}>{loginTexts.explain}</p>
          </div>
          <Notice login={login} />
          <Button variant="primary" icon={LogInIcon} busy={leaving} onClick={onSignIn}>
            {loginTexts.signIn}
          </Button>
          {(login.state === "failed" || login.state === "ended") && (
            <Button variant="text" onClick={onUseAnotherAccount}>
              {loginTexts.otherAccount}
            </Button>
          )}
          <p className={styles.terms}>
            {loginTexts.agree}
            <Link href={product.termsUrl} newTab>
              {loginTexts.terms}
            </Link>
            {loginTexts.and}
            <Link href={product.privacyUrl} newTab>
              {loginTexts.privacy}
            </Link>
            .
          </p>
        </div>
      </section>
      <section className={styles.stage} aria-label={product.name}>
        <p className={styles.promise}>{loginTexts.promise}</p>
        <ProductPicture />
      </section>
    </main>
  );
}

/** Added after the page: screen readers don't announce what a page begins with. */
function Notice({ login }: { login: LoginState }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      {isMounted && login.state === "failed" && (
        <div className={styles.notice.bad}>
          <div role="alert">
            <p>{login.message}</p>
          </div>
          <Suspense>{login.details && <FailureReason details={login.details} />}</Suspense>
        </div>
      )}
      <LiveRegion>
        {isMounted && login.state === "ended" && (
          <div className={styles.notice.info}>
            <p>{loginTexts.ended}</p>
            {login.providerUser !== null && <p>{loginTexts.providerUser(login.providerUser)}</p>}
          </div>
        )}
      </LiveRegion>
    </>
  );
}
