import { InteractionRequiredAuthError } from "@azure/msal-browser";

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  !!error && typeof error === "object" && "errorCode" in error && codes.includes(String(error.errorCode));

/** The account was removed from the cache, or MSAL has no refresh token for it. */
export const isWithoutRefreshToken = (error: unknown) =>
  hasCode(error, ["no_tokens_found", "token_refresh_required"]);

const required = ["login", "interaction", "consent", "account_selection"].map((what) => `${what}_required`);

/** Only an error from the provider means that the user has to sign in again; a timeout doesn't. */
export const isInteractionRequired = (error: unknown) =>
  error instanceof InteractionRequiredAuthError || hasCode(error, [...required, "no_account_error"]);

export const isRefreshTokenRefused = (error: unknown) =>
  !isWithoutRefreshToken(error) &&
  (isInteractionRequired(error) ||
    hasCode(error, ["invalid_grant", "invalid_scope", "bad_token", "refresh_token_expired"]));
