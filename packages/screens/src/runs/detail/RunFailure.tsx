import {
  ActionsIcon,
  BadIcon,
  Button,
  ButtonLink,
  Cluster,
  CopyButton,
  Heading,
  InlineCode,
  Link,
  Text,
  WarningIcon,
} from "@understudy/ui";
import { useId, type ReactNode } from "react";
import {
  failurePanelTitle,
  isAddressable,
  maskedFailure,
  parseRunStatus,
  paths,
  type RunDetails,
  type SameFailures,
  stepLabel,
} from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { LongText } from "./LongText";
import { CompareButton, type Comparison } from "./RunComparison";
import * as styles from "./RunFailure.css";
import { Screenshot, ScreenshotRefused, type ScreenshotView } from "./Screenshot";
import { failureTexts, runTexts } from "./detail-texts";

export interface RunFailureProps {
  run: RunDetails;
  /** Masks what was typed into password-like fields. */
  hide: (text: string) => string;
  /** The report in Markdown, created when it is copied. */
  report: () => string;
  /** `null` until a list with the run is loaded. */
  same: SameFailures | null;
  comparison: Comparison;
  screenshot: ScreenshotView;
  /** `null` if the timeline doesn't show the failed step. */
  onShowStep: (() => void) | null;
}

/** Why a run failed and what to do next. Renders nothing without a message. */
export function RunFailure({ run, hide, report, same, comparison, screenshot, onShowStep }: RunFailureProps) {
  const id = useId();
  const title = failurePanelTitle(run);
  if (title === null) return null;
  const { failureMessage, failureSelector } = maskedFailure(run, hide);
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
        <p className={styles.message} dir="auto">
          <LongText>{failureMessage ?? ""}</LongText>
        </p>
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
          {failureSelector !== null && failureSelector !== "" && (
            <Where label={failureTexts.selector}>
              <InlineCode copyable>{failureSelector}</InlineCode>
            </Where>
          )}
        </dl>
        <Cluster gap="2">
          <CopyButton variant="primary" label={runTexts.copyReport} text={report} />
          <CompareButton comparison={comparison} />
          {isAddressable(run.actionId) && (
            <ButtonLink icon={ActionsIcon} href={paths.action.href(run.actionId)}>
              {runTexts.viewAction}
            </ButtonLink>
          )}
        </Cluster>
        {same !== null && <SameWay same={same} />}
      </div>
      {run.screenshot === "refused" && <ScreenshotRefused />}
      {run.screenshot !== null && run.screenshot !== "refused" && (
        <Screenshot key={run.screenshot.url} url={run.screenshot.url} {...screenshot} />
      )}
    </section>
  );
}

function SameWay({ same: { count, since, query } }: { same: SameFailures }) {
  if (count === 1) return <Text tone="muted">{failureTexts.firstTime}</Text>;
  return (
    <Text tone="muted">
      {failureTexts.sameWay}
      <Link href={paths.runs.href(query)}>{failureTexts.sameRuns(count)}</Link>
      {since !== null && (
        <>
          {failureTexts.since}
          <ServerDate date={since} />
        </>
      )}
    </Text>
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
