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

/** These files use a star for a parameter such as `:id`. */
const starred = (pattern: string) => pattern.replaceAll(/:\w+/g, "*");

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two blocks name the same header both values are sent,
 * and two policies combined are stricter than either, so each URL gets a header from one block only.
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

/** `_redirects`: every address of the console is its one document; anything else is missing. */
export const cdnRedirects = (routes: readonly string[]): string =>
  routes
    .filter((route) => route !== "/")
    .map((route) => `${starred(route)} /index.html 200\n`)
    .join("");

/** Shown for an address that is none of the console's. */
export const cdnMissing = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Not found</title>
  <h1>There is nothing at this address</h1>
  <p><a href="/">Go to the console</a></p>
</html>
`;
