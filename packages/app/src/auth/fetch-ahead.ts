import { type ApiDependencies, fetchOptions, request, requestUrl } from "@understudy/api";
import { matchPage } from "@understudy/model";
import type { Account } from "./auth";

/** An older response isn't used. */
const longestMs = 10_000;
/** A token that takes longer is being renewed, and isn't waited for. */
const tokenMs = 200;

/**
 * `fetch`, with the run that the page's address names already on its way: the link in an alert leads there, and the
 * code that shows it hasn't arrived. The first request for it gets the response. Resolves when the run has been
 * requested: other code that runs before would hold that up.
 */
export async function fetchAhead(
  { getToken }: Pick<Account, "getToken">,
  baseUrl: string,
  pathname: string,
): Promise<ApiDependencies["fetch"]> {
  const { name, id = "" } = matchPage(pathname) ?? {};
  const run = request("GET /v1/runs/{id}", { id });
  const url = name === "run" ? requestUrl(run, baseUrl) : null;
  if (url === null) return (...args) => fetch(...args);

  const late = new AbortController();
  const token = getToken();
  let ahead: Promise<Response> | undefined = token.then((known) =>
    fetch(url, fetchOptions(run, known, late.signal)),
  );
  // The request that takes it gets the failure.
  ahead.catch(() => undefined);
  const timer = setTimeout(() => {
    ahead = undefined;
    late.abort();
  }, longestMs);
  const patience = new Promise((resolve) => setTimeout(resolve, tokenMs));
  await Promise.race([token, patience]).catch(() => undefined);
  return (input, init) => {
    if (input !== url || ahead === undefined) return fetch(input, init);
    clearTimeout(timer);
    const response = ahead;
    ahead = undefined;
    return response;
  };
}
