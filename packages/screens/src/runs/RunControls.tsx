import { DownloadIcon, IconButton, PauseIcon, PlayIcon, RetryIcon } from "@understudy/ui";
import { isRefreshing, type Refresh } from "@understudy/model";
import { pulse } from "../shared/pulse.css";
import { runListTexts } from "./runs-texts";
import * as styles from "./RunControls.css";

/** Whether running runs are polled. */
export type LiveRuns =
  /** Nothing is running. */
  { state: "off" } | { state: "watching"; onPause: () => void } | { state: "paused"; onResume: () => void };

export type RunsExport =
  | { state: "idle"; onExport: () => void }
  | { state: "busy"; done: number; total: number };

interface RunControlsProps {
  live: LiveRuns;
  /** `null` until the list is loaded. */
  refresh: Refresh | null;
  onReload: () => void;
  exporting: RunsExport;
  canExport: boolean;
}

/** What is live, and the buttons for the whole list. */
export function RunControls({ live, refresh, onReload, exporting, canExport }: RunControlsProps) {
  const isStale = refresh?.state === "failed";
  return (
    <div role="group" aria-label={runListTexts.controls} className={styles.controls}>
      {live.state === "watching" && (
        <span className={styles.live}>
          {!isStale && <span className={pulse} aria-hidden="true" />}
          {isStale ? runListTexts.retrying : runListTexts.live}
        </span>
      )}
      {live.state === "paused" && <span className={styles.live}>{runListTexts.paused}</span>}
      {live.state === "watching" && (
        <IconButton label={runListTexts.pause} icon={PauseIcon} size="small" onClick={live.onPause} />
      )}
      {live.state === "paused" && (
        <IconButton label={runListTexts.resume} icon={PlayIcon} size="small" onClick={live.onResume} />
      )}
      {refresh && (
        <IconButton
          label={runListTexts.reload}
          icon={RetryIcon}
          size="small"
          busy={isRefreshing(refresh)}
          onClick={onReload}
        />
      )}
      <ExportButton exporting={exporting} disabled={!canExport} />
    </div>
  );
}

function ExportButton({ exporting, disabled }: { exporting: RunsExport; disabled: boolean }) {
  if (exporting.state === "idle")
    return (
      <IconButton
        label={runListTexts.export}
        icon={DownloadIcon}
        size="small"
        disabled={disabled}
        onClick={exporting.onExport}
      />
    );
  const percent = Math.floor((exporting.done / Math.max(1, exporting.total)) * 100);
  return <IconButton label={runListTexts.exporting(percent)} icon={DownloadIcon} size="small" busy />;
}
