import { CopyButton, Text, TextField } from "@understudy/ui";
import { successTexts } from "../../model/texts";

export interface SiteIdCopy {
  /** The clipboard took it a moment ago. */
  state: "idle" | "copied";
  onCopied: () => void;
}

export interface SiteIdFieldProps {
  siteId: string;
  copy: SiteIdCopy;
  copyLabel: string;
}

/** The site's ID, to be read and copied. */
export function SiteIdField({ siteId, copy, copyLabel }: SiteIdFieldProps) {
  return (
    <TextField
      name="site_id"
      label="Site ID"
      readOnly
      code
      dir="ltr"
      placeholder="This site has no ID yet"
      value={siteId}
      onChange={() => undefined}
      hint={<Confirmation state={copy.state} />}
      action={
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

// The status is there before its words, so that they are announced when they come.
function Confirmation({ state }: Pick<SiteIdCopy, "state">) {
  return (
    <span>
      <span role="status">
        {state === "copied" && (
          <Text as="span" tone="good">
            {successTexts.siteIdCopied}
          </Text>
        )}
      </span>
      {state === "idle" && <span>The script tag on your site carries it.</span>}
    </span>
  );
}
