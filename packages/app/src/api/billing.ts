import { decodeRedirectUrl, request } from "@understudy/api";
import { billingMessages, paths, type PlanName } from "@understudy/model";
import { consoleApi } from "./api";
import { write } from "./endpoint";

const href = paths.billing.href();

export const billingApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation(
      write(decodeRedirectUrl, {
        request: (plan: PlanName) => request("POST /v1/billing/checkout", { body: { plan } }),
        changes: [],
        notice: () => ({ title: billingMessages.checkoutFailed, href, subject: null }),
      }),
    ),
    // A mutation although it's a GET: it starts on a click, is sent once, and isn't cached.
    portal: build.mutation<string, void>(
      write(decodeRedirectUrl, {
        request: () => request("GET /v1/billing/portal"),
        changes: [],
        notice: () => ({ title: billingMessages.portalFailed, href, subject: null }),
      }),
    ),
  }),
});
