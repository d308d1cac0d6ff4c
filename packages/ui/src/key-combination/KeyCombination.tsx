import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useUiContext } from "../provider/UiProvider";
import { keyParts } from "@understudy/base";
import * as styles from "./KeyCombination.css";

export interface KeyCombinationProps {
  /** As stored in the settings: cmd+shift+space. */
  keys: string;
}

/** A shortcut as key caps, with the names of the user's platform. */
export function KeyCombination({ keys }: KeyCombinationProps) {
  const { platform } = useUiContext();
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
