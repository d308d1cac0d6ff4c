export { decodeActions } from "./actions";
export { decodeRedirectUrl } from "./billing";
export { type Decoded, rows, unreadable } from "./decoding";
export { decodeDraft, decodeDrafts, decodePublished } from "./drafts";
export { decodeDrift } from "./drift";
export {
  isAborted,
  mayHaveTakenEffect,
  pollDelay,
  SessionLost,
  toFailure,
  withoutStatusMessage,
} from "./errors";
export {
  type ApiDependencies,
  del,
  get,
  HttpClient,
  type HttpRequest,
  type HttpResult,
  post,
  put,
} from "./http-client";
export { type Fields, fieldsIn, isFields, isList, isSame, parseJson } from "./json";
export { JsonResponse, noData, responseOf, schemaOf } from "./json-response";
export { decodeCreatedKey, decodeKeys } from "./keys";
export { createRunDecoder, decodeRun, decodeRuns, readRunList, runListOf } from "./runs";
export { decodeSite } from "./site";
export { decodeMembers } from "./team";
export { runInSlices } from "./time-slicer";
export { startCountdown, TimeoutError, withTimeout } from "./timeout";
export type { BodyOf } from "./api-types";
export { decodeTimeseries, decodeUsageSummary } from "./usage";
