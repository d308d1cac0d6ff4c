import type { DriftAlert } from "@understudy/model";
import * as read from "./decoding";

export const decodeDrift: read.Decoder<"GET /v1/health/drift", readonly DriftAlert[]> = read.rows(
  "drift_alerts",
  (row, keyOf) => {
    const actionId = read.idText(row["action_id"]);
    return {
      key: keyOf(actionId),
      actionId,
      actionName: read.text(row["action_name"]),
      driftCount: read.count(row["drift_count"]),
      recoveryRate: read.percent(row["recovery_rate"]),
      latestOccurrence: read.date(row["latest_occurrence"]),
    };
  },
);
