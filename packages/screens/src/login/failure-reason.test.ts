import { expect, test } from "vitest";
import type { SignInDetails } from "@understudy/model";
import { failureReason, signInDetailsText } from "./failure-reason";

const refused: SignInDetails = {
  time: "2026-03-04T15:06:00.000Z",
  address: "https://login.example/tenant/oauth2/v2.0/token",
  status: 400,
  code: "invalid_request",
  number: "AADSTS9002326",
  correlationId: "c-1",
  traceId: "t-1",
  version: "1.2.3",
};
const { status: _, number: __, ...silent } = refused;

test.each<[string, SignInDetails]>([
  ["Error code: invalid_request (AADSTS9002326).", refused],
  ["Error code: state_mismatch.", { ...silent, code: "state_mismatch" }],
  ["login.example answered with status 503.", { ...refused, status: 503 }],
  ["login.example didn’t respond.", { ...silent, problem: "network" }],
  ["login.example took too long to respond.", { ...silent, problem: "timeout" }],
  ["login.example didn’t send a readable response.", { ...refused, problem: "unreadable" }],
])("the reason is “%s”", (reason, details) => {
  expect(failureReason(details)).toBe(reason);
});

test("copied details have one line per known value", () => {
  expect(signInDetailsText(refused).split("\n")).toEqual([
    "Time: 2026-03-04T15:06:00.000Z",
    "Address: https://login.example/tenant/oauth2/v2.0/token",
    "Status: 400",
    "Error: invalid_request (AADSTS9002326)",
    "Correlation ID: c-1",
    "Trace ID: t-1",
    "Version: 1.2.3",
  ]);
  expect(
    signInDetailsText({
      ...silent,
      code: "network_error",
      problem: "network",
      correlationId: undefined,
      traceId: undefined,
    }).split("\n"),
  ).toEqual([
    "Time: 2026-03-04T15:06:00.000Z",
    "Address: https://login.example/tenant/oauth2/v2.0/token",
    "Problem: login.example didn’t respond. (network, CORS or policy)",
    "Error: network_error",
    "Version: 1.2.3",
  ]);
});
