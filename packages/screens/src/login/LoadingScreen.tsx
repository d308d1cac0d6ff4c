import { Mark } from "../brand/Mark";
import { loginTexts } from "@understudy/model";
import * as styles from "./LoadingScreen.css";

/** Shown until the auth state is resolved. The product name is missing until config.json has loaded. */
export function LoadingScreen({ name }: { name?: string | undefined }) {
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <Mark size="3rem" />
      </span>
      <p role="status" className={styles.words}>
        {name === undefined ? loginTexts.loading : loginTexts.loadingProduct(name)}
      </p>
    </main>
  );
}
