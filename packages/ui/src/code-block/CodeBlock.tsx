import { useId, useRef } from "react";
import { CopyButton } from "../copy-button/CopyButton";
import { uiTexts } from "../ui-texts";
import * as styles from "./CodeBlock.css";

export interface CodeBlockProps {
  code: string;
  /** Shown above the code: “Script tag”. */
  label: string;
  copyLabel?: string;
  /** Copying is the next step. */
  prominent?: boolean;
  onCopied?: () => void;
}

/** Code with a copy button. */
export function CodeBlock({
  code,
  label,
  copyLabel = uiTexts.copy,
  prominent = false,
  onCopied,
}: CodeBlockProps) {
  const labelId = useId();
  const text = useRef<HTMLElement>(null);
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        <CopyButton
          variant={prominent ? "primary" : "quiet"}
          size="small"
          text={code}
          label={copyLabel}
          selectTarget={text}
          aria-describedby={labelId}
          {...(onCopied && { onCopied })}
        />
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre
        className={styles.pre}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-labelledby={labelId}
      >
        <code className={styles.code} ref={text}>
          {code}
        </code>
      </pre>
    </div>
  );
}
