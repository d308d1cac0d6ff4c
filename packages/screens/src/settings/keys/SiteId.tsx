import { dash } from "@understudy/base";
import { Banner, Bone, Button, CopyButton, CopyIcon, LiveRegion, LoadingRegion } from "@understudy/ui";
import { useRef, useState } from "react";
import { loadErrors, type Remote, siteMessages } from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { siteIdTexts } from "./keys-texts";
import * as styles from "./SiteId.css";

export interface SiteIdProps {
  siteId: Remote<string>;
  onRetry: () => void;
}

export function SiteId({ siteId, onRetry }: SiteIdProps) {
  switch (siteId.state) {
    case "loading":
      return (
        <LoadingRegion aria-label={siteIdTexts.loading}>
          <div className={styles.line}>
            <span className={styles.label}>{siteIdTexts.label}</span>
            <Bone width="9rem" />
            <Button size="small" icon={CopyIcon} disabled>
              {siteIdTexts.copy}
            </Button>
          </div>
        </LoadingRegion>
      );
    case "failed":
      return <LoadFailure failure={siteId.failure} title={loadErrors.site} onRetry={onRetry} />;
    case "ready":
      return <Known id={siteId.data} />;
  }
}

function Known({ id }: { id: string }) {
  const [isCopied, onCopiedChange] = useState(false);
  const text = useRef<HTMLElement>(null);
  return (
    <div className={styles.line}>
      <span className={styles.label}>{siteIdTexts.label}</span>
      <code ref={text} dir="auto" className={styles.id}>
        {id === "" ? dash : id}
      </code>
      <CopyButton
        size="small"
        text={id}
        label={siteIdTexts.copy}
        copiedLabel={siteIdTexts.copy}
        disabled={id === ""}
        selectTarget={text}
        onCopiedChange={onCopiedChange}
      />
      <LiveRegion>
        {isCopied && (
          <Banner tone="good" variant="quiet">
            {siteMessages.idCopied}
          </Banner>
        )}
      </LiveRegion>
    </div>
  );
}
