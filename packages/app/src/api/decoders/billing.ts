import type { Readable } from "../call";
import { unreadable } from "../call";
import { fieldsIn, text } from "./read";

/** Where to go next; whether that address may be followed is for the caller to judge. */
export const readAddress = (body: unknown): Readable<string> => text(fieldsIn(body)["url"]) ?? unreadable;
