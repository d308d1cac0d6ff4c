import * as read from "./decoding";

/** The caller checks whether the URL may be followed. */
export const decodeRedirectUrl: read.Decoder<"POST /v1/billing/checkout" | "GET /v1/billing/portal", string> =
  read.response(({ url }) => read.wholeText(url) ?? read.unreadable);
