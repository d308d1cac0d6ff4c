import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { builtConsole, serveConsole } from "../../scripts/serve";
import type { SandboxOptions } from "../../packages/sandbox/src/index";

const REPORT_PATH = "/engine-test/problem";

/** Reports errors and policy violations to the server. A script of the page: WebDriver can't listen to WebKit. */
const reporter = `(function () {
  var report = function (problem) { navigator.sendBeacon("${REPORT_PATH}", String(problem)); };
  addEventListener("error", function (event) {
    // Not a failure: the observation is delivered with the next frame.
    if (event.message && !/^ResizeObserver loop/.test(event.message)) report("uncaught: " + event.message);
  });
  addEventListener("unhandledrejection", function (event) { report("unhandled rejection: " + event.reason); });
  document.addEventListener("securitypolicyviolation", function (event) {
    report("policy: " + event.violatedDirective + " blocked " + event.blockedURI);
  });
  var error = console.error;
  console.error = function () { report("console: " + [].join.call(arguments, " ")); error.apply(console, arguments); };
})();`;

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/** The production build with its production policy and a sandbox. Collects errors in its pages. */
export async function startConsole(options: SandboxOptions = {}) {
  const problems: string[] = [];
  const bootFile = readdirSync(join(builtConsole, "assets")).find((name) => /^boot-.*\.js$/.test(name));
  if (bootFile === undefined) throw new Error("The build has no boot.js");
  const boot = reporter + readFileSync(join(builtConsole, "assets", bootFile), "utf8");
  const { url, sandbox, close } = await serveConsole({
    port: 0,
    sandbox: options,
    before: (request, response) => {
      if (request.url === REPORT_PATH) {
        void readBody(request).then((problem) => {
          problems.push(problem);
          return response.writeHead(204).end();
        });
        return true;
      }
      if (request.url !== `/assets/${bootFile}`) return false;
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(boot);
      return true;
    },
  });
  if (!sandbox) throw new Error("These tests need the sandbox");
  return { url, sandbox, problems, close };
}

export type TestConsole = Awaited<ReturnType<typeof startConsole>>;
