import type { ResponseOf } from "./api-types";
import { fieldsIn } from "./json";
import * as read from "./decoding";

/** The caller checks whether the URL may be followed. */
export const decodeRedirectUrl = (body: unknown): read.Decoded<string> =>
  read.wholeText(fieldsIn<ResponseOf<"GET /v1/billing/portal">>(body)["url"]) ?? read.unreadable;
