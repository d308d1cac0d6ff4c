import { CheckIcon, CopyIcon, IconButton } from "@understudy/ui";
import { useState } from "react";

/** Copies the address of what it is next to. */
export function CopyLink({ address, describedBy }: { address: () => string; describedBy: string }) {
  const [copied, setCopied] = useState("");
  async function copy() {
    await navigator.clipboard.writeText(address());
    setCopied(address());
  }
  // After the theme or the width has changed, the copied address is another one.
  const isCopied = copied === address();
  return (
    <IconButton
      icon={isCopied ? CheckIcon : CopyIcon}
      label={isCopied ? "Link copied" : "Copy link"}
      size="small"
      aria-describedby={describedBy}
      onClick={() => void copy()}
    />
  );
}
