import { dayMs, parseInstant } from "../format/dates";
import { inOrder, numberKeys } from "../lists/order";

export interface DriftAlert {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  actionId: string | null;
  actionName: string | null;
  driftCount: number | null;
  /** Percent, 0 to 100. */
  recoveryRate: number | null;
  latestOccurrence: string | null;
}

const recentDays = 7;

/** Whether an alert is older than the days in the heading. */
export function isOlderAlert(
  { latestOccurrence }: Pick<DriftAlert, "latestOccurrence">,
  now: number,
): boolean {
  const occurred = parseInstant(latestOccurrence);
  return occurred !== null && now - occurred > recentDays * dayMs;
}

/** Newest first; alerts without a date last. */
export function newestAlertsFirst(alerts: readonly DriftAlert[]): DriftAlert[] {
  return inOrder(
    alerts,
    numberKeys(alerts, ({ latestOccurrence }) => parseInstant(latestOccurrence)),
    "descending",
  );
}
