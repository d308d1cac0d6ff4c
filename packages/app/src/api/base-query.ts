import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/screens/model";
import { mayHaveTakenEffect } from "./errors";
import type { HttpRequest } from "./http-request";
import { servicesOf } from "./services";

/** Sends an endpoint's request. Queries retry, and restart when a mutation finishes before they do. */
export const baseQuery: BaseQueryFn<HttpRequest<unknown>, unknown, Failure> = async (request, api) => {
  const { http, inFlightQueries, recentFailures } = servicesOf(api.extra);
  if (api.type === "query")
    return recentFailures.reuse(api, () =>
      inFlightQueries.run(api.signal, (signal) => http.send(request, { signal, retries: true })),
    );
  const result = await http.send(request, { signal: api.signal });
  const tookEffect = result.error === undefined || mayHaveTakenEffect(result.error);
  if (tookEffect && !api.signal.aborted) inFlightQueries.restart();
  return result;
};
