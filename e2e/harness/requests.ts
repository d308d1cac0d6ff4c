import type { Console } from "./test";

/** The API calls that the server received. */
export function calls({ sandbox }: Console, method: string, path: string | RegExp) {
  return sandbox.control
    .requests()
    .filter(
      (request) =>
        request.method === method &&
        (typeof path === "string" ? request.path === path : path.test(request.path)),
    );
}
