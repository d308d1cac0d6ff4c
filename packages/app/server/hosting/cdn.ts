import { hostedHeadersFor, type Deployment, type Headers } from "../headers";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

function without(headers: Headers, others: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => others[name] !== value));
}

const shared = (all: readonly Headers[]): Headers =>
  all.reduce((common, headers) =>
    Object.fromEntries(Object.entries(common).filter(([name, value]) => headers[name] === value)),
  );

/** Replaces parameters such as `:id` with `*`. */
const starred = (pattern: string) => pattern.replaceAll(/:\w+/g, "*");

/**
 * `_headers` for Netlify and Cloudflare Pages. If two blocks match, both values are sent, and two policies combined are
 * stricter than either. So each URL gets a header from only one block.
 */
export function cdnHeaders(
  deployment: Deployment,
  routes: readonly string[],
  rootFiles: readonly string[],
): string {
  const kinds = {
    document: hostedHeadersFor("document", deployment),
    bridge: hostedHeadersFor("bridge", deployment),
    asset: hostedHeadersFor("asset", deployment),
    config: hostedHeadersFor("config", deployment),
    other: hostedHeadersFor("other", deployment),
  };
  const common = shared(Object.values(kinds));
  const own = (path: string, kind: keyof typeof kinds) => block(path, without(kinds[kind], common));
  const special = ["/index.html", "/redirect.html", "/config.json"];
  return `${[
    block("/*", common),
    ...[...routes.map(starred), "/index.html"].map((path) => own(path, "document")),
    own("/redirect.html", "bridge"),
    own("/config.json", "config"),
    own("/assets/*", "asset"),
    ...rootFiles.filter((path) => !special.includes(path)).map((path) => own(path, "other")),
  ].join("\n\n")}\n`;
}

/** `_redirects`: serves index.html for the console's routes and 404 for everything else. */
export const cdnRedirects = (routes: readonly string[]): string =>
  routes
    .filter((route) => route !== "/")
    .map((route) => `${starred(route)} /index.html 200\n`)
    .join("");

/** The 404 page leads to the console, as unknown paths do in it. A redirect would be followed by missing assets, too. */
export const cdnMissing = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta http-equiv="refresh" content="0; url=/" />
  <title>Not found</title>
  <h1>There is nothing at this address</h1>
  <p><a href="/">Go to the console</a></p>
</html>
`;
