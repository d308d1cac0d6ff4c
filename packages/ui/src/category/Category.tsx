import * as styles from "./Category.css";

/** A kind of thing in a word, such as a step's type. */
export const Category = ({ children }: { children: string }) => (
  <span className={styles.category} dir="auto">
    {children}
  </span>
);
