import { decodeRedirectUrl, get, post, schemaOf } from "@understudy/api";
import type { PlanName } from "@understudy/model";
import { consoleApi } from "./api";

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
