// MSAL's own error messages only link to its documentation.

const canceled = "Sign-in was cancelled.";
const tryAgain = "Sign-in could not be completed. Please try again.";
const unreachable = "The sign-in service could not be reached. Check your connection and try again.";
const timedOut = "The sign-in service did not answer in time. Please try again.";
const unavailable = "The sign-in service has a problem right now. Please try again in a minute.";
const denied =
  "The sign-in service does not let this account in. Use another account, or ask whoever manages it.";

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

const sessionEndingCodes = new Set([
  "login_required",
  "interaction_required",
  "consent_required",
  "no_account_error",
  "no_tokens_found",
  "native_account_unavailable",
  "refresh_token_expired",
  "bad_token",
  "timed_out",
  "no_token_request_cache_error",
  "state_mismatch",
  "hash_empty_error",
  "invalid_grant",
]);

export const errorCode = (error: unknown): string =>
  error && typeof error === "object" && "errorCode" in error && typeof error.errorCode === "string"
    ? error.errorCode
    : "";

/** Errors that are not shown: a second click while a sign-in is in progress. */
export const isIgnored = (error: unknown) => errorCode(error) === "interaction_in_progress";

export const endsSession = (error: unknown) => sessionEndingCodes.has(errorCode(error));

export const authErrorMessage = (error: unknown): string => messageByCode[errorCode(error)] ?? tryAgain;
