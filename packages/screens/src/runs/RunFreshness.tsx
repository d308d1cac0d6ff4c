import { Button, IconButton, PauseIcon, PlayIcon, RetryIcon } from "@understudy/ui";
import { AsOf } from "../shared/AsOf";
import * as styles from "./RunFreshness.css";

/** Whether what is running is asked for again and again. */
export type LiveRuns =
  /** Nothing is running. */
  { state: "off" } | { state: "watching"; onPause: () => void } | { state: "paused"; onResume: () => void };

export interface RunFreshnessProps {
  live: LiveRuns;
  asOf: number;
  reloading: boolean;
  onReload: () => void;
}

/** How fresh the list is, and the say one has in it. */
export function RunFreshness({ live, asOf, reloading, onReload }: RunFreshnessProps) {
  return (
    <div className={styles.line}>
      {live.state === "watching" && (
        <span className={styles.live}>
          <span className={styles.pulse} aria-hidden="true" />
          Live
        </span>
      )}
      {live.state === "paused" && <span className={styles.live}>Paused</span>}
      <AsOf asOf={asOf} />
      {live.state === "watching" && (
        <Button variant="quiet" size="small" icon={PauseIcon} onClick={live.onPause}>
          Pause
        </Button>
      )}
      {live.state === "paused" && (
        <Button variant="quiet" size="small" icon={PlayIcon} onClick={live.onResume}>
          Resume
        </Button>
      )}
      <IconButton label="Reload runs" icon={RetryIcon} size="small" busy={reloading} onClick={onReload} />
    </div>
  );
}
