export {
  actionMessages,
  actionStatusTexts,
  type Action,
  actionBadge,
  intentSummary,
  noPinnedStatuses,
  nonEmptyIntents,
  recentActions,
  selectActions,
  stepCountText,
  versionText,
} from "./action/action";
export {
  type ActionColumn,
  actionColumns,
  type ActionsQuery,
  type ActionStatus,
  actionStatuses,
  allActions,
  parseActionsQuery,
} from "./action/actions-query";
export {
  keyMessages,
  type ApiKey,
  type KeyColumn,
  keyColumns,
  type KeysQuery,
  recentUse,
  type RevokedKey,
  selectKeys,
} from "./api-key/api-key";
export { billingMessages } from "./billing/billing-texts";
export {
  actionsMeter,
  type Meter,
  paidPlans,
  type Plan,
  type PlanName,
  planNames,
  plans,
  type PlanUsage,
  runsMeter,
} from "./billing/plan";
export { safeRedirectUrl } from "./billing/redirect";
export { configFileProblems, configProblems } from "./config/config-texts";
export type { Product } from "./config/product";
export { isAddressable } from "./core/addressable";
export { isLoopback } from "./core/safe-address";
export { dateWithoutTime, formatMonthDay, parseCalendarDay, parseInstant, utcDay } from "./core/dates";
export { formatDuration } from "./core/duration";
export { labeledLines } from "./core/labeled-lines";
export { type ListChange, type ListView, needsSearch } from "./core/list-query";
export { countOf, formatCompact, formatNumber, formatPercent } from "./core/numbers";
export { type AttentionData, type AttentionItem, needsAttention } from "./dashboard/attention";
export { attentionTexts, weekRateTexts } from "./dashboard/dashboard-texts";
export { type DriftAlert, driftedRuns, isOlderAlert, worstAlertsFirst } from "./dashboard/drift";
export {
  failureRateBadge,
  failureRateText,
  isFailureRateHigh,
  lastSevenDays,
  type UsagePoint,
  type UsageSummary,
  weekFailureRate,
  shownFailureRate,
} from "./dashboard/usage";
export { developerRequest, selectorRisks } from "./draft/developer-request";
export {
  draftChanges,
  draftEditsText,
  type DraftEdit,
  type DraftField,
  draftFieldNames,
  draftFields,
  draftFieldText,
  draftFormFields,
  editOf,
} from "./draft/draft-form";
export { draftMessages } from "./draft/draft-texts";
export { type Draft, draftName, type DraftStep, selectDrafts } from "./draft/draft";
export {
  allDrafts,
  type DraftColumn,
  draftColumns,
  type DraftsQuery,
  parseDraftsQuery,
} from "./draft/drafts-query";
export { fieldText } from "./form/compared-text";
export { type EditsOffer, type FieldConflict, formView, type FormView } from "./form/form-view";
export {
  conflictingFields,
  type Discarded,
  editsAfterSave,
  editsToStore,
  type FormEvent,
  type FieldList,
  fieldsByKey,
  fieldNames,
  type FormFields,
  formReducer,
  labelsByName,
  type FormState,
  type Received,
  type StoredEdits,
  uneditedForm,
  unsavedFields,
} from "./form/form";
export {
  onboardingProgress,
  type OnboardingStep,
  onboardingSteps,
  setupLink,
} from "./onboarding/setup-steps";
export { scriptTag } from "./onboarding/script-tag";
export {
  type Command,
  type CommandEffect,
  commandFinder,
  type CommandGroup,
  type CommandGroupName,
  countFound,
  viewRunKey,
  type Searchable,
  visitedCommand,
} from "./palette/commands";
export {
  alertNote,
  retryAfterText,
  alertText,
  failureDetailsText,
  fieldErrors,
  formatWait,
  labelFields,
  loadFailureText,
  outcomeNote,
  writeFailureText,
} from "./remote/failure-text";
export type { Failure, FailureDetails, FailureKind } from "./remote/failure";
export { detailLabels, loadErrors, statusMessage } from "./remote/remote-texts";
export { isRefreshing, mapRemote, type Refresh, type Remote, type Write } from "./remote/remote";
export { matchPage, type PageMatch } from "./route/match-page";
export {
  isRouteName,
  parentOf,
  paths,
  type RouteName,
  type SettingsPage,
  settingsPages,
  setupGuideHash,
  type TopPage,
} from "./route/paths";
export { breakOf, type ChangePoint, driftOnsetOf } from "./run/detail/change-point";
export { lastSuccessOf } from "./run/detail/last-success";
export {
  type DurationBar,
  type StepFact,
  type StepOutcome,
  type StepText,
  type Timeline,
  timelineOf,
  type TimelineStep,
  type UnaccountedTime,
} from "./run/detail/timeline";
export { environmentLabel, parseEnvironment } from "./run/environment";
export { runReport } from "./run/export/run-report";
export { runsCsv } from "./run/export/runs-csv";
export { failedStepIndex } from "./run/failure/failed-step";
export { type FailureGroup, FailureGrouper, sameFailures } from "./run/failure/failure-groups";
export { failurePanelTitle, failureReason } from "./run/failure/failure-reason";
export { chipFilters, hasFilters, listsOnlyFailures, withoutFilters } from "./run/list/active-filters";
export { createRunFilter, selectRuns } from "./run/list/filter-runs";
export { type RunListSummary, summarizeRunList } from "./run/list/list-summary";
export { mergeRuns } from "./run/list/merge-runs";
export { splitNewRuns } from "./run/list/new-runs";
export { runNeighbors } from "./run/list/run-neighbors";
export { hasStatus } from "./run/list/run-predicates";
export { sortRuns } from "./run/list/sort-runs";
export { comparedWords, runLabels } from "./run/run-labels";
export {
  driftText,
  isProblem,
  parseRunStatus,
  runTitle,
  statusBadge,
  stepLabel,
  stepTone,
} from "./run/run-status";
export { runMessages, sinceLabels } from "./run/run-texts";
export {
  type Environment,
  byEnvironment,
  environments,
  isRunOf,
  maxLoadedRuns,
  type Run,
  type RunDetails,
  type RunList,
  type RunListExtent,
  type RunStatus,
  runStatuses,
  type RunStep,
} from "./run/run";
export {
  allRuns,
  parseRunsQuery,
  type RunColumn,
  runColumns,
  type RunsQuery,
  type Since,
  sinceChoices,
} from "./run/runs-query";
export { screenshotOf } from "./run/screenshot";
export { mask, masker } from "./secret/secret";
export {
  documentTitle,
  type MissingReason,
  missingPartTexts,
  overlayTexts,
  type ShortcutName,
  shortcuts,
  type ThemeChoice,
  themeChoices,
  themeLabels,
} from "./shell/shell";
export { type LoginNotice, type SignInDetails, type SignInFailure } from "./sign-in/sign-in-failure";
export { providerProblems } from "./sign-in/provider-problem-texts";
export { loginTexts, signInProblems } from "./sign-in/sign-in-texts";
export { displayName, initialOf, type User } from "./sign-in/user";
export { domainHint, type SiteDomains } from "./site/domains";
export { type SiteField, siteFields, type SiteForm, siteFormOf } from "./site/site-form";
export { siteMessages } from "./site/site-texts";
export { onboardingFlags, type Site } from "./site/site";
export { stepDoubts } from "./step/selector";
export { stepSentence } from "./step/step-sentence";
export {
  type Invitation,
  invitationAge,
  invitationFields,
  invitationToSend,
  type Member,
  type MemberChange,
  type MemberColumn,
  memberColumns,
  memberBadge,
  memberWarnings,
  memberWithEmail,
  type MembersQuery,
  newInvitation,
  allMembers,
  selectMembers,
} from "./team/member";
export { changedMembers, withRoles } from "./team/member-change";
export { parseRole, type Role, roleFacts, roleLabel, roles } from "./team/role";
export { teamMessages } from "./team/team-texts";
export { brandTextColor, defaultBrandColor, isBrandColor, usableBrandColor } from "./widget/brand-color";
export { sentNumberHint, unknownChoiceHint } from "./widget/field-hints";
export { formatHotkey, hotkeyHint } from "./widget/hotkey";
export { previewHeight, type PreviewLogo, widgetPreview, type WidgetPreview } from "./widget/preview";
export {
  addRoutePattern,
  coexistenceModes,
  isNumberField,
  launcherSides,
  type NumberField,
  parseSettingNumber,
  type SettingsField,
  widgetFields,
  type WidgetSettings,
} from "./widget/settings";
export { settingsFieldText, settingsForm, type SettingsForm, settingsToSave } from "./widget/settings-form";
export { coexistenceLabels, sideLabels, widgetMessages } from "./widget/widget-texts";
