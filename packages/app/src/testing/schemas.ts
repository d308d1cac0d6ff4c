import {
  type Action,
  type ApiKey,
  type Draft,
  type DriftAlert,
  type Member,
  onboardingFlags,
  parseInstant,
  planNames,
  type Run,
  type RunDetails,
  type Site,
  type UsagePoint,
  type UsageSummary,
} from "@understudy/model";
import * as v from "valibot";

/** The model types as schemas, to check decoders at run time. */
type SchemaOf<T> = v.GenericSchema<unknown, T>;

const filledText = v.pipe(v.string(), v.regex(/\S/));
const filledTextOrNull = v.nullable(filledText);
const nonEmptyOrNull = v.nullable(v.pipe(v.string(), v.minLength(1)));
const texts = v.pipe(v.array(v.string()), v.readonly());
const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));
const duration = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const date = v.pipe(
  v.string(),
  v.check((written) => parseInstant(written) !== null),
);
const key = v.pipe(v.string(), v.minLength(1));

const list = <T>(row: SchemaOf<T>): SchemaOf<readonly T[]> => v.pipe(v.array(row), v.readonly());

export const action: SchemaOf<Action> = v.strictObject({
  key,
  id: filledTextOrNull,
  name: filledTextOrNull,
  description: v.string(),
  isPublished: v.boolean(),
  stepCount: v.nullable(count),
  intents: texts,
  version: v.nullable(v.union([v.pipe(v.number(), v.finite(), v.minValue(0)), filledText])),
});

const draftStep = v.strictObject({
  type: filledTextOrNull,
  selector: filledTextOrNull,
  description: filledTextOrNull,
});

export const draft: SchemaOf<Draft> = v.strictObject({
  key,
  id: filledTextOrNull,
  name: v.string(),
  description: v.string(),
  intents: texts,
  destructive: v.boolean(),
  routePattern: filledTextOrNull,
  entryType: filledTextOrNull,
  steps: v.pipe(v.array(draftStep), v.readonly()),
  createdAt: v.nullable(date),
});

export const driftAlert: SchemaOf<DriftAlert> = v.strictObject({
  key,
  actionId: filledTextOrNull,
  actionName: filledTextOrNull,
  driftCount: v.nullable(count),
  recoveryRate: v.nullable(percent),
  latestOccurrence: v.nullable(date),
});

export const apiKey: SchemaOf<ApiKey> = v.strictObject({
  rowKey: key,
  id: filledTextOrNull,
  name: filledTextOrNull,
  key: filledTextOrNull,
  createdAt: v.nullable(date),
  // An unreadable date is kept as text.
  lastUsed: v.nullable(v.string()),
});

export const member: SchemaOf<Member> = v.strictObject({
  key,
  id: filledTextOrNull,
  email: filledTextOrNull,
  role: filledTextOrNull,
  hasJoined: v.boolean(),
  invitedAt: v.nullable(date),
});

const runFields = {
  key,
  id: nonEmptyOrNull,
  actionId: nonEmptyOrNull,
  actionName: filledTextOrNull,
  status: filledTextOrNull,
  env: filledTextOrNull,
  durationMs: v.nullable(duration),
  startedAt: nonEmptyOrNull,
  completedAt: nonEmptyOrNull,
  wasDriftDetected: v.boolean(),
  wasAutoRecovered: v.boolean(),
  failureMessage: filledTextOrNull,
  failureSelector: filledTextOrNull,
  failureStepIndex: v.nullable(count),
};

export const run: SchemaOf<Run> = v.strictObject(runFields);

export const runDetails: SchemaOf<RunDetails> = v.strictObject({
  ...runFields,
  screenshot: v.nullable(
    v.union([
      v.literal("refused"),
      v.strictObject({ url: v.pipe(v.string(), v.regex(/^(?:https?:\/\/|data:image\/)/)) }),
    ]),
  ),
  steps: v.pipe(
    v.array(
      v.strictObject({
        type: filledTextOrNull,
        selector: filledTextOrNull,
        value: filledTextOrNull,
        durationMs: v.nullable(duration),
        error: filledTextOrNull,
        status: filledTextOrNull,
      }),
    ),
    v.readonly(),
  ),
});

const flags = v.strictObject(v.entriesFromList(onboardingFlags, v.boolean()));

export const site: SchemaOf<Site> = v.strictObject({
  id: v.string(),
  name: v.string(),
  domains: v.strictObject({ dev: v.string(), staging: v.string(), prod: v.string() }),
  plan: v.picklist(planNames),
  usage: v.strictObject({ runsSuccessful: count, runsFailed: count, actionsPublished: count }),
  settings: v.strictObject({
    widgetEnabled: v.boolean(),
    launcherSide: v.string(),
    launcherOffsetX: finite,
    launcherOffsetY: finite,
    launcherZIndex: finite,
    brandColor: v.string(),
    brandTitle: v.nullable(v.string()),
    brandLogoUrl: v.string(),
    hotkeyEnabled: v.boolean(),
    hotkeyCombination: v.string(),
    coexistenceMode: v.string(),
    routesInclude: texts,
    routesExclude: texts,
  }),
  onboarding: flags,
});

export const usageSummary: SchemaOf<UsageSummary> = v.strictObject({
  successfulRunsMonth: v.nullable(count),
  totalRunsMonth: v.nullable(count),
  failureRate: v.nullable(percent),
  publishedActions: v.nullable(count),
  totalActions: v.nullable(count),
});

export const usagePoint: SchemaOf<UsagePoint> = v.strictObject({
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  success: count,
  failed: count,
  timeout: count,
  total: count,
});

export const actions = list(action);
export const drafts = list(draft);
export const drift = list(driftAlert);
export const keys = list(apiKey);
export const members = list(member);
export const runs = list(run);
export const timeseries = list(usagePoint);
