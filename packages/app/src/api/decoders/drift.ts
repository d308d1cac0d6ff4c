import type { DriftAlert } from "@understudy/screens/model";
import type { Fields } from "./fields";
import { count, date, idText, percent, text } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeRows } from "./body";

function alertReader(): (row: Fields) => DriftAlert {
  const keyOf = createRowKeys();
  return (row) => {
    const actionId = idText(row["action_id"]);
    return {
      key: keyOf(actionId),
      actionId,
      actionName: text(row["action_name"]),
      driftCount: count(row["drift_count"]),
      recoveryRate: percent(row["recovery_rate"]),
      latestOccurrence: date(row["latest_occurrence"]),
    };
  };
}

export const decodeDrift = (body: unknown) => decodeRows(body, "drift_alerts", alertReader);
