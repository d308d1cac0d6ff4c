import { paths, type RouteName } from "@understudy/screens/model";
import type { ComponentType } from "react";
import type { Params } from "react-router-dom";
import type { ConsoleStore } from "../store";

/** Starts what a page needs first, so that its data and its code travel together. */
export type Start = (store: ConsoleStore, at: { params: Params; url: URL }) => void;

export interface Route {
  name: RouteName;
  page: () => Promise<{ Component: ComponentType }>;
  data?: () => Promise<{ start: Start }>;
}

/** Deleting a page is deleting two folders and one row here. */
export const routes: readonly Route[] = [
  {
    name: "dashboard",
    page: () => import("../pages/dashboard/DashboardPage"),
    data: () => import("../pages/dashboard/start"),
  },
  {
    name: "actions",
    page: () => import("../pages/actions/ActionsPage"),
    data: () => import("../pages/actions/start"),
  },
  {
    name: "action",
    page: () => import("../pages/actions/detail/ActionPage"),
    data: () => import("../pages/actions/start"),
  },
  {
    name: "drafts",
    page: () => import("../pages/drafts/DraftsPage"),
    data: () => import("../pages/drafts/start"),
  },
  {
    name: "draft",
    page: () => import("../pages/drafts/detail/DraftPage"),
    data: () => import("../pages/drafts/detail/start"),
  },
  { name: "runs", page: () => import("../pages/runs/RunsPage"), data: () => import("../pages/runs/start") },
  {
    name: "run",
    page: () => import("../pages/runs/detail/RunPage"),
    data: () => import("../pages/runs/detail/start"),
  },
  { name: "settings", page: () => import("../pages/settings/SettingsPage") },
  {
    name: "siteSettings",
    page: () => import("../pages/settings/site/SiteSettingsPage"),
    data: () => import("../pages/settings/start"),
  },
  {
    name: "chatSettings",
    page: () => import("../pages/settings/chat/ChatSettingsPage"),
    data: () => import("../pages/settings/start"),
  },
  {
    name: "keys",
    page: () => import("../pages/settings/keys/KeysPage"),
    data: () => import("../pages/settings/keys/start"),
  },
  {
    name: "billing",
    page: () => import("../pages/billing/BillingPage"),
    data: () => import("../pages/billing/start"),
  },
  { name: "team", page: () => import("../pages/team/TeamPage"), data: () => import("../pages/team/start") },
];

export const patternOf = ({ name }: Route): string => paths[name].pattern;
