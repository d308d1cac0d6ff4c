import type { BrowserContext } from "playwright";

/** Sees what no test should have to ask for: errors nobody caught, the policy broken, a token on the wrong road. */
export interface Witness {
  complaints: string[];
  /** How much was looked at: all requests, and those that bore a token. */
  counted: { requests: number; bearers: number };
  over: (context: BrowserContext) => Promise<void>;
  /** Where the API answers: the token may go there, and to no other origin. */
  expectApiAt: (origin: string) => void;
  /** For faults that a test causes on purpose. */
  forgive: (pattern: RegExp) => void;
}

/** What its complaints begin with. */
export const complaints = { uncaught: "uncaught: ", policy: "policy: ", token: "a token went to " };

// The browser notes every failed answer; whether the page coped is the test's own question.
const answersThatFailed = /^Failed to load resource/;

export function watch(): Witness {
  const heard: string[] = [];
  const apiOrigins = new Set<string>();
  const counted = { requests: 0, bearers: 0 };
  const forgiven = [answersThatFailed];
  const complain = (sentence: string) => {
    if (!forgiven.some((pattern) => pattern.test(sentence))) heard.push(sentence);
  };
  return {
    complaints: heard,
    counted,
    expectApiAt: (origin) => void apiOrigins.add(origin),
    forgive: (pattern) => void forgiven.push(pattern),
    async over(context) {
      context.on("weberror", (error) => complain(complaints.uncaught + error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error") complain(message.text());
      });
      context.on("request", (request) => {
        const { pathname, origin } = new URL(request.url());
        const isApi = pathname.startsWith("/v1/") && apiOrigins.has(origin);
        counted.requests += 1;
        if (request.headers()["authorization"] === undefined) return;
        counted.bearers += 1;
        if (!isApi) complain(complaints.token + request.url());
      });
      await context.exposeFunction("reportPolicyViolation", (sentence: string) =>
        complain(complaints.policy + sentence),
      );
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          const report: unknown = Reflect.get(window, "reportPolicyViolation");
          if (typeof report === "function") report(`${violatedDirective} blocked ${blockedURI}`);
        });
      });
    },
  };
}
