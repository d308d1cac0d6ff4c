import { CloseIcon } from "../icon/icons";
import { glyph } from "../icon-button/cross.css";
import { cx } from "../theme/cx";
import * as styles from "./RemovableChip.css";

export interface RemovableChipProps {
  label: string;
  removeLabel: string;
  onRemove: () => void;
  code?: boolean | undefined;
}

/** A short text with a remove button. */
export function RemovableChip({ label, removeLabel, onRemove, code = false }: RemovableChipProps) {
  return (
    <span className={cx(styles.chip, code && styles.code)}>
      <span className={styles.label} dir="auto" title={label}>
        {label}
      </span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <CloseIcon className={glyph} aria-hidden="true" />
      </button>
    </span>
  );
}
