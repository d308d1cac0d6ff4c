import {
  ActionsIcon,
  BillingIcon,
  ChatIcon,
  DraftsIcon,
  HomeIcon,
  type Icon,
  KeysIcon,
  RunsIcon,
  SettingsIcon,
  SiteIcon,
  TeamIcon,
} from "@understudy/ui";
import type { RouteName } from "@understudy/model";

export const pageIcons: Record<RouteName, Icon> = {
  dashboard: HomeIcon,
  actions: ActionsIcon,
  action: ActionsIcon,
  drafts: DraftsIcon,
  draft: DraftsIcon,
  runs: RunsIcon,
  run: RunsIcon,
  settings: SettingsIcon,
  siteSettings: SiteIcon,
  chatSettings: ChatIcon,
  keys: KeysIcon,
  billing: BillingIcon,
  team: TeamIcon,
};
