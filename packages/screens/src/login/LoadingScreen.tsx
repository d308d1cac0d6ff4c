import { Mark } from "../brand/Mark";
import * as styles from "./LoadingScreen.css";

/** While it is not yet known who is there. */
export function LoadingScreen({ name }: { name: string }) {
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <Mark size="3rem" />
      </span>
      <p role="status" className={styles.words}>
        Loading {name}…
      </p>
    </main>
  );
}
