/** The identity library's error messages are links to its manual: people get words, chosen by code. */

const cancelled = "Sign-in was cancelled.";
const again = "Sign-in could not be completed. Please try again.";
const unreachable = "The sign-in service could not be reached. Check your connection and try again.";
const late = "The sign-in service did not answer in time. Please try again.";
const busy = "The sign-in service has a problem right now. Please try again in a minute.";
const refused =
  "The sign-in service does not let this account in. Use another account, or ask whoever manages it.";

const wordsByCode: Record<string, string> = {
  access_denied: cancelled,
  user_cancelled: cancelled,
  state_mismatch: again,
  no_state: again,
  hash_empty_error: again,
  no_token_request_cache_error: again,
  invalid_grant: again,
  no_network_connectivity: unreachable,
  network_error: unreachable,
  post_request_failed: unreachable,
  get_request_failed: unreachable,
  endpoints_resolution_error: unreachable,
  timed_out: late,
  request_timeout: late,
  server_error: busy,
  temporarily_unavailable: busy,
  unauthorized_client: refused,
  consent_required: refused,
};

/** Codes after which only signing in again can help. */
const lost = new Set([
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

/** Somebody changed their mind, or asked twice: nothing to speak of. */
const harmless = new Set(["interaction_in_progress"]);

export const codeOf = (error: unknown): string =>
  error && typeof error === "object" && "errorCode" in error && typeof error.errorCode === "string"
    ? error.errorCode
    : "";

export const isHarmless = (error: unknown) => harmless.has(codeOf(error));

export const meansSessionLost = (error: unknown) => lost.has(codeOf(error));

export const wordsFor = (error: unknown): string => wordsByCode[codeOf(error)] ?? again;
