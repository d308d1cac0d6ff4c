import type { Failure } from "@understudy/model";
import { type Decoded, unreadable } from "./decoding";

/** What the base query returns, and `responseSchema` decodes. */
export class JsonResponse {
  constructor(
    readonly body: unknown,
    readonly url: string,
    /** The failure if the body can't be decoded. */
    readonly failure: () => Failure,
  ) {}
}

export function responseOf(value: unknown): JsonResponse {
  if (value instanceof JsonResponse) return value;
  throw new TypeError("Not a response of the base query");
}

/** A decoder as a Standard Schema. Without `types`, which would also fix the type of the response. */
export const schemaOf = <T>(decode: (body: unknown, url: string) => Decoded<T>) => ({
  "~standard": {
    version: 1 as const,
    vendor: "console",
    validate(value: unknown) {
      const { body, url } = responseOf(value);
      const decoded = decode(body, url);
      return decoded === unreadable ? { issues: [{ message: "Unreadable response" }] } : { value: decoded };
    },
  },
});

/** For a mutation whose response has nothing to decode. Any JSON is fine, and an empty body. */
export const noData = () => null;
