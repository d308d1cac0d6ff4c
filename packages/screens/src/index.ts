export { ActionsScreen, type ActionsScreenProps, type ActionsView } from "./actions/ActionsScreen";
export { ActionScreen, type ActionScreenProps } from "./actions/detail/ActionScreen";
export { DraftsScreen, type DraftsScreenProps } from "./drafts/DraftsScreen";
export { DraftScreen, type DraftScreenProps } from "./drafts/detail/DraftScreen";
export { type DraftActivity, type DraftView } from "./drafts/detail/draft-view";
export { LoadingScreen } from "./login/LoadingScreen";
export { LoginScreen, type LoginScreenProps, type LoginState } from "./login/LoginScreen";
export { PaletteScreen, type PaletteLists, type PaletteScreenProps } from "./palette/PaletteScreen";
export { ShortcutsScreen, type ShortcutsScreenProps } from "./shortcuts/ShortcutsScreen";
export { FailureGroups } from "./runs/failures/FailureGroups";
export { RunsScreen, type RunsExport, type RunsScreenProps, type RunsView } from "./runs/RunsScreen";
export { type LiveRuns } from "./runs/RunFreshness";
export { RunScreen, type RunScreenProps } from "./runs/detail/RunScreen";
export { type Comparison } from "./runs/detail/RunComparison";
export { type RunPosition } from "./runs/detail/RunPager";
export { type ScreenshotView } from "./runs/detail/Screenshot";
export { PageErrorScreen, type PageErrorKind, type PageErrorScreenProps } from "./page-error/PageErrorScreen";
export { LeaveDialog, type LeaveDialogProps, type LeaveQuestion } from "./shell/LeaveDialog";
export { type OverlayName } from "./shell/AccountMenu";
export { type LateFailure } from "./shell/FailureNotices";
export { shellTexts } from "./shell/texts";
export { Shell, type ShellNotice, type ShellProps } from "./shell/Shell";
export { StartupProblem, type StartupProblemKind, type StartupProblemProps } from "./startup/StartupProblem";
export { AsOf } from "./shared/AsOf";
export { RestoreBanner, type RestoreBannerProps } from "./shared/unsaved/RestoreBanner";
export { LoadFailure, SessionEnded, type LoadFailureProps } from "./shared/LoadFailure";
export { RemoteSection, type RemoteSectionProps } from "./shared/RemoteSection";
export { SessionActionsProvider, useSessionActions, type SessionActions } from "./shared/SessionActions";
export { StaleNote, type StaleNoteProps } from "./shared/StaleNote";
export { WriteFailure } from "./shared/WriteFailure";
export { BillingScreen, type BillingScreenProps } from "./billing/BillingScreen";
export { type BillingRedirect } from "./billing/plan-actions";
export { type Invitation, type TeamDialog } from "./team/TeamDialogs";
export { TeamScreen, type TeamNotice, type TeamScreenProps } from "./team/TeamScreen";
export {
  DashboardScreen,
  type DashboardData,
  type DashboardPart,
  type DashboardScreenProps,
} from "./dashboard/DashboardScreen";
export { type Attention } from "./dashboard/NeedsAttention";
export { SetupGuide } from "./dashboard/SetupGuide";
export { type Creation, type KeysDialog } from "./settings/keys/KeyDialogs";
export { KeysScreen, type KeysScreenProps } from "./settings/keys/KeysScreen";
export { SettingsScreen } from "./settings/SettingsScreen";
export { type SettingsActions, type SettingsActivity } from "./settings/settings-activity";
export { ChatSettingsScreen, type ChatSettingsScreenProps } from "./settings/chat/ChatSettingsScreen";
export { type ChatSettingsView, type PreviewLook } from "./settings/chat/chat-view";
export {
  SiteSettingsScreen,
  type SiteSettingsScreenProps,
  type SiteSettingsView,
} from "./settings/site/SiteSettingsScreen";
