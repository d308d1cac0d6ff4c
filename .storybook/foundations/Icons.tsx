import * as icons from "../../packages/ui/src/icon/icons";
import * as styles from "./Foundations.css";

export function Icons() {
  return (
    <div className={styles.sheet}>
      <div className={styles.glyphs}>
        {Object.entries(icons).map(([name, Glyph]) => (
          <div key={name} className={styles.glyph}>
            <Glyph className={styles.drawing} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
