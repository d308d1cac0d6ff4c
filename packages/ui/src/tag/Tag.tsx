import * as styles from "./Tag.css";

/** A kind in one word, such as a step's type. Not a status: those are badges. */
export function Tag({ children }: { children: string }) {
  return (
    <span className={styles.tag} dir="auto">
      {children}
    </span>
  );
}
