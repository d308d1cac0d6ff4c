import {
  ActionsIcon,
  BillingIcon,
  DraftsIcon,
  HomeIcon,
  RunsIcon,
  SettingsIcon,
  type Icon,
} from "@understudy/ui";
import { paths, type RouteName } from "@understudy/model";
import type { navigationTexts } from "./shell-texts";

export interface Entry {
  route: Exclude<keyof typeof navigationTexts, "label">;
  icon: Icon;
  href: string;
  /** Routes below this entry. */
  covers: readonly RouteName[];
}

/** The sidebar’s entries. */
export const entries: readonly Entry[] = [
  { route: "dashboard", icon: HomeIcon, href: paths.dashboard.href(), covers: [] },
  { route: "actions", icon: ActionsIcon, href: paths.actions.href(), covers: ["action"] },
  { route: "drafts", icon: DraftsIcon, href: paths.drafts.href(), covers: ["draft"] },
  { route: "runs", icon: RunsIcon, href: paths.runs.href(), covers: ["run"] },
  {
    route: "settings",
    icon: SettingsIcon,
    href: paths.settings.href(),
    covers: ["siteSettings", "chatSettings", "keys", "team"],
  },
  { route: "billing", icon: BillingIcon, href: paths.billing.href(), covers: [] },
];
