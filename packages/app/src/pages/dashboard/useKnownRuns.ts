import type { Run } from "@understudy/screens/model";
import { useEffect } from "react";
import { useSelector } from "react-redux";
import { consoleApi } from "../../api/api";
import type { runsApi } from "../../api/runs";
import { useAppDispatch } from "../../api/store";

const none: readonly Run[] = [];
const everyRun = { status: null, env: null };
const withoutRequests = {
  forceRefetch: false,
  subscriptionOptions: { refetchOnFocus: false, refetchOnReconnect: false },
};
/** Longer lists aren't kept up to date. */
const mostRuns = 5_000;

// Injected once the runs page has been opened: importing it would load its code with the dashboard.
const runsEndpoint = () => (consoleApi.endpoints as Partial<(typeof runsApi)["endpoints"]>).runs;

type State = Parameters<ReturnType<(typeof runsApi)["endpoints"]["runs"]["select"]>>[0];

/** All runs, if the runs page has loaded them. Keeps them in the cache, but never requests them. */
export function useKnownRuns(): readonly Run[] {
  const dispatch = useAppDispatch();
  const list = useSelector((state: State) => runsEndpoint()?.select(everyRun)(state).data);
  const isKnown = list !== undefined;
  useEffect(() => {
    const kept = isKnown ? runsEndpoint()?.initiate(everyRun, withoutRequests) : undefined;
    if (kept === undefined) return undefined;
    const subscription = dispatch(kept);
    return () => subscription.unsubscribe();
  }, [dispatch, isKnown]);
  return list?.extent === "complete" && list.rows.length <= mostRuns ? list.rows : none;
}
