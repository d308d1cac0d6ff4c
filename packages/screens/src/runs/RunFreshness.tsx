import { IconButton, PauseIcon, PlayIcon, RetryIcon } from "@understudy/ui";
import { isRefreshing, type Refresh } from "@understudy/model";
import { AsOf } from "../shared/AsOf";
import { runListTexts } from "./runs-texts";
import * as styles from "./RunFreshness.css";

/** Whether running runs are polled. */
export type LiveRuns =
  /** Nothing is running. */
  { state: "off" } | { state: "watching"; onPause: () => void } | { state: "paused"; onResume: () => void };

export interface RunFreshnessProps {
  live: LiveRuns;
  asOf: number;
  refresh: Refresh;
  onReload: () => void;
}

/** The list's age, and the controls that refresh it. After a failed refresh, the note below gives the age. */
export function RunFreshness({ live, asOf, refresh, onReload }: RunFreshnessProps) {
  const isStale = refresh.state === "failed";
  return (
    <div role="group" aria-label={runListTexts.freshness} className={styles.line}>
      {live.state === "watching" && (
        <span className={styles.live}>
          {!isStale && <span className={styles.pulse} aria-hidden="true" />}
          {isStale ? runListTexts.retrying : runListTexts.live}
        </span>
      )}
      {live.state === "paused" && <span className={styles.live}>{runListTexts.paused}</span>}
      {!isStale && <AsOf asOf={asOf} />}
      {live.state === "watching" && (
        <IconButton label={runListTexts.pause} icon={PauseIcon} size="small" onClick={live.onPause} />
      )}
      {live.state === "paused" && (
        <IconButton label={runListTexts.resume} icon={PlayIcon} size="small" onClick={live.onResume} />
      )}
      <IconButton
        label={runListTexts.reload}
        icon={RetryIcon}
        size="small"
        busy={isRefreshing(refresh)}
        onClick={onReload}
      />
    </div>
  );
}
