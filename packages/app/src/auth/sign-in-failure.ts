import { AuthError } from "@azure/msal-browser";
import { providerProblems, type SignInFailure, signInProblems } from "@understudy/model";
import { version } from "../lib/version";
import type { ProviderRequest } from "./network-client";

const { canceled, unreachable, timedOut, unavailable, denied, unregistered } = providerProblems;

/** MSAL's own error messages only link to its documentation. */
const messages: readonly { message: string; codes: readonly string[] }[] = [
  { message: canceled, codes: ["access_denied", "user_cancelled"] },
  {
    message: unreachable,
    codes: ["no_network_connectivity", "network_error", "endpoints_resolution_error", "openid_config_error"],
  },
  { message: timedOut, codes: ["timed_out", "request_timeout"] },
  { message: unavailable, codes: ["server_error", "temporarily_unavailable"] },
  { message: denied, codes: ["consent_required"] },
  { message: unregistered, codes: ["unauthorized_client", "invalid_client"] },
];

/** Microsoft denies access with the same code. */
const declined = "AADSTS65004";

/** Why there is no response that MSAL could read. */
function problemOf(message: string, status: number | undefined) {
  if (message === timedOut) return "timeout";
  if (message === unreachable) return status === undefined ? "network" : "unreadable";
  return undefined;
}

/** What the login page says. `last` is the last request to the provider, if one was sent. */
export function signInFailure(error: unknown, authority: string, last?: ProviderRequest): SignInFailure {
  const known = error instanceof AuthError ? error : new AuthError("", "");
  const find = (pattern: RegExp) => pattern.exec(known.message)?.[1];
  const number = find(/(AADSTS\d+)/);
  const message =
    messages.find(({ codes }) => codes.includes(known.errorCode))?.message ?? signInProblems.tryAgain;
  if (message === canceled && (number ?? declined) === declined) return { message };
  const problem = problemOf(message, last?.status);
  const hasFailed = last !== undefined && (problem !== undefined || (last.status ?? 0) >= 400);
  return {
    message: message === canceled ? denied : message,
    details: {
      time: new Date().toISOString(),
      address: (hasFailed ? last.address : authority).replace(/\?.*/, ""),
      problem,
      status: hasFailed ? last.status : undefined,
      code: /^[a-z_]{1,64}$/.test(known.errorCode) ? known.errorCode : "unknown",
      number,
      correlationId: find(/Correlation ID: ([\da-f-]+)/) ?? (known.correlationId || undefined),
      traceId: find(/Trace ID: ([\da-f-]+)/),
      version,
    },
  };
}
