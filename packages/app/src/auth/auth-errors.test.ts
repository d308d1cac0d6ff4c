import { AuthError, InteractionRequiredAuthError, ServerError } from "@azure/msal-browser";
import { describe, expect, test } from "vitest";
import { isInteractionRequired, isRefreshTokenRefused } from "./auth-errors";

describe("the provider's refusals end the session", () => {
  test.each([
    new InteractionRequiredAuthError("login_required", ""),
    new ServerError("login_required", ""),
    new InteractionRequiredAuthError("interaction_required", ""),
    new InteractionRequiredAuthError("consent_required", ""),
    new ServerError("account_selection_required", ""),
  ])("$errorCode", (error) => {
    expect(isInteractionRequired(error)).toBe(true);
  });
});

describe("slow renewals don't", () => {
  test.each([
    "timed_out",
    "request_timeout",
    "state_mismatch",
    "hash_empty_error",
    "no_token_request_cache_error",
    "network_error",
    "temporarily_unavailable",
    "",
  ])("%s", (code) => {
    expect(isInteractionRequired(new AuthError(code, ""))).toBe(false);
    expect(isRefreshTokenRefused(new AuthError(code, ""))).toBe(false);
  });
});

describe("a refused refresh token", () => {
  test.each(["invalid_grant", "invalid_scope", "bad_token", "refresh_token_expired"])("%s", (code) => {
    expect(isRefreshTokenRefused(new ServerError(code, ""))).toBe(true);
  });

  test("differs from a missing one", () => {
    expect(isRefreshTokenRefused(new InteractionRequiredAuthError("no_tokens_found", ""))).toBe(false);
  });
});
