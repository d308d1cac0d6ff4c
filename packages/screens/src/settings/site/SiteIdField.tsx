import { CopyButton, Text, TextField } from "@understudy/ui";
import { useState } from "react";
import { siteTexts } from "./site-texts";
import { siteMessages } from "@understudy/model";

/** The site's ID, read-only, with a Copy button. */
export function SiteIdField({ siteId }: { siteId: string }) {
  const [isCopied, onCopiedChange] = useState(false);
  return (
    <TextField
      name="site_id"
      label={siteTexts.siteId}
      readOnly
      code
      dir="ltr"
      placeholder={siteTexts.noSiteId}
      value={siteId}
      description={<Confirmation isCopied={isCopied} />}
      actions={
        <CopyButton
          text={siteId}
          label={siteTexts.copy}
          copiedLabel={siteTexts.copy}
          disabled={siteId === ""}
          onCopiedChange={onCopiedChange}
        />
      }
    />
  );
}

// The status element exists before its text, so that screen readers announce it.
function Confirmation({ isCopied }: { isCopied: boolean }) {
  return (
    <span role="status">
      {isCopied && (
        <Text as="span" tone="good">
          {siteMessages.idCopied}
        </Text>
      )}
    </span>
  );
}
