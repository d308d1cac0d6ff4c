import { KeyCombination, SearchIcon } from "@understudy/ui";
import { overlayTexts, shortcuts } from "@understudy/model";
import * as styles from "./SearchButton.css";

/** Looks like a search field and opens the command palette; on phones an icon. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
      <SearchIcon className={styles.glyph} aria-hidden="true" />
      <span className={styles.label}>{overlayTexts.palette}</span>
      <span className={styles.keys} aria-hidden="true">
        <KeyCombination keys={shortcuts.palette} />
      </span>
    </button>
  );
}
