import type { Page } from "@playwright/test";
import type { TestSandbox } from "./test";

/** The API calls that the server received. */
export function calls({ control }: TestSandbox, method: string, path: string | RegExp) {
  return control
    .requests()
    .filter(
      (request) =>
        request.method === method &&
        (typeof path === "string" ? request.path === path : path.test(request.path)),
    );
}

/** Holds back the requests whose body contains a text, if one is given, until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp, text = ""): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if ((route.request().postData() ?? "").includes(text)) await released;
    await route.fallback();
  });
  return release;
}
