export { ActionsScreen, type ToggledActions } from "./actions/ActionsScreen";
export { ActionScreen } from "./actions/detail/ActionScreen";
export { DraftsScreen } from "./drafts/DraftsScreen";
export { DraftScreen } from "./drafts/detail/DraftScreen";
export { type DraftActivity, type DraftQuestion } from "./drafts/detail/draft-view";
export { LoadingScreen } from "./login/LoadingScreen";
export { LoginScreen } from "./login/LoginScreen";
export { PaletteScreen } from "./palette/PaletteScreen";
export { ShortcutsScreen } from "./shortcuts/ShortcutsScreen";
export { RunsScreen, type RunsView } from "./runs/RunsScreen";
export { type LiveRuns, type RunsExport } from "./runs/RunControls";
export { RunScreen } from "./runs/detail/RunScreen";
export { type Comparison } from "./runs/detail/RunComparison";
export { type RunPosition } from "./runs/detail/RunPager";
export { type PageErrorKind, PageErrorScreen } from "./page-error/PageErrorScreen";
export { LeaveDialog, type LeaveQuestion } from "./shell/LeaveDialog";
export { type OverlayName } from "./shell/AccountMenu";
export { shellTexts } from "./shell/shell-texts";
export { Shell, type ShellNotice } from "./shell/Shell";
export { StartupProblem, type StartupProblemKind } from "./startup/StartupProblem";
export type { ListState } from "./shared/list-state";
export { type WriteOutcome } from "./shared/OutcomeNote";
export { SessionActionsProvider } from "./shared/SessionActions";
export { BillingScreen } from "./billing/BillingScreen";
export { type BillingRedirect } from "./billing/plan-actions";
export { type ChangeDialogProps, type InviteDialogProps } from "./team/TeamDialogs";
export { type MemberRows, TeamScreen, type TeamNotice } from "./team/TeamScreen";
export { DashboardScreen, type LastVisit, type SetupGuideState } from "./dashboard/DashboardScreen";
export {
  attentionOf,
  type DashboardData,
  type DashboardPart,
  dashboardParts,
  readAt,
} from "./dashboard/data";
export { type Creation, type KeysDialog } from "./settings/keys/KeyDialogs";
export { type KeyRows, KeysScreen } from "./settings/keys/KeysScreen";
export { SettingsScreen } from "./settings/SettingsScreen";
export { type SettingsActions } from "./settings/SettingsEditor";
export { ChatSettingsScreen } from "./settings/chat/ChatSettingsScreen";
export { type PreviewLook } from "./settings/chat/chat-view";
export { SiteSettingsScreen } from "./settings/site/SiteSettingsScreen";
