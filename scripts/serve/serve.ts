import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { resolve } from "node:path";
import { addressesIn, addressesOf } from "./addresses";
import { headersFor, sameOriginApiHeaders, type Headers } from "./headers";
import { createStaticHandler } from "./static";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../packages/sandbox/src/index";

export const builtConsole = resolve(import.meta.dirname, "../../packages/app/dist");

export interface ServeOptions {
  port: number;
  host?: string;
  folder?: string;
  /** Path of a config.json. Without it, the sandbox is used. */
  config?: string;
  sandbox?: SandboxOptions;
  /** Serves the sandbox's API on its own origin, as in production. */
  foreignApi?: boolean;
  /** Serves https. */
  tls?: { key: string; cert: string } | undefined;
  /** Handles a request before the sandbox does, for benchmarks. Returns true if it did. */
  before?: Handler;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Serving {
  url: string;
  port: number;
  sandbox: Sandbox | undefined;
  /** The origin of the sandbox's API, if it isn't the console's. */
  apiUrl: string | undefined;
  /** Serves another build from now on. Only with the sandbox. */
  deploy: (folder: string) => void;
  close: () => Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      const address = server.address();
      done(address && typeof address === "object" ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

const isLoopback = (host: string) => ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host);

/** Serves the production build with its production headers, in front of the sandbox or your tenant. */
export async function serveConsole({
  port,
  host = "127.0.0.1",
  folder = builtConsole,
  config,
  sandbox: options = {},
  foreignApi = false,
  tls,
  before,
}: ServeOptions): Promise<Serving> {
  const server =
    config === undefined
      ? await withSandbox(folder, options, foreignApi, before)
      : withConfig(folder, config);
  const http = tls ? createHttpsServer(tls, server.listener) : createServer(server.listener);
  const bound = await listen(http, port, host);
  return {
    url: `${tls ? "https" : "http"}://${isLoopback(host) ? "localhost" : host}:${bound}`,
    port: bound,
    sandbox: server.sandbox,
    apiUrl: server.apiUrl,
    deploy: server.deploy,
    close: async () => {
      await close(http);
      await server.sandbox?.close();
    },
  };
}

/** The sandbox serves these paths without the headers that a host or proxy adds in production. */
function addedHeaders(path = ""): Headers {
  if (path.startsWith("/v1/")) return sameOriginApiHeaders;
  if (path === "/config.json") return headersFor("config", { apiBaseUrl: "", provider: [], version: "" });
  return {};
}

async function withSandbox(
  folder: string,
  options: SandboxOptions,
  foreignApi: boolean,
  before: Handler = () => false,
) {
  const sandbox = createSandbox({ ...options, apiOrigin: foreignApi ? "foreign" : "same" });
  const apiUrl = foreignApi ? await sandbox.listenApi() : undefined;
  const filesIn = (build: string) =>
    createStaticHandler(build, (asked) => addressesOf(sandbox.configFor(asked)));
  let files = filesIn(folder);
  const listener: RequestListener = (request, response) => {
    if (before(request, response)) return;
    for (const [name, value] of Object.entries(addedHeaders(request.url))) response.setHeader(name, value);
    if (!sandbox.handle(request, response)) files(request, response);
  };
  const deploy = (build: string) => {
    files = filesIn(build);
  };
  return { listener, sandbox, apiUrl, deploy };
}

function withConfig(folder: string, path: string) {
  const text = readFileSync(path, "utf8");
  const addresses = addressesIn(text);
  const listener = createStaticHandler(folder, () => addresses, new Map([["/config.json", text]]));
  const deploy = () => {
    throw new Error("A console with a config.json serves one build.");
  };
  return { listener, sandbox: undefined, apiUrl: undefined, deploy };
}
