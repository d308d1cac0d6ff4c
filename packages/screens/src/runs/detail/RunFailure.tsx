import { BadIcon, Button, CopyButton, Heading, InlineCode, WarningIcon } from "@understudy/ui";
import { useId, type ReactNode } from "react";
import type { RunDetails } from "../../model/run/run";
import { failurePanelTitle, parseRunStatus, stepLabel } from "../../model/run/run-status";
import { LongText } from "./LongText";
import * as styles from "./RunFailure.css";
import { failureTexts } from "./texts";
import { Screenshot, type ScreenshotView } from "./Screenshot";

export interface RunFailureProps {
  run: RunDetails;
  /** Masks what was typed into password-like fields. */
  hide: (text: string) => string;
  screenshot: ScreenshotView;
  /** `null` if the timeline doesn't show the failed step. */
  onShowStep: (() => void) | null;
}

/** The failure panel. Renders nothing for a successful run. */
export function RunFailure({ run, hide, screenshot, onShowStep }: RunFailureProps) {
  const id = useId();
  const title = failurePanelTitle(run);
  if (title === null) return null;
  const timedOut = parseRunStatus(run.status) === "timeout";
  const Glyph = timedOut ? WarningIcon : BadIcon;
  const step = stepLabel(run.failureStepIndex);
  return (
    <section aria-labelledby={id} className={styles.panel[timedOut ? "warning" : "bad"]}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Glyph className={styles.glyph[timedOut ? "warning" : "bad"]} aria-hidden="true" />
          <Heading level={2} id={id}>
            {title}
          </Heading>
        </div>
        {run.failureMessage !== null && run.failureMessage !== "" && (
          <Message>{hide(run.failureMessage)}</Message>
        )}
        <dl className={styles.where}>
          {step !== null && (
            <Where label={failureTexts.step}>
              <span>{step}</span>
              {onShowStep && (
                <Button variant="quiet" size="small" onClick={onShowStep}>
                  {failureTexts.showStep}
                </Button>
              )}
            </Where>
          )}
          {run.failureSelector !== null && run.failureSelector !== "" && (
            <Where label={failureTexts.selector}>
              <InlineCode copyable>{hide(run.failureSelector)}</InlineCode>
            </Where>
          )}
        </dl>
      </div>
      {run.screenshotUrl !== null && (
        <Screenshot key={run.screenshotUrl} url={run.screenshotUrl} {...screenshot} />
      )}
    </section>
  );
}

function Message({ children }: { children: string }) {
  const id = useId();
  return (
    <div className={styles.message}>
      <p id={id} dir="auto">
        <LongText>{children}</LongText>
      </p>
      <span className={styles.copy}>
        <CopyButton variant="quiet" size="small" text={children} label={failureTexts.copyMessage} />
      </span>
    </div>
  );
}

function Where({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
