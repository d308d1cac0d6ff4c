import { useRef } from "react";
import { useCopy } from "../../packages/ui/src/copy-button/useCopy";
import { cx } from "../../packages/ui/src/theme/cx";
import * as styles from "./Foundations.css";

/** A token's name; a click copies its CSS variable. */
export function CopyName({ name, variable }: { name: string; variable: string }) {
  const text = useRef<HTMLButtonElement>(null);
  const [state, copy] = useCopy(variable, { target: text });
  return (
    <button
      ref={text}
      type="button"
      className={cx(styles.name, styles.copy)}
      title={`Copy ${variable}`}
      onClick={copy}
    >
      {state === "copied" ? "Copied!" : name}
    </button>
  );
}
