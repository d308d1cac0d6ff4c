import { billingMessages, paths, type PlanName } from "@understudy/model";
import { consoleApi } from "./api";
import type { ResponseOf } from "./api-types";
import { fieldsIn } from "../lib/json";
import * as read from "./decoding";
import { get, post } from "./http-client";
import { reportLateFailure } from "./mutations";

/** The caller checks whether the URL may be followed. */
export const decodeRedirectUrl = (body: unknown): read.Decoded<string> =>
  read.wholeText(fieldsIn<ResponseOf<"GET /v1/billing/portal">>(body)["url"]) ?? read.unreadable;

export const billingApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation<string, PlanName>({
      query: (plan) => post("/v1/billing/checkout", { body: { plan }, decode: decodeRedirectUrl }),
      onQueryStarted: reportLateFailure(billingMessages.checkoutFailed, paths.billing.href),
    }),
    // A mutation although it's a GET: it starts on a click, is sent once, and isn't cached.
    portal: build.mutation<string, void>({
      query: () => get("/v1/billing/portal", decodeRedirectUrl),
      onQueryStarted: reportLateFailure(billingMessages.portalFailed, paths.billing.href),
    }),
  }),
});

export const { useCheckoutMutation, usePortalMutation } = billingApi;
