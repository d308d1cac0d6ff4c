import { distortions, type DistortionName } from "./distortions";

/** Faults of the connection or the bytes. */
const transport = {
  status: "An error status, with a JSON, HTML or empty body",
  slow: "A late but complete response",
  hang: "No response",
  reset: "Connection reset before the call takes effect",
  "reset-after": "Connection reset after the call takes effect",
  "hang-in-body": "Half of the body, then nothing",
  "reset-in-body": "Half of the body, then the connection reset",
  "slow-body": "The body in ten slow pieces",
  "html-200": "An HTML page with status 200",
  "cut-json": "JSON cut off in the middle",
  "wrong-content-type": "Correct JSON as text/plain",
  "empty-200": "Status 200 with an empty body",
  "no-content": "Status 204",
} as const;

const scripts = {
  crash: "A part of the console that throws when it renders",
} as const;

const shapes: Record<DistortionName, string> = {
  "wrong-types": "Fields of the wrong type in every second row",
  "missing-fields": "Fields missing in every second row",
  "null-fields": "Every field null in every second row",
  "broken-rows": "Rows that are null, numbers or strings among valid ones",
  "null-list": "null instead of the list",
  "wrong-list": "An object instead of the list",
  "bare-list": "The list or entity without its wrapper",
  "other-spelling": "The other accepted spellings",
  "unknown-enums": "Unknown statuses, environments, plans and roles",
  "odd-numbers": "Negative, huge and NaN-like numbers",
  "odd-dates": "Impossible dates",
  "hostile-strings": "Scripts, bidi, zero-width, emoji and control characters",
  "long-strings": "Strings of 100 kB in the first two rows",
  "huge-strings": "Texts of 1 MB in the first two rows",
  "huge-values": "IDs, dates and enums of 1 MB, too",
  "long-lists": "10,000 entries in every list",
  "hostile-ids": "IDs that climb paths or are empty",
  "duplicate-ids": "The same ID for every row",
  "proto-keys": "__proto__, constructor and toString as fields",
  "hostile-redirect": "A URL that must not be followed",
  "not-an-object": "null, a string, a number or a list instead of an object",
};

export type TransportFault = keyof typeof transport;
export type FaultName = TransportFault | keyof typeof scripts | DistortionName;

export const faultGroups: readonly { label: string; faults: Readonly<Record<string, string>> }[] = [
  { label: "Responses and connections", faults: transport },
  { label: "Shapes and content", faults: shapes },
  { label: "Parts of the console", faults: scripts },
];

const has = <T extends object>(table: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(table, name);

export const isDistortion = (name: string): name is DistortionName => has(distortions, name);
export const isFaultName = (name: string): name is FaultName =>
  has(transport, name) || has(scripts, name) || isDistortion(name);
