import { useCallback } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureDismissed, selectFailures } from "./writes-slice";

/** The shell's notices about writes that failed after their page was left. */
export function useFailureNotices() {
  const dispatch = useDispatch();
  const failures = useSelector(selectFailures);
  const onDismissFailure = useCallback((id: string) => void dispatch(failureDismissed(id)), [dispatch]);
  return { failures, onDismissFailure };
}
