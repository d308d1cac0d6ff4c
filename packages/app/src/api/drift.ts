import type { DriftAlert } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { count, date, decodeRows, idText, percent, text } from "./decoding";
import { get } from "./http-client";

export const decodeDrift = (body: unknown) =>
  decodeRows(body, "drift_alerts", (row, keyOf): DriftAlert => {
    const actionId = idText(row["action_id"]);
    return {
      key: keyOf(actionId),
      actionId,
      actionName: text(row["action_name"]),
      driftCount: count(row["drift_count"]),
      recoveryRate: percent(row["recovery_rate"]),
      latestOccurrence: date(row["latest_occurrence"]),
    };
  });

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query<readonly DriftAlert[], void>({
      query: () => get("/v1/health/drift", decodeDrift),
      providesTags: ["drift"],
    }),
  }),
});

export const { useDriftQuery } = driftApi;
