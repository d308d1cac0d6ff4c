import type { Action } from "@understudy/model";
import * as read from "./decoding";

const decoder = (decode: read.RowDecoder<"GET /v1/actions", unknown>) => decode;

decoder((row) => read.count(row["step_count"]));
// @ts-expect-error -- A count isn't a text.
decoder((row) => read.text(row["step_count"]));
// @ts-expect-error -- A text isn't a flag.
decoder((row) => read.flag(row["name"]));
// @ts-expect-error -- The phrases are a list.
decoder((row) => read.text(row["intents"]));
// @ts-expect-error -- docs/api.yaml has no such field.
decoder(({ title }) => title);
// @ts-expect-error -- A value is read before it is used.
decoder((row): string | undefined => row["name"]);

// @ts-expect-error -- Drafts aren't in a list of actions.
export const decodeDrafts: read.Decoder<"GET /v1/drafts", readonly Action[]> = read.rows("actions", () => {
  throw new Error("only a type");
});
