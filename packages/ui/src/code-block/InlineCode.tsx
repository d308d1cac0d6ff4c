import { useId, useRef } from "react";
import { CopyButton } from "../copy-button/CopyButton";
import { truncate } from "@understudy/base";
import { uiTexts } from "../ui-texts";
import * as styles from "./InlineCode.css";

export interface InlineCodeProps {
  children: string;
  /** Adds a copy button. */
  copyable?: boolean | undefined;
}

const longest = 2_000;

/** Code within text: a selector, an ID, a path. Very long code is cut; the copy button copies all of it. */
export function InlineCode({ children, copyable = false }: InlineCodeProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const code = (
    <code className={styles.code} ref={text} id={id} dir="auto">
      {truncate(children, longest)}
    </code>
  );
  if (!copyable) return code;
  return (
    <span className={styles.whole}>
      {code}
      <CopyButton
        iconOnly
        variant="text"
        size="small"
        text={children}
        label={uiTexts.copy}
        selectTarget={text}
        aria-describedby={id}
      />
    </span>
  );
}
