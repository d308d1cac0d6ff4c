import * as styles from "./Tag.css";

/** A category in one word, such as a step's type. For a status, use Badge. */
export function Tag({ children }: { children: string }) {
  return (
    <span className={styles.tag} dir="auto">
      {children}
    </span>
  );
}
