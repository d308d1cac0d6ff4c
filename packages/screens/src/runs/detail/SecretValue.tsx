import { Button, Cluster } from "@understudy/ui";
import { useState } from "react";
import { mask } from "@understudy/model";
import { LongText, type LongTextProps } from "./LongText";
import { runTexts } from "./detail-texts";

/** A value typed into a password-like field, hidden until revealed. */
export function SecretValue({ children, describedBy }: LongTextProps) {
  const [shown, setShown] = useState(false);
  return (
    <Cluster as="span" gap="1">
      <span>{shown ? <LongText describedBy={describedBy}>{children}</LongText> : mask}</span>
      <Button variant="quiet" size="small" aria-describedby={describedBy} onClick={() => setShown(!shown)}>
        {shown ? runTexts.hideValue : runTexts.showValue}
      </Button>
    </Cluster>
  );
}
