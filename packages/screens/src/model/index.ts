export {
  type ListChange,
  type RouteName,
  type RunsQuery,
  type Sort,
  allActions,
  allDrafts,
  allRuns,
  documentTitle,
  isAddressable,
  parseActionsQuery,
  parseDraftsQuery,
  parseRunsQuery,
  paths,
  setupGuideHash,
} from "./paths";
export { type Action, noHeldStatuses, selectActions } from "./action/action";
export { actionMessages } from "./action/texts";
export { type DriftAlert } from "./action/drift";
export { billingMessages } from "./billing/texts";
export { safeRedirectUrl, screenshotOf } from "./billing/redirect";
export { type CommandGroup, type CommandEffect, commandFinder, visitedCommand } from "./commands/commands";
export { type ShortcutName, pressedKeys, shortcuts } from "./commands/shortcuts";
export {
  type Draft,
  type DraftEdit,
  type DraftStep,
  draftFormFields,
  draftFieldText,
  draftName,
  editOf,
  selectDrafts,
} from "./draft/draft";
export { draftMessages } from "./draft/texts";
export { type IntentCollisions, intentCollisions, intentIndex } from "./draft/intents";
export { isRouteName, matchPage, type PageMatch } from "./match-page";
export { alertText, outcomeNote, writeFailureText } from "./failure";
export { parseCalendarDay, parseInstant, utcDay } from "./format/dates";
export { type ApiKey, type KeyColumn, keyNameToSend } from "./keys/key";
export { keyMessages } from "./keys/texts";
export { type LoginNotice } from "./login";
export {
  type Failure,
  type FailureDetails,
  type FailureKind,
  isRefreshing,
  mapRemote,
  type Remote,
  type Write,
} from "./remote";
export { type FailureGroup, FailureGrouper } from "./run/failure-groups";
export { actionOf, lastSuccessOf } from "./run/last-success";
export { needsAttention } from "./attention/attention";
export { mergeRuns } from "./run/merge-runs";
export { medianDuration } from "./run/run-duration";
export { sameFailures } from "./run/same-failures";
export { createRunFilter, isRunOf, runNeighbors, selectRuns, sortRuns, statusTest } from "./run/run-list";
export { isProblem, parseEnvironment, parseRunStatus, runTitle } from "./run/run-status";
export { type RunListSummary, summarizeRunList } from "./run/run-list-summary";
export {
  type Run,
  type RunDetails,
  type RunList,
  type RunStep,
  environments,
  maxLoadedRuns,
} from "./run/run";
export { runsCsv } from "./runs-csv/runs-csv";
export { siteMessages } from "./site/texts";
export { onboardingProgress } from "./onboarding/progress";
export { type Product } from "./site/product";
export { type SiteForm, siteFormFields, siteFieldText, siteFormOf } from "./site/site-form";
export {
  type PlanName,
  type Site,
  type SiteDomains,
  type SiteSettings,
  onboardingFlags,
  planNames,
} from "./site/site";
export { type Member, type MemberColumn, type Role, memberWarnings } from "./team/member";
export { teamMessages } from "./team/texts";
export { type User } from "./team/user";
export { configFileProblems, configProblems } from "./startup/texts";
export { chunkMissingText, loginTexts, signInProblems, statusMessage, timings } from "./texts";
export { type ThemeChoice, themeChoices } from "./theme";
export { type UsagePoint, type UsageSummary } from "./usage/usage";
export { type NumberField, parseSettingNumber, widgetDefaults } from "./widget/widget-defaults";
export { widgetMessages } from "./widget/texts";
export { settingsFieldText } from "./widget/widget-descriptions";
export { settingsFormFields, settingsForm, settingsToSave } from "./widget/widget";
export {
  type Discarded,
  type FormEvent,
  type FormFields,
  type FormState,
  type StoredEdits,
  conflictingFields,
  editsAfterSave,
  editsToStore,
  formReducer,
  uneditedForm,
  unsavedFields,
} from "./form";
export { formView } from "./form-view";
