import { type LiveRuns } from "@understudy/screens";
import { timings, type Failure } from "@understudy/screens/model";
import { useEffect, useMemo, useState } from "react";
import type { RunFilter } from "../../api/partial-runs";
import { refreshRunning } from "../../api/running-runs";
import { useAppDispatch } from "../../store";
import { useVisible } from "../../lib/visibility";

/** Polls running runs while the tab is visible and polling isn't paused. */
export function useLiveRuns(
  filter: RunFilter,
  running: boolean,
): { live: LiveRuns; failure: Failure | null } {
  const dispatch = useAppDispatch();
  const visible = useVisible();
  const [paused, setPaused] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asking = running && visible && !paused;

  useEffect(() => {
    if (!asking) return undefined;
    let timer: number;
    let over = false;
    const ask = async () => {
      const answer = await dispatch(refreshRunning(filter));
      if (over) return;
      setFailure(answer);
      timer = window.setTimeout(() => void ask(), timings.poll);
    };
    timer = window.setTimeout(() => void ask(), timings.poll);
    return () => {
      over = true;
      window.clearTimeout(timer);
      setFailure(null);
    };
  }, [asking, dispatch, filter]);

  const live = useMemo((): LiveRuns => {
    if (paused) return { state: "paused", onResume: () => setPaused(false) };
    return running ? { state: "watching", onPause: () => setPaused(true) } : { state: "off" };
  }, [paused, running]);
  return { live, failure };
}
