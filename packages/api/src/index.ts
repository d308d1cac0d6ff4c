export { decodeActions } from "./actions";
export { decodeRedirectUrl } from "./billing";
export { type Decoded, type Decoder, unreadable } from "./decoding";
export { decodeDraft, decodeDrafts, decodePublished } from "./drafts";
export { decodeDrift } from "./drift";
export {
  isAborted,
  isTooEarly,
  isGone,
  mayHaveTakenEffect,
  pollDelay,
  sentenceText,
  toFailure,
  withoutStatusMessage,
} from "./errors";
export { type ApiDependencies, HttpClient, type HttpResult } from "./http-client";
export { type Fields, fieldsIn, isFields, isList, isSame, parseJson } from "./json";
export { JsonResponse, noData, responseOf, schemaOf } from "./json-response";
export { decodeCreatedKey, decodeKeys } from "./keys";
export { decodeRun, decodeRuns, readRunList, runListOf } from "./runs";
export {
  type CallRequest,
  fetchOptions,
  type HttpRequest,
  request,
  type RequestOptions,
  requestUrl,
} from "./request";
export { bodyOf, type Saved } from "./saved-form";
export { SessionLost } from "./session-lost";
export { decodeSite } from "./site";
export { decodeMembers } from "./team";
export { runInSlices } from "./time-slicer";
export { startCountdown, TimeoutError, withTimeout } from "./timeout";
export type { Call, ReadCall } from "./api-types";
export { decodeTimeseries, decodeUsageSummary } from "./usage";
