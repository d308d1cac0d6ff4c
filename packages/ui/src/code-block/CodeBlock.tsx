import { useId, useRef } from "react";
import type { ButtonVariant } from "../button/Button";
import { CopyButton } from "../copy-button/CopyButton";
import { uiTexts } from "../ui-texts";
import * as styles from "./CodeBlock.css";

export interface CodeBlockProps {
  code: string;
  /** Shown above the code: “Script tag”. */
  label: string;
  copyLabel?: string | undefined;
  /** Of its copy button: `primary` if copying is the next step. */
  variant?: Extract<ButtonVariant, "primary" | "text"> | undefined;
  onCopiedChange?: ((isCopied: boolean) => void) | undefined;
}

/** Code with a copy button. */
export function CodeBlock({
  code,
  label,
  copyLabel = uiTexts.copy,
  variant = "text",
  onCopiedChange,
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
          variant={variant}
          size="small"
          text={code}
          label={copyLabel}
          selectTarget={text}
          aria-describedby={labelId}
          onCopiedChange={onCopiedChange}
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
