import { useId, useRef } from "react";
import { CopyButton } from "../copy-button/CopyButton";
import * as styles from "./InlineCode.css";

export interface InlineCodeProps {
  children: string;
  /** With a Copy button beside it. */
  copyable?: boolean;
}

/** A machine's word among a person's: a selector, an id, a path. */
export function InlineCode({ children, copyable = false }: InlineCodeProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const code = (
    <code className={styles.code} ref={text} id={id} dir="auto">
      {children}
    </code>
  );
  if (!copyable) return code;
  return (
    <span className={styles.whole}>
      {code}
      <CopyButton
        variant="quiet"
        size="small"
        text={children}
        label="Copy"
        selectTarget={text}
        aria-describedby={id}
      />
    </span>
  );
}
