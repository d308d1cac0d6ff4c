import type { BrowserContext } from "@playwright/test";

/** Watches every page for uncaught errors, CSP violations, tokens sent to the wrong origin and calls that break the contract. */
export interface Monitor {
  problems: string[];
  /** Adds a problem unless a test allows it. */
  report: (problem: string) => void;
  over: (context: BrowserContext) => Promise<void>;
  /** The only origin that may receive a token. */
  expectApiAt: (origin: string) => void;
  /** Ignores problems that a test causes on purpose. */
  allow: (pattern: RegExp) => void;
}

/** How the problems start. */
export const problemPrefixes = {
  uncaught: "uncaught: ",
  policy: "policy: ",
  token: "a token went to ",
  contract: "contract: ",
};

// The browser logs every failed response; tests check how the page handles them.
const failedResponses = /^Failed to load resource/;

export function createMonitor(): Monitor {
  const found: string[] = [];
  const apiOrigins = new Set<string>();
  const allowed = [failedResponses];
  const report = (sentence: string) => {
    if (!allowed.some((pattern) => pattern.test(sentence))) found.push(sentence);
  };
  return {
    problems: found,
    report,
    expectApiAt: (origin) => void apiOrigins.add(origin),
    allow: (pattern) => void allowed.push(pattern),
    async over(context) {
      context.on("weberror", (error) => report(problemPrefixes.uncaught + error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error") report(message.text());
      });
      context.on("request", (request) => {
        const { pathname, origin } = new URL(request.url());
        const isApi = pathname.startsWith("/v1/") && apiOrigins.has(origin);
        if (request.headers()["authorization"] === undefined) return;
        if (!isApi) report(problemPrefixes.token + request.url());
      });
      await context.exposeFunction("reportPolicyViolation", (sentence: string) =>
        report(problemPrefixes.policy + sentence),
      );
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          const reportToTest: unknown = Reflect.get(window, "reportPolicyViolation");
          if (typeof reportToTest === "function") reportToTest(`${violatedDirective} blocked ${blockedURI}`);
        });
      });
    },
  };
}
