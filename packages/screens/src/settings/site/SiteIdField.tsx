import { CopyButton, Text, TextField } from "@understudy/ui";
import { siteTexts } from "./site-texts";
import { siteMessages } from "@understudy/model";

export interface SiteIdCopy {
  /** `copied` shows for two seconds after copying. */
  state: "idle" | "copied";
  onCopied: () => void;
}

export interface SiteIdFieldProps {
  siteId: string;
  copy: SiteIdCopy;
  copyLabel: string;
}

/** The site's ID, read-only, with a Copy button. */
export function SiteIdField({ siteId, copy, copyLabel }: SiteIdFieldProps) {
  return (
    <TextField
      name="site_id"
      label={siteTexts.siteId}
      readOnly
      code
      dir="ltr"
      placeholder={siteTexts.noSiteId}
      value={siteId}
      description={<Confirmation state={copy.state} />}
      actions={
        <CopyButton
          text={siteId}
          label={copyLabel}
          copiedLabel={copyLabel}
          disabled={siteId === ""}
          onCopied={copy.onCopied}
        />
      }
    />
  );
}

// The status element exists before its text, so that screen readers announce it.
function Confirmation({ state }: Pick<SiteIdCopy, "state">) {
  return (
    <span role="status">
      {state === "copied" && (
        <Text as="span" tone="good">
          {siteMessages.idCopied}
        </Text>
      )}
    </span>
  );
}
