import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import { fieldsIn, text } from "./fields";

/** Where to go next; whether that address may be followed is for the caller to judge. */
export const decodeRedirectUrl = (body: unknown): Decoded<string> =>
  text(fieldsIn(body)["url"]) ?? unreadable;
