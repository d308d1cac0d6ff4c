import { type ApiDependencies, fetchOptions, request, requestUrl } from "@understudy/api";
import { matchPage } from "@understudy/model";
import type { Account } from "./auth";

/** An older response isn't used. */
const longestMs = 10_000;

/**
 * `fetch`, with the run that the page's address names already on its way: the link in an alert leads there, and the
 * code that shows it hasn't arrived. The first request for it gets the response.
 */
export function fetchAhead(
  { getToken }: Pick<Account, "getToken">,
  baseUrl: string,
  pathname: string,
): ApiDependencies["fetch"] {
  const { name, id = "" } = matchPage(pathname) ?? {};
  const run = request("GET /v1/runs/{id}", { id });
  const url = name === "run" ? requestUrl(run, baseUrl) : null;
  if (url === null) return (...args) => fetch(...args);

  const late = new AbortController();
  let ahead: Promise<Response> | undefined = getToken().then((token) =>
    fetch(url, fetchOptions(run, token, late.signal)),
  );
  // The request that takes it gets the failure.
  ahead.catch(() => undefined);
  const timer = setTimeout(() => {
    ahead = undefined;
    late.abort();
  }, longestMs);
  return (input, init) => {
    if (input !== url || ahead === undefined) return fetch(input, init);
    clearTimeout(timer);
    const response = ahead;
    ahead = undefined;
    return response;
  };
}
