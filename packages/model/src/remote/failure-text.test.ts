import { expect, test } from "vitest";
import type { Failure } from "./failure";
import {
  alertNote,
  alertText,
  failureDetailsText,
  formatWait,
  loadFailureText,
  outcomeNote,
  writeFailureText,
} from "./failure-text";

const title = "Failed to load runs";

test.each<[string, Failure, string | null]>([
  ["the server's message", { kind: "answer", status: 503, message: "Moving house" }, "Moving house"],
  ["nothing twice", { kind: "answer", message: title }, null],
  [
    "the wait beside the message",
    { kind: "answer", message: "Too many requests", retryAfter: 90 },
    "Too many requests. Try again in 90 seconds.",
  ],
  ["the wait alone", { kind: "answer", retryAfter: 30 }, "Try again in 30 seconds."],
  ["no impossible wait", { kind: "answer", message: "Busy", retryAfter: Number.NaN }, "Busy"],
])("the error panel shows %s", (_, failure, message) => {
  expect(loadFailureText(failure, title)).toEqual({ title, message, reason: null });
});

test.each<[string, Failure, string | null]>([
  ["there was no response", { kind: "network" }, "The API didn’t respond."],
  ["it took too long", { kind: "timeout" }, "The API took too long to respond."],
  ["it made no sense", { kind: "unreadable" }, "The API didn’t send a readable response."],
  ["the sign-in is refused", { kind: "session", isTokenNew: true }, "The API doesn’t accept this sign-in."],
  ["nothing if the session just ended", { kind: "session", status: 401 }, null],
  ["nothing if nothing was sent", { kind: "network", unsent: true }, null],
  ["nothing beside the server's message", { kind: "answer", status: 503, message: "No" }, null],
])("below it, a line says that %s", (_, failure, reason) => {
  expect(loadFailureText(failure, title).reason).toBe(reason);
});

test("the dashboard's panel has its own fallback message", () => {
  const panel = (failure: Failure) =>
    loadFailureText(failure, "Failed to load dashboard", "Failed to load dashboard data");
  expect(panel({ kind: "network" }).message).toBe("Failed to load dashboard data");
  expect(panel({ kind: "answer", message: "No" }).message).toBe("No");
});

test("shows an ended session as such for any call", () => {
  expect(loadFailureText({ kind: "session", message: "jwt expired" }, title)).toEqual({
    title: "Your session ended",
    message: null,
    reason: null,
  });
  const write = (failure: Failure) => writeFailureText(failure, "Failed to save settings");
  expect(write({ kind: "session", status: 401 })).toEqual({ title: "Your session ended", message: null });
  expect(write({ kind: "session", status: 401, isTokenNew: true })).toEqual({
    title: "Your session ended",
    message: "The API doesn’t accept this sign-in.",
  });
});

const fallback = "Failed to save draft";

test.each<[Failure, string]>([
  [{ kind: "answer", message: "API error 500 Internal Server Error" }, "API error 500 Internal Server Error"],
  [{ kind: "answer", message: "Slow down", retryAfter: 30 }, "Slow down"],
  [{ kind: "answer", retryAfter: 30 }, fallback],
  [{ kind: "unreadable" }, fallback],
  [{ kind: "session" }, fallback],
  [{ kind: "network" }, fallback],
  [{ kind: "timeout" }, fallback],
  [{ kind: "network", unsent: true }, fallback],
  [{ kind: "timeout", unsent: true }, fallback],
  [
    {
      kind: "network",
      details: {
        time: "2026-03-04T15:06:00.000Z",
        method: "GET",
        pattern: "/v1/billing/portal",
        version: "1.2.3",
      },
    },
    fallback,
  ],
])("the alert for %j shows %s", (failure, text) => {
  expect(alertText(failure, fallback)).toBe(text);
});

test.each<[Failure, string | null]>([
  [{ kind: "network" }, "It may have gone through."],
  [{ kind: "timeout" }, "It may have gone through."],
  [{ kind: "network", unsent: true }, "Nothing was sent. Check your connection and try again."],
  [{ kind: "timeout", unsent: true }, "Nothing was sent. Check your connection and try again."],
  [{ kind: "answer", message: "No" }, null],
  [{ kind: "unreadable", status: 200 }, "It may have gone through."],
  [{ kind: "unreadable" }, null],
  [{ kind: "session" }, null],
  [
    {
      kind: "network",
      details: { time: "", method: "GET", pattern: "/v1/billing/portal", version: "1.2.3" },
    },
    null,
  ],
])("the note for %j shows %s", (failure, note) => {
  expect(outcomeNote(failure)).toBe(note);
});

test("the wait is beside the row or the form", () => {
  expect(alertNote({ kind: "answer", message: "Slow down", retryAfter: 30 })).toBe(
    "Try again in 30 seconds.",
  );
  expect(alertNote({ kind: "network", retryAfter: 30 })).toBe("It may have gone through.");
  expect(alertNote({ kind: "answer", message: "No" })).toBeNull();
});

test("an inline error has the specified title and the message below it", () => {
  const inline = (failure: Failure) => writeFailureText(failure, "Failed to invite member");
  expect(inline({ kind: "answer", message: "Already a member" })).toEqual({
    title: "Failed to invite member",
    message: "Already a member",
  });
  expect(inline({ kind: "answer", status: 429, message: "Slow down", retryAfter: 90 }).message).toBe(
    "Slow down. Try again in 90 seconds.",
  );
  expect(inline({ kind: "network" }).message).toBe("It may have gone through.");
  expect(inline({ kind: "network", unsent: true }).message).toMatch(/^Nothing was sent\./);
  expect(inline({ kind: "unreadable" }).message).toBeNull();
});

test.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [30.4, "31 seconds"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [121, "3 minutes"],
  [7_200, "2 hours"],
  [86_400, "24 hours"],
])("formats a wait of %s s as %s", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

test("copied details have one line per known value", () => {
  const call = {
    time: "2026-03-04T15:06:00.000Z",
    method: "GET",
    pattern: "/v1/runs/{id}",
    version: "1.2.3",
  };
  const answer: Failure = { kind: "answer" };
  expect(failureDetailsText(answer, call)).toBe(
    "Time: 2026-03-04T15:06:00.000Z\nCall: GET /v1/runs/{id}\nVersion: 1.2.3",
  );
  expect(failureDetailsText(answer, { ...call, status: 502, requestId: "req_1" })).toBe(
    "Time: 2026-03-04T15:06:00.000Z\nCall: GET /v1/runs/{id}\nStatus: 502\nRequest ID: req_1\nVersion: 1.2.3",
  );
  expect(
    failureDetailsText({ kind: "unreadable" }, { ...call, status: 200, contentType: "text/html" }),
  ).toContain("Status: 200\nContent type: text/html\n");
  expect(failureDetailsText({ kind: "network" }, { ...call, baseUrl: "https://api.example.com" })).toContain(
    "Call: GET https://api.example.com/v1/runs/{id}\nProblem: The API didn’t respond. (network, CORS or policy)\n",
  );
});
