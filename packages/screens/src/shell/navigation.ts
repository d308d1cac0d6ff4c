import {
  ActionsIcon,
  BillingIcon,
  DraftsIcon,
  HomeIcon,
  RunsIcon,
  SettingsIcon,
  type Icon,
} from "@understudy/ui";
import { paths, type RouteName } from "../paths";

export interface Entry {
  route: RouteName;
  label: string;
  icon: Icon;
  href: string;
  /** The routes that stand below it. */
  covers: readonly RouteName[];
}

/** The six entries of the sidebar, in their order. */
export const entries: readonly Entry[] = [
  { route: "dashboard", label: "Home", icon: HomeIcon, href: paths.dashboard.href(), covers: [] },
  { route: "actions", label: "Actions", icon: ActionsIcon, href: paths.actions.href(), covers: ["action"] },
  { route: "drafts", label: "Drafts", icon: DraftsIcon, href: paths.drafts.href(), covers: ["draft"] },
  { route: "runs", label: "Runs", icon: RunsIcon, href: paths.runs.href(), covers: ["run"] },
  {
    route: "settings",
    label: "Settings",
    icon: SettingsIcon,
    href: paths.settings.href(),
    covers: ["siteSettings", "chatSettings", "keys"],
  },
  { route: "billing", label: "Billing", icon: BillingIcon, href: paths.billing.href(), covers: [] },
];
