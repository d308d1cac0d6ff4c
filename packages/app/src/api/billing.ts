import type { PlanName } from "@understudy/screens/model";
import { consoleApi } from "./base";
import { json } from "./call";
import { readAddress } from "./decoders/billing";
import { writing } from "./write";

export const billingApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation<string, PlanName>({
      queryFn: writing({ changes: [] }, (plan) => ({
        method: "POST",
        pattern: "/v1/billing/checkout",
        body: { plan },
        decode: json(readAddress),
      })),
    }),
    // A read by its method, but started by a click and good for one visit: never kept as data.
    portal: build.mutation<string, void>({
      queryFn: writing({ changes: [] }, () => ({
        method: "GET",
        pattern: "/v1/billing/portal",
        decode: json(readAddress),
      })),
    }),
  }),
});

export const { useCheckoutMutation, usePortalMutation } = billingApi;
