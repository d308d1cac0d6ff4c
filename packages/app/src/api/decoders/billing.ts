import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import { fieldsIn, wholeText } from "./fields";

/** The caller checks whether the URL may be followed. */
export const decodeRedirectUrl = (body: unknown): Decoded<string> =>
  wholeText(fieldsIn(body)["url"]) ?? unreadable;
