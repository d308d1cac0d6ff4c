import { AuthError, ServerError } from "@azure/msal-browser";
import { providerProblems, signInProblems } from "@understudy/model";
import { expect, test } from "vitest";
import { signInFailure } from "./sign-in-failure";

const authority = "https://login.example/tenant";
const address = `${authority}/token`;

const microsoft = (code: string, number: number) =>
  new ServerError(
    code,
    "",
    `Error(s): ${number} - Description: AADSTS${number}: Olivia (olivia@example.com) can’t. Trace ID: 0a-1 Correlation ID: 0b-2`,
  );

test.each([
  ["consent_required", providerProblems.denied],
  ["unauthorized_client", providerProblems.unregistered],
  ["invalid_client", providerProblems.unregistered],
  ["something_new", signInProblems.tryAgain],
])("says what %s means", (code, message) => {
  expect(signInFailure(new ServerError(code, ""), authority).message).toBe(message);
});

test.each([
  ["invalid_request", 9_002_326],
  ["invalid_client", 7_000_218],
  ["invalid_resource", 500_011],
])("takes Microsoft's number and IDs from %s, and not its description", (code, number) => {
  expect(
    signInFailure(microsoft(code, number), authority, { address: `${address}?id=1`, status: 400 }).details,
  ).toEqual({
    time: expect.stringMatching(/^\d{4}-/),
    address,
    status: 400,
    code,
    number: `AADSTS${number}`,
    correlationId: "0b-2",
    traceId: "0a-1",
    version: expect.any(String),
  });
});

test.each([
  ["network_error", undefined, "network"],
  ["openid_config_error", undefined, "network"],
  ["network_error", 200, "unreadable"],
  ["request_timeout", undefined, "timeout"],
  ["temporarily_unavailable", 503, undefined],
  ["invalid_grant", 400, undefined],
])("says of %s (status %s) which request failed: %s", (code, status, problem) => {
  const { details } = signInFailure(new AuthError(code, "0c-3"), authority, { address, status });
  expect(details).toMatchObject({ address, code, correlationId: "0c-3" });
  expect(details?.status).toBe(status);
  expect(details?.problem).toBe(problem);
});

test("doesn't blame a request that succeeded", () => {
  const { details } = signInFailure(new AuthError("state_mismatch", ""), authority, { address, status: 200 });
  expect(details).toMatchObject({ address: authority });
  expect(details?.status).toBeUndefined();
});

test.each([new AuthError("olivia@example.com", ""), new TypeError("olivia@example.com"), null])(
  "takes nothing from %s, which may be private",
  (error) => {
    const { details } = signInFailure(error, authority);
    expect(details).toMatchObject({ address: authority, code: "unknown" });
    expect(JSON.stringify(details)).not.toContain("olivia");
  },
);

test.each([
  new AuthError("user_cancelled", ""),
  new ServerError("access_denied", ""),
  microsoft("access_denied", 65_004),
])("has no details if the user canceled", (error) => {
  expect(signInFailure(error, authority)).toEqual({ message: providerProblems.canceled });
});

test("doesn't say “canceled” if Microsoft denies access for another reason", () => {
  expect(signInFailure(microsoft("access_denied", 50_105), authority)).toMatchObject({
    message: providerProblems.denied,
    details: { number: "AADSTS50105" },
  });
});
