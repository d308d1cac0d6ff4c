import type { Context } from "hono";
import * as v from "valibot";
import { refuse } from "./refusal";

// Messages are the rest of a sentence that starts with the field's name.

export const text = (max: number) =>
  v.pipe(v.string("must be a string"), v.maxLength(max, `must be at most ${max} characters long`));

export const filledText = (max: number) =>
  v.pipe(
    text(max),
    v.check((value) => value.trim() !== "", "must not be empty"),
  );

export const flag = v.boolean("must be true or false");

export function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

export const oneOf = <const Name extends string>(
  names: readonly Name[],
  message = `must be one of ${names.join(", ")}`,
) => v.picklist(names, message);

export const texts = (count: number, max: number) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string("must be a list of strings"),
        v.maxLength(max, `must have entries of at most ${max} characters`),
      ),
      "must be a list of strings",
    ),
    v.maxLength(count, `must have at most ${count} entries`),
  );

/** Exactly these fields. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, path }) => {
    if (expected === "never") return "is not known here";
    return path && expected !== "Object" ? "is required" : "must be a JSON object";
  });

type Parsed<Schema extends v.GenericSchema> =
  | { value: v.InferOutput<Schema> }
  | { sentence: string; problems: Record<string, string> };

/** The value if it fits, otherwise the first problem of each field. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Parsed<Schema> {
  // Valibot takes a list for an object.
  const checked = Array.isArray(value) ? null : value;
  const { success, output, issues } = v.safeParse(schema, checked, { abortPipeEarly: true });
  if (success) return { value: output };
  const problems: Record<string, string> = Object.create(null);
  for (const { path = [], message } of issues)
    problems[path.flatMap(({ key }) => (typeof key === "string" ? key : [])).join(".")] ??= message;
  const sentences = Object.entries(problems).map(([name, problem]) => `${name || "The body"} ${problem}`);
  return { problems, sentence: `${sentences.join("; ")}.` };
}

/** The request's JSON body if it fits the schema, otherwise an error response. */
export async function readBody<Schema extends v.GenericSchema>(
  { req }: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(req.header("content-type") ?? ""))
    refuse(415, "unsupported_media_type", "Send the body as application/json.");
  const body: unknown = await req
    .json()
    .catch(() => refuse(400, "invalid_json", "The body is not valid JSON."));
  const parsed = parse(schema, body);
  return "value" in parsed ? parsed.value : refuse(422, "invalid_body", parsed.sentence, parsed.problems);
}
