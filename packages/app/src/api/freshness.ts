import { isTooEarly, toFailure } from "@understudy/api";

/** A query isn't refetched on mount while its last request is younger than this. */
export const freshMs = 5_000;

interface QueryState {
  startedTimeStamp?: number | undefined;
  fulfilledTimeStamp?: number | undefined;
  error?: unknown;
}

/** Whether a query was sent longer ago than this, and the server doesn't ask for a longer pause. */
export const isOlderThan = (
  ms: number,
  { startedTimeStamp = 0, fulfilledTimeStamp = 0, error }: QueryState,
) =>
  // The clock may have been set back.
  Math.abs(Date.now() - Math.max(startedTimeStamp, fulfilledTimeStamp)) >= ms &&
  !isTooEarly(toFailure(error ?? {}));
