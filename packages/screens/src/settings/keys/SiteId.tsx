import { Banner, Card, CopyButton, LoadingRegion, Skeleton } from "@understudy/ui";
import { useRef } from "react";
import type { Remote } from "../../model/remote";
import { loadErrors, successTexts } from "../../model/texts";
import { dash } from "../../model/tone";
import { LoadFailure } from "../../shared/LoadFailure";
import * as styles from "./SiteId.css";

export interface SiteIdProps {
  siteId: Remote<string>;
  /** The clipboard has just taken it. */
  copied: boolean;
  onCopied: () => void;
  onRetry: () => void;
}

/** What every key and script tag of this site belongs to. */
export function SiteId({ siteId, copied, onCopied, onRetry }: SiteIdProps) {
  switch (siteId.state) {
    case "loading":
      return (
        <LoadingRegion label="Loading the Site ID">
          <Skeleton shape="row" />
        </LoadingRegion>
      );
    case "failed":
      return <LoadFailure failure={siteId.failure} title={loadErrors.site} onRetry={onRetry} />;
    case "ready":
      return <Known id={siteId.data} copied={copied} onCopied={onCopied} />;
  }
}

function Known({ id, copied, onCopied }: Pick<SiteIdProps, "copied" | "onCopied"> & { id: string }) {
  const text = useRef<HTMLElement>(null);
  return (
    <Card>
      <div className={styles.line}>
        <span className={styles.label}>Site ID</span>
        <code ref={text} dir="auto" className={styles.id}>
          {id === "" ? dash : id}
        </code>
        <CopyButton
          size="small"
          text={id}
          label="Copy Site ID"
          copiedLabel="Copy Site ID"
          disabled={id === ""}
          selectTarget={text}
          onCopied={onCopied}
        />
        {copied && (
          <Banner tone="good" quiet>
            {successTexts.siteIdCopied}
          </Banner>
        )}
      </div>
    </Card>
  );
}
