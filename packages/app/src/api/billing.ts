import type { PlanName } from "@understudy/model";
import { consoleApi } from "./api";
import { schemaOf } from "./json-response";
import type { ResponseOf } from "./api-types";
import { fieldsIn } from "../lib/json";
import * as read from "./decoding";
import { get, post } from "./http-client";

/** The caller checks whether the URL may be followed. */
export const decodeRedirectUrl = (body: unknown): read.Decoded<string> =>
  read.wholeText(fieldsIn<ResponseOf<"GET /v1/billing/portal">>(body)["url"]) ?? read.unreadable;

export const billingApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation<string, PlanName>({
      query: (plan) => post("/v1/billing/checkout", { body: { plan } }),
      responseSchema: schemaOf(decodeRedirectUrl),
    }),
    // A mutation although it's a GET: it starts on a click, is sent once, and isn't cached.
    portal: build.mutation<string, void>({
      query: () => get("/v1/billing/portal"),
      responseSchema: schemaOf(decodeRedirectUrl),
    }),
  }),
});

export const { useCheckoutMutation, usePortalMutation } = billingApi;
