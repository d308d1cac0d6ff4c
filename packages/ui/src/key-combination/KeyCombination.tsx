import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useSurroundings } from "../provider/UiProvider";
import { keyParts } from "./combination";
import * as styles from "./KeyCombination.css";

export interface KeyCombinationProps {
  /** As settings write it: cmd+shift+space. */
  keys: string;
}

/** Keys to press together, as this keyboard labels them. */
export function KeyCombination({ keys }: KeyCombinationProps) {
  const { platform } = useSurroundings();
  return (
    <span className={styles.combination}>
      {keyParts(keys, platform).map(({ cap, name }, at) => (
        <kbd key={at} className={styles.cap}>
          {cap === name ? (
            cap
          ) : (
            <>
              <span aria-hidden="true">{cap}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          )}
        </kbd>
      ))}
    </span>
  );
}
