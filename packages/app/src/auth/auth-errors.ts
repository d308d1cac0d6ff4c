import { InteractionRequiredAuthError } from "@azure/msal-browser";
import { signInProblems } from "../texts";

// MSAL's own error messages only link to its documentation.

const { canceled, tryAgain, unreachable, timedOut, unavailable, denied } = signInProblems;

const messageByCode: Record<string, string> = {
  access_denied: canceled,
  user_cancelled: canceled,
  state_mismatch: tryAgain,
  no_state: tryAgain,
  hash_empty_error: tryAgain,
  no_token_request_cache_error: tryAgain,
  invalid_grant: tryAgain,
  no_network_connectivity: unreachable,
  network_error: unreachable,
  post_request_failed: unreachable,
  get_request_failed: unreachable,
  endpoints_resolution_error: unreachable,
  timed_out: timedOut,
  request_timeout: timedOut,
  server_error: unavailable,
  temporarily_unavailable: unavailable,
  unauthorized_client: denied,
  consent_required: denied,
};

export const errorCode = (error: unknown): string =>
  error && typeof error === "object" && "errorCode" in error && typeof error.errorCode === "string"
    ? error.errorCode
    : "";

export const authErrorMessage = (error: unknown): string => messageByCode[errorCode(error)] ?? tryAgain;

/** A second click while a sign-in is in progress. */
export const isIgnored = (error: unknown) => errorCode(error) === "interaction_in_progress";

/** The account was removed from the cache, or MSAL has no refresh token for it. */
export const isWithoutRefreshToken = (error: unknown) =>
  ["no_tokens_found", "token_refresh_required"].includes(errorCode(error));

const refusedRefreshCodes = new Set(["invalid_grant", "invalid_scope", "bad_token", "refresh_token_expired"]);
const interactionCodes = new Set([
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
  "no_account_error",
]);

/** Only an error from the provider means that the user has to sign in again; a timeout doesn't. */
export const isInteractionRequired = (error: unknown) =>
  error instanceof InteractionRequiredAuthError || interactionCodes.has(errorCode(error));

export const isRefreshTokenRefused = (error: unknown) =>
  !isWithoutRefreshToken(error) &&
  (isInteractionRequired(error) || refusedRefreshCodes.has(errorCode(error)));
