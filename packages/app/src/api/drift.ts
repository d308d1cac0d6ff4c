import type { DriftAlert } from "@understudy/model";
import { consoleApi } from "./api";
import { schemaOf } from "./json-response";
import * as read from "./decoding";
import { get } from "./http-client";

export const decodeDrift = (body: unknown) =>
  read.rows(body, "drift_alerts", (row, keyOf): DriftAlert => {
    const actionId = read.idText(row["action_id"]);
    return {
      key: keyOf(actionId),
      actionId,
      actionName: read.text(row["action_name"]),
      driftCount: read.count(row["drift_count"]),
      recoveryRate: read.percent(row["recovery_rate"]),
      latestOccurrence: read.date(row["latest_occurrence"]),
    };
  });

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query<readonly DriftAlert[], void>({
      query: () => get("/v1/health/drift"),
      responseSchema: schemaOf(decodeDrift),
      providesTags: ["drift"],
    }),
  }),
});

export const { useDriftQuery } = driftApi;
