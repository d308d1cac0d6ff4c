import type { ShellNotice } from "@understudy/screens";
import { useCallback, useSyncExternalStore } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useOnline } from "../lib/online";
import { useSession } from "../session/session";
import {
  failureDismissed,
  selectFailures,
  selectPendingWrites,
  type WritesState,
} from "../writes/writes-slice";

/** Notices that concern every page. */
export function useNotices(): ShellNotice[] {
  const online = useOnline();
  const { storageRefused, newVersion, leaveGuard } = useSession();
  const isRefused = useSyncExternalStore(storageRefused.subscribe, storageRefused.get);
  const isOutdated = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  // A reload would lose edits and pending writes. Without a new version, they don't render the layout.
  const hasEdits = useSyncExternalStore(
    leaveGuard.subscribe,
    () => isOutdated && leaveGuard.reason() !== null,
  );
  const isSaving = useSelector(
    (state: { writes: WritesState }) => isOutdated && selectPendingWrites(state).length > 0,
  );
  const notices: ShellNotice[] = [];
  if (!online) notices.push("offline");
  if (isRefused) notices.push("storageFull");
  if (isOutdated && online && !hasEdits && !isSaving) notices.push("newVersion");
  return notices;
}

/** The shell's notices about writes that failed after their page was left. */
export function useFailureNotices() {
  const dispatch = useDispatch();
  const failures = useSelector(selectFailures);
  const onDismissFailure = useCallback((id: string) => void dispatch(failureDismissed(id)), [dispatch]);
  return { failures, onDismissFailure };
}
