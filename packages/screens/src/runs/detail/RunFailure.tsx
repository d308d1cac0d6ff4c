import { BadIcon, Bone, Button, Heading, InlineCode, WarningIcon } from "@understudy/ui";
import { useId, type ReactNode } from "react";
import { failurePanelTitle, parseRunStatus, type RunDetails, runLabels, stepLabel } from "@understudy/model";
import { MaskedText, type Revealed } from "./MaskedText";
import * as styles from "./RunFailure.css";
import { LoadingScreenshot, Screenshot, ScreenshotRefused, type ScreenshotView } from "./Screenshot";
import { runTexts } from "./detail-texts";

export interface RunFailureProps {
  run: RunDetails;
  /** Masks what was typed into secret fields. */
  hide: (text: string) => string;
  revealed: Revealed;
  screenshot: ScreenshotView;
  /** `null` if the timeline doesn't show the failed step. */
  onShowStep: (() => void) | null;
}

/** A presigned address has a new query at each refetch. */
const unsigned = (url: string) => url.replace(/\?.*/, "");

/** Why a run failed: two items of the page's grid. Renders nothing without a message. */
export function RunFailure({ run, hide, revealed, screenshot, onShowStep }: RunFailureProps) {
  const id = useId();
  const title = failurePanelTitle(run);
  if (title === null) return null;
  const { failureMessage, failureSelector } = run;
  const timedOut = parseRunStatus(run.status) === "timeout";
  const Glyph = timedOut ? WarningIcon : BadIcon;
  const step = stepLabel(run.failureStepIndex);
  return (
    <section aria-labelledby={id} className={styles.failure}>
      <div className={styles.panel[timedOut ? "warning" : "bad"]}>
        <div className={styles.head}>
          <Glyph className={styles.glyph[timedOut ? "warning" : "bad"]} aria-hidden="true" />
          <Heading level={2} id={id}>
            {title}
          </Heading>
        </div>
        <p className={styles.message} dir="auto">
          <MaskedText
            text={failureMessage ?? ""}
            masked={hide(failureMessage ?? "")}
            revealed={revealed}
            revealKey="message"
            describedBy={id}
          />
        </p>
        <dl className={styles.where}>
          {failureSelector !== null && failureSelector !== "" && (
            <Where label={runLabels.failedSelector}>
              <InlineCode copyable>{failureSelector}</InlineCode>
            </Where>
          )}
          {step !== null && (
            <Where label={runLabels.failedStep}>
              <span>{step}</span>
              {onShowStep && (
                <Button variant="text" size="small" onClick={onShowStep}>
                  {runTexts.showStep}
                </Button>
              )}
            </Where>
          )}
        </dl>
      </div>
      {run.screenshot !== null && (
        <div className={styles.screenshot}>
          {run.screenshot === "refused" ? (
            <ScreenshotRefused />
          ) : (
            <Screenshot key={unsigned(run.screenshot.url)} url={run.screenshot.url} {...screenshot} />
          )}
        </div>
      )}
    </section>
  );
}

/** A failure that is loading. */
export const LoadingFailure = () => (
  <div className={styles.failure}>
    <div className={styles.panel.loading}>
      <div className={styles.head}>
        <span>
          <Bone width="8rem" />
        </span>
      </div>
      <p className={styles.message}>
        <Bone width="16rem" /> <Bone width="8rem" />
      </p>
      <dl className={styles.where}>
        <Where label={runLabels.failedSelector}>
          <Bone width="15rem" />
        </Where>
        <Where label={runLabels.failedStep}>
          <Bone width="4rem" />
        </Where>
      </dl>
    </div>
    <div className={styles.screenshot}>
      <LoadingScreenshot />
    </div>
  </div>
);

function Where({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
