import { Button, IconButton, PauseIcon, PlayIcon, RetryIcon } from "@understudy/ui";
import { AsOf } from "../shared/AsOf";
import { runListTexts } from "./texts";
import * as styles from "./RunFreshness.css";

/** Whether running runs are polled. */
export type LiveRuns =
  /** Nothing is running. */
  { state: "off" } | { state: "watching"; onPause: () => void } | { state: "paused"; onResume: () => void };

export interface RunFreshnessProps {
  live: LiveRuns;
  asOf: number;
  reloading: boolean;
  onReload: () => void;
}

/** When the list was updated, and the controls to pause polling and reload. */
export function RunFreshness({ live, asOf, reloading, onReload }: RunFreshnessProps) {
  return (
    <div className={styles.line}>
      {live.state === "watching" && (
        <span className={styles.live}>
          <span className={styles.pulse} aria-hidden="true" />
          {runListTexts.live}
        </span>
      )}
      {live.state === "paused" && <span className={styles.live}>{runListTexts.paused}</span>}
      <AsOf asOf={asOf} />
      {live.state === "watching" && (
        <Button variant="quiet" size="small" icon={PauseIcon} onClick={live.onPause}>
          {runListTexts.pause}
        </Button>
      )}
      {live.state === "paused" && (
        <Button variant="quiet" size="small" icon={PlayIcon} onClick={live.onResume}>
          {runListTexts.resume}
        </Button>
      )}
      <IconButton
        label={runListTexts.reload}
        icon={RetryIcon}
        size="small"
        busy={reloading}
        onClick={onReload}
      />
    </div>
  );
}
