import { Mark } from "../brand/Mark";
import * as styles from "./LoadingScreen.css";

/** While it is not yet known who is there, and at first not even what the product is called. */
export function LoadingScreen({ name }: { name?: string }) {
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <Mark size="3rem" />
      </span>
      <p role="status" className={styles.words}>
        {name === undefined ? "Loading" : `Loading ${name}`}…
      </p>
    </main>
  );
}
