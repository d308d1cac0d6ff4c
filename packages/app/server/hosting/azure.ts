import { hostedHeadersFor, type Deployment, type Headers } from "../headers";

/** The differences from the document's headers. An empty value removes a header. */
function instead(headers: Headers, usual: Headers): Headers {
  const dropped = Object.keys(usual).filter((name) => !(name in headers));
  const changed = Object.entries(headers).filter(([name, value]) => usual[name] !== value);
  return { ...Object.fromEntries(changed), ...Object.fromEntries(dropped.map((name) => [name, ""])) };
}

/** staticwebapp.config.json. `rootFiles` are the files next to index.html. */
export function azureConfig(deployment: Deployment, rootFiles: readonly string[]): string {
  const usual = hostedHeadersFor("document", deployment);
  const route = (path: string, kind: "asset" | "bridge" | "config" | "other") => ({
    route: path,
    headers: instead(hostedHeadersFor(kind, deployment), usual),
  });
  const plain = rootFiles.filter((path) => !["/index.html", "/redirect.html", "/config.json"].includes(path));
  const config = {
    navigationFallback: {
      rewrite: "/index.html",
      exclude: ["/assets/*", ...rootFiles.filter((path) => path !== "/index.html")],
    },
    routes: [
      // The service's own sign-in, which the console doesn't use, and hidden files.
      ...["/.auth/*", "/.git/*", "/.well-known/*", "/.env"].map((path) => ({ route: path, statusCode: 404 })),
      route("/assets/*", "asset"),
      route("/redirect.html", "bridge"),
      route("/config.json", "config"),
      ...plain.map((path) => route(path, "other")),
    ],
    globalHeaders: usual,
    mimeTypes: { ".woff2": "font/woff2" },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
