import type { OnboardingStep } from "@understudy/model";
import { Fragment } from "react";
import { dashboardTexts } from "../dashboard-texts";
import * as styles from "./SetupRings.css";

export interface SetupRingsProps {
  /** The ID of the visible label. */
  "aria-labelledby": string;
  steps: readonly Pick<OnboardingStep, "flag" | "isDone">[];
}

/** The progress of the setup: a ring for each step on a line, solid when it is done. */
export function SetupRings({ "aria-labelledby": label, steps }: SetupRingsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div
      role="progressbar"
      aria-labelledby={label}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={done}
      aria-valuetext={dashboardTexts.setupProgress(done, steps.length)}
      className={styles.rings}
    >
      {steps.map(({ flag, isDone }, at) => (
        <Fragment key={flag}>
          {at > 0 && <span className={styles.between} />}
          <span className={styles.ring[isDone ? "done" : "open"]} />
        </Fragment>
      ))}
    </div>
  );
}
