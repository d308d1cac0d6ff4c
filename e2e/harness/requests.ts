import type { Console } from "./test";

/** How often the API was called, as the server saw it. */
export function calls({ sandbox }: Console, method: string, path: string | RegExp) {
  return sandbox.control
    .requests()
    .filter(
      (request) =>
        request.method === method &&
        (typeof path === "string" ? request.path === path : path.test(request.path)),
    );
}
