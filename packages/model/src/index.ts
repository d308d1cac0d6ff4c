export {
  type Action,
  actionMark,
  intentSummary,
  noHeldStatuses,
  nonEmptyIntents,
  recentActions,
  selectActions,
  stepCountText,
  versionText,
} from "./action/action";
export { type DriftAlert, driftedRuns, isOlderAlert, worstAlertsFirst } from "./action/drift";
export { actionMessages, actionStatusTexts } from "./action/texts";
export { type AttentionData, type AttentionItem, needsAttention } from "./attention/attention";
export { attentionTexts } from "./attention/texts";
export { planLimits, type RunForecast } from "./billing/plan-limits";
export { type Meter, paidPlans, type Plan, planComparison, plans } from "./billing/plan";
export { safeRedirectUrl, screenshotOf } from "./billing/redirect";
export { billingMessages } from "./billing/texts";
export {
  type Command,
  type CommandEffect,
  commandFinder,
  type CommandGroup,
  type CommandGroupName,
  countFound,
  type Searchable,
  visitedCommand,
} from "./commands/commands";
export { pressedKeys, type ShortcutName, shortcuts } from "./commands/shortcuts";
export { developerRequest } from "./draft/developer-request";
export {
  type Draft,
  type DraftEdit,
  type DraftField,
  draftFieldLabels,
  draftFieldText,
  draftFormFields,
  draftName,
  type DraftStep,
  editOf,
  selectDrafts,
} from "./draft/draft";
export { type IntentCollision, intentCollisions, type IntentCollisions, intentIndex } from "./draft/intents";
export { assessStep, recordingVerdict, type SelectorAssessment, weakSteps } from "./draft/selector";
export { stepSentence } from "./draft/step-sentence";
export { brokenCount, draftMessages, fragileCount } from "./draft/texts";
export {
  alertText,
  failureDetailsText,
  fieldErrors,
  labelFields,
  loadFailureText,
  outcomeNote,
  writeFailureText,
} from "./failure";
export { type EditsOffer, type FieldConflict, formView, type FormView } from "./form-view";
export {
  conflictingFields,
  type Discarded,
  editsAfterSave,
  editsToStore,
  type FormEvent,
  type FormFields,
  formReducer,
  type FormState,
  type StoredEdits,
  uneditedForm,
  unsavedFields,
} from "./form";
export { dateWithoutTime, formatMonthDay, parseCalendarDay, parseInstant, utcDay } from "./format/dates";
export { formatDuration, isDuration } from "./format/duration";
export { clamp, countOf, formatNumber, formatPercent } from "./format/numbers";
export { type ApiKey, type KeyColumn, keyColumns, keyNameToSend, sortKeys, unusedDays } from "./keys/key";
export { keyMessages } from "./keys/texts";
export type { LoginNotice } from "./login";
export { isRouteName, matchPage, type PageMatch } from "./match-page";
export { type OnboardingStep, onboardingSteps } from "./onboarding/onboarding";
export { onboardingProgress } from "./onboarding/progress";
export {
  type ActionColumn,
  actionColumns,
  type ActionsQuery,
  type ActionStatus,
  actionStatuses,
  allActions,
  allDrafts,
  allRuns,
  documentTitle,
  type DraftColumn,
  draftColumns,
  type DraftsQuery,
  isAddressable,
  type ListChange,
  parseActionsQuery,
  parseDraftsQuery,
  parseRunsQuery,
  paths,
  type RouteName,
  type RunColumn,
  runColumns,
  type RunsQuery,
  setupGuideHash,
  type Since,
  sinceChoices,
  type Sort,
} from "./paths";
export {
  type Failure,
  type FailureDetails,
  type FailureKind,
  isRefreshing,
  mapRemote,
  type Refresh,
  type Remote,
  type Write,
} from "./remote";
export { runReport } from "./run-report/run-report";
export { type FailureGroup, FailureGrouper } from "./run/failure-groups";
export { failureReason } from "./run/failure-reason";
export { actionOf, lastSuccessOf } from "./run/last-success";
export { maskedFailure, maskedStep } from "./run/masked-failure";
export { mergeRuns } from "./run/merge-runs";
export { type ComparedStep, compareRuns, type PlacedStep } from "./run/run-comparison";
export { medianDuration, slowerThanUsual } from "./run/run-duration";
export { chipFilters, countSelected, hasFilters, withoutFilters } from "./run/run-filters";
export { type RunListSummary, summarizeRunList } from "./run/run-list-summary";
export { createRunFilter, isRunOf, runNeighbors, selectRuns, sortRuns, statusTest } from "./run/run-list";
export { matchBeyondName, type RunMatch } from "./run/run-match";
export {
  driftText,
  environmentLabel,
  failedStepIndex,
  failurePanelTitle,
  firstUnreachedStep,
  isProblem,
  parseEnvironment,
  parseRunStatus,
  runTitle,
  statusMark,
  stepLabel,
  stepTone,
} from "./run/run-status";
export {
  type Environment,
  environments,
  maxLoadedRuns,
  type Run,
  type RunDetails,
  type RunList,
  type RunListExtent,
  type RunStatus,
  runStatuses,
  type RunStep,
} from "./run/run";
export { sameFailures, type SameFailures } from "./run/same-failures";
export { runMessages, sinceLabels } from "./run/texts";
export { totalDuration, waterfall, type Waterfall } from "./run/waterfall";
export { runsCsv } from "./runs-csv/runs-csv";
export { masker } from "./secret/masker";
export { isSecretField, mask, maskSelectorValue, typesSecret } from "./secret/secret-fields";
export type { Product } from "./site/product";
export { type SiteField, siteFieldText, type SiteForm, siteFormFields, siteFormOf } from "./site/site-form";
export {
  appAddress,
  coexistenceModes,
  domainHint,
  launcherSides,
  onboardingFlags,
  type PlanName,
  planNames,
  type PlanUsage,
  type Site,
  type SiteDomains,
  type SiteSettings,
} from "./site/site";
export { siteMessages } from "./site/texts";
export { configFileProblems, configProblems } from "./startup/texts";
export {
  invitationAge,
  type Member,
  type MemberChange,
  type MemberColumn,
  memberColumns,
  memberMark,
  memberWarnings,
  memberWithEmail,
  needsMemberTools,
  parseRole,
  type Role,
  roleFacts,
  roleLabel,
  roles,
  selectMembers,
} from "./team/member";
export { teamMessages } from "./team/texts";
export { displayName, initialOf, type User } from "./team/user";
export {
  chunkMissingText,
  loadErrors,
  loginTexts,
  overlayTexts,
  pageTexts,
  signInProblems,
  statusMessage,
  timings,
} from "./texts";
export { type ThemeChoice, themeChoices, themeLabels } from "./theme";
export { dash, type Tone } from "./tone";
export {
  failureRateMark,
  failureRateText,
  failureRateTrend,
  lastSevenDays,
  type Trend,
  type UsagePoint,
  type UsageSummary,
  weekTrend,
} from "./usage/usage";
export {
  brandTextColor,
  checkBrandColor,
  defaultBrandColor,
  isBrandColor,
  requiredContrast,
} from "./widget/brand-color";
export { formatHotkey, hotkeyHint } from "./widget/hotkey";
export { addRoutePattern } from "./widget/route-patterns";
export { scriptTag } from "./widget/script-tag";
export { coexistenceTexts, sideLabels, widgetMessages } from "./widget/texts";
export { type NumberField, parseSettingNumber, widgetDefaults } from "./widget/widget-defaults";
export {
  launcherPositionText,
  sentNumberHint,
  settingsFieldText,
  siteBarZIndex,
  unknownChoiceHint,
} from "./widget/widget-descriptions";
export {
  previewHeight,
  type PreviewLogo,
  type SettingsField,
  settingsForm,
  type SettingsForm,
  settingsFormFields,
  settingsToSave,
  widgetPreview,
  type WidgetPreview,
} from "./widget/widget";
