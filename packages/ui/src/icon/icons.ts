import type { ComponentType, SVGProps } from "react";

// Not the library's own type, whose index makes Storybook read 1,700 icons.
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export { DriftedIcon, JustPerformedIcon, PerformedIcon, RecordedIcon, RecoveredIcon } from "./MarkIcons";

// Named by purpose, and imported by path.
export { default as ActionsIcon } from "lucide-react/icons/zap";
export { default as BackIcon } from "lucide-react/icons/arrow-left";
export { default as BadIcon } from "lucide-react/icons/circle-x";
export { default as BillingIcon } from "lucide-react/icons/credit-card";
export { default as BrokenImageIcon } from "lucide-react/icons/image-off";
export { default as ChatIcon } from "lucide-react/icons/message-circle";
export { default as CheckIcon } from "lucide-react/icons/check";
export { default as CloseIcon } from "lucide-react/icons/x";
export { default as CollapseIcon } from "lucide-react/icons/panel-left-close";
export { default as CompareIcon } from "lucide-react/icons/git-compare-arrows";
export { default as CopyIcon } from "lucide-react/icons/copy";
export { default as DarkThemeIcon } from "lucide-react/icons/moon";
export { default as DownloadIcon } from "lucide-react/icons/download";
export { default as DraftsIcon } from "lucide-react/icons/file-pen-line";
export { default as ExpandIcon } from "lucide-react/icons/chevron-down";
export { default as FoldIcon } from "lucide-react/icons/chevron-up";
export { default as ForwardIcon } from "lucide-react/icons/arrow-right";
export { default as GoodIcon } from "lucide-react/icons/circle-check";
export { default as HideIcon } from "lucide-react/icons/eye-off";
export { default as HomeIcon } from "lucide-react/icons/house";
export { default as InfoIcon } from "lucide-react/icons/info";
export { default as KeyboardIcon } from "lucide-react/icons/keyboard";
export { default as KeysIcon } from "lucide-react/icons/key-round";
export { default as LightThemeIcon } from "lucide-react/icons/sun";
export { default as LogInIcon } from "lucide-react/icons/log-in";
export { default as MenuIcon } from "lucide-react/icons/menu";
export { default as NeutralIcon } from "lucide-react/icons/circle-dashed";
export { default as NextIcon } from "lucide-react/icons/chevron-right";
export { default as PauseIcon } from "lucide-react/icons/pause";
export { default as PlayIcon } from "lucide-react/icons/play";
export { default as PlusIcon } from "lucide-react/icons/plus";
export { default as PreviousIcon } from "lucide-react/icons/chevron-left";
export { default as RetryIcon } from "lucide-react/icons/rotate-cw";
export { default as RunningIcon } from "lucide-react/icons/loader";
export { default as RunsIcon } from "lucide-react/icons/circle-play";
export { default as FilterIcon } from "lucide-react/icons/list-filter";
export { default as SearchIcon } from "lucide-react/icons/search";
export { default as SendIcon } from "lucide-react/icons/send-horizontal";
export { default as SettingsIcon } from "lucide-react/icons/settings-2";
export { default as ShowIcon } from "lucide-react/icons/eye";
export { default as SignOutIcon } from "lucide-react/icons/log-out";
export { default as SiteIcon } from "lucide-react/icons/globe";
export { default as SortAscendingIcon } from "lucide-react/icons/arrow-up";
export { default as SortDescendingIcon } from "lucide-react/icons/arrow-down";
export { default as SortIcon } from "lucide-react/icons/arrow-up-down";
export { default as StarIcon } from "lucide-react/icons/star";
export { default as SystemThemeIcon } from "lucide-react/icons/monitor";
export { default as TeamIcon } from "lucide-react/icons/users-round";
export { default as UnfoldIcon } from "lucide-react/icons/panel-left-open";
export { default as WarningIcon } from "lucide-react/icons/triangle-alert";
