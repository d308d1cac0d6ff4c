import { useId, type ReactNode } from "react";
import { Button } from "../button/Button";
import { CopyButton } from "../copy-button/CopyButton";
import { RetryIcon, WarningIcon } from "../icon/icons";
import { Heading } from "../text/Heading";
import { uiTexts } from "../ui-texts";
import * as styles from "./ErrorPanel.css";

interface Words {
  title: string;
  description?: ReactNode;
  /** A report to send to support. */
  details?: string | undefined;
  /** Alternatives to Retry. */
  actions?: ReactNode;
}

interface Again {
  onRetry: () => void;
  retryBusy?: boolean | undefined;
}

interface NoAgain {
  onRetry?: undefined;
  retryBusy?: undefined;
}

export type ErrorPanelProps = Words & (Again | NoAgain);

/** Shown instead of content that failed to load. */
export function ErrorPanel({
  title,
  description,
  details,
  actions,
  onRetry,
  retryBusy = false,
}: ErrorPanelProps) {
  const titleId = useId();
  const hasActions = onRetry !== undefined || details !== undefined || actions !== undefined;
  return (
    <div className={styles.panel}>
      <span className={styles.tile} aria-hidden="true">
        <WarningIcon className={styles.glyph} />
      </span>
      <div className={styles.inside}>
        {/* Without the buttons, which change. */}
        <div role="alert" aria-labelledby={titleId} className={styles.words}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {description !== undefined && (
            <div className={styles.description} dir="auto">
              {description}
            </div>
          )}
        </div>
        {hasActions && (
          <div className={styles.actions}>
            {onRetry && (
              <Button icon={RetryIcon} busy={retryBusy} onClick={onRetry}>
                {uiTexts.retry}
              </Button>
            )}
            {actions}
            {details !== undefined && (
              <CopyButton variant="text" text={details} label={uiTexts.copyDetails} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
