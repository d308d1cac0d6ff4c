import { Banner, Stack } from "@understudy/ui";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { Meter } from "@understudy/model";
import { useId } from "react";
import * as styles from "./UsageBar.css";

/** How much of a limit is used, and what follows from it. */
export function UsageBar({ label, meter }: { label: string; meter: Meter }) {
  const labelId = useId();
  const percent = meter.fill * 100;
  return (
    <Stack gap="2">
      <div className={styles.part}>
        <div className={styles.words}>
          <span className={styles.label} id={labelId}>
            {label}
          </span>
          <span className={styles.value}>{meter.text}</span>
        </div>
        <div
          role="meter"
          className={styles.track}
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={meter.text}
        >
          <div
            className={styles.tone[meter.tone]}
            style={assignInlineVars({ [styles.filled]: `${percent}%` })}
          />
        </div>
      </div>
      {meter.warning !== null && (
        <Banner
          tone={meter.isLimitReached ? "bad" : "warning"}
          variant={meter.isLimitReached ? "framed" : "quiet"}
        >
          {meter.warning}
        </Banner>
      )}
    </Stack>
  );
}
