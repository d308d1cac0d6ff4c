import {
  ActionsIcon,
  BillingIcon,
  DraftsIcon,
  HomeIcon,
  RunsIcon,
  SettingsIcon,
  type Icon,
} from "@understudy/ui";
import { paths, type RouteName } from "../model/paths";
import { navigationTexts } from "./texts";

export interface Entry {
  route: RouteName;
  label: string;
  icon: Icon;
  href: string;
  /** Routes below this entry. */
  covers: readonly RouteName[];
}

/** The sidebar’s entries. */
export const entries: readonly Entry[] = [
  {
    route: "dashboard",
    label: navigationTexts.dashboard,
    icon: HomeIcon,
    href: paths.dashboard.href(),
    covers: [],
  },
  {
    route: "actions",
    label: navigationTexts.actions,
    icon: ActionsIcon,
    href: paths.actions.href(),
    covers: ["action"],
  },
  {
    route: "drafts",
    label: navigationTexts.drafts,
    icon: DraftsIcon,
    href: paths.drafts.href(),
    covers: ["draft"],
  },
  { route: "runs", label: navigationTexts.runs, icon: RunsIcon, href: paths.runs.href(), covers: ["run"] },
  {
    route: "settings",
    label: navigationTexts.settings,
    icon: SettingsIcon,
    href: paths.settings.href(),
    covers: ["siteSettings", "chatSettings", "keys", "team"],
  },
  {
    route: "billing",
    label: navigationTexts.billing,
    icon: BillingIcon,
    href: paths.billing.href(),
    covers: [],
  },
];
