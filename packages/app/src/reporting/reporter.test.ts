import { afterEach, expect, test, vi } from "vitest";
import type { Incident } from "./incidents";
import { createReporter, type ReportBatch } from "./reporter";

function setUp({
  accepts = () => true,
  isOnline = () => true,
}: { accepts?: () => boolean; isOnline?: () => boolean } = {}) {
  const batches: ReportBatch[] = [];
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
  vi.stubGlobal("window", { location: new URL("https://console.example.com/runs/run_90012") });
  vi.stubGlobal("navigator", {
    onLine: isOnline(),
    sendBeacon: (_endpoint: string, batch: string) => accepts() && batches.push(JSON.parse(batch)) > 0,
  });
  const reporter = createReporter("https://reports.example.com", "1.2.3+abc1234");
  const runTimer = () => {
    vi.runAllTimers();
    vi.setSystemTime(Date.UTC(2026, 2, 4, 15, 6));
  };
  const counts = () => batches.map(({ reports }) => reports.map(({ message, count }) => [message, count]));
  return { batches, counts, reporter, runTimer };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const error = (message: string): Incident => ({ kind: "error", error: message });
const failure: Incident = {
  kind: "api",
  failure: {
    kind: "answer",
    status: 503,
    message: "Ada's run failed",
    details: {
      time: "2026-03-04T15:06:00.000Z",
      method: "GET",
      pattern: "/v1/runs/{id}",
      status: 503,
      requestId: "req_1",
      version: "1.2.3+abc1234",
    },
  },
};

test("sends one batch for a burst and counts repeated reports", () => {
  const { counts, reporter, runTimer } = setUp();
  for (const message of ["boom", "boom", "bang"]) reporter.report(error(message));
  expect(counts()).toEqual([]);
  runTimer();
  expect(counts()).toEqual([
    [
      ["boom", 2],
      ["bang", 1],
    ],
  ]);
});

test("sends a batch five seconds after its first report", () => {
  const { counts, reporter } = setUp();
  for (const message of ["first", "second", "third"]) {
    reporter.report(error(message));
    vi.advanceTimersByTime(3000);
  }
  const first = [
    ["first", 1],
    ["second", 1],
  ];
  expect(counts()).toEqual([first]);
  vi.advanceTimersByTime(1999);
  expect(counts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([first, [["third", 1]]]);
});

test("counts from zero again after a batch", () => {
  const { counts, reporter, runTimer } = setUp();
  for (let batch = 0; batch < 2; batch += 1) {
    reporter.report(error("boom"));
    runTimer();
  }
  expect(counts()).toEqual([[["boom", 1]], [["boom", 1]]]);
});

test("accepts 30 different reports, and still counts those after that", () => {
  const { counts, reporter, runTimer } = setUp();
  for (let at = 0; at < 40; at += 1) reporter.report(error("b".repeat(at + 1)));
  reporter.report(error("b"));
  runTimer();
  expect(counts()[0]).toHaveLength(30);
  expect(counts()[0]?.[0]).toEqual(["b", 2]);
});

test("sends a batch that the browser refused again, with later reports and the vitals", () => {
  let accepts = false;
  const { batches, counts, reporter } = setUp({ accepts: () => accepts });
  reporter.report(error("boom"));
  vi.advanceTimersByTime(5000);
  reporter.report(error("bang"));
  reporter.flush({ page: "/", lcp: 812 });
  accepts = true;
  vi.advanceTimersByTime(5000);
  expect(counts()[0]).toEqual([
    ["boom", 1],
    ["bang", 1],
  ]);
  expect(batches.map(({ vitals }) => vitals?.lcp)).toContain(812);
});

test("sends nothing when there is nothing to send, and vitals on their own", () => {
  const { batches, reporter } = setUp();
  reporter.flush();
  expect(batches).toEqual([]);
  const vitals = { page: "/", lcp: 812, cls: 0.01 };
  reporter.flush(vitals);
  expect(batches).toEqual([{ version: "1.2.3+abc1234", reports: [], vitals }]);
});

test("describes an error without personal data", () => {
  const { batches, reporter, runTimer } = setUp();
  const crash = new TypeError("No access for ada@northwind.example");
  crash.stack = "TypeError\n    at https://console.example.com/assets/login-abc.js:1:200";
  reporter.report({ kind: "error", error: crash });
  runTimer();
  expect(batches[0]?.reports).toEqual([
    {
      kind: "error",
      message: "TypeError: No access for [email]",
      stack: ["/assets/login-abc.js:1:200"],
      page: "/runs/:id",
      time: "2026-03-04T15:06:00.000Z",
      count: 1,
    },
  ]);
});

test("describes a failed API call without the server's message", () => {
  const { batches, reporter, runTimer } = setUp();
  reporter.report(failure);
  runTimer();
  expect(batches[0]?.reports).toEqual([
    {
      kind: "api",
      message: "answer",
      method: "GET",
      path: "/v1/runs/{id}",
      status: 503,
      requestId: "req_1",
      page: "/runs/:id",
      time: "2026-03-04T15:06:00.000Z",
      count: 1,
    },
  ]);
});

test("describes a failed sign-in", () => {
  const { batches, reporter, runTimer } = setUp();
  reporter.report({
    kind: "sign-in",
    details: {
      time: "2026-03-04T15:06:00.000Z",
      address: "https://login.example/tenant/oauth2/v2.0/token",
      status: 400,
      code: "invalid_request",
      number: "AADSTS9002326",
      correlationId: "c-1",
      traceId: "t-1",
      version: "1.2.3",
    },
  });
  runTimer();
  expect(batches[0]?.reports).toEqual([
    {
      kind: "sign-in",
      message: "invalid_request AADSTS9002326",
      address: "https://login.example/tenant/oauth2/v2.0/token",
      status: 400,
      requestId: "c-1",
      page: "/runs/:id",
      time: "2026-03-04T15:06:00.000Z",
      count: 1,
    },
  ]);
});

test("reports a new token that the API refuses", () => {
  const { counts, reporter, runTimer } = setUp();
  reporter.report({ kind: "api", failure: { kind: "session", status: 401, isTokenNew: true } });
  runTimer();
  expect(counts()).toEqual([[["session", 1]]]);
});

test("ignores being offline, ended sessions and ResizeObserver loops", () => {
  const offline = setUp({ isOnline: () => false });
  offline.reporter.report(failure);
  offline.reporter.report({ kind: "chunk", error: new TypeError("Failed to fetch") });
  offline.reporter.flush();
  expect(offline.batches).toEqual([]);
  const online = setUp();
  online.reporter.report({ kind: "api", failure: { kind: "session", status: 401 } });
  online.reporter.report({
    kind: "error",
    error: "ResizeObserver loop completed with undelivered notifications.",
  });
  online.reporter.flush();
  expect(online.batches).toEqual([]);
});
