import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Ends the request with an error in the API's format. `fields` names the problem of each field of an invalid body. */
export function refuse(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  fields?: Readonly<Record<string, string>>,
): never {
  throw new HTTPException(status, { res: Response.json({ code, message, fields }, { status }) });
}

/** The entry with this ID, or the response 404. */
export const found = <Entry extends { id: string }>(
  list: readonly Entry[],
  id: string,
  thing: string,
): Entry =>
  list.find((entry) => entry.id === id) ?? refuse(404, "not_found", `This ${thing} does not exist.`);
