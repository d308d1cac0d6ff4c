import { formatNumber, loadErrors, paths } from "@understudy/model";
import type { ListTexts } from "../shared/list-state";

export const actionList: ListTexts = {
  label: paths.actions.title,
  entry: "action",
  loading: "Loading actions",
  failed: loadErrors.actions,
  search: { label: "Search actions", placeholder: "Search by name" },
};

export const actionListTexts = {
  noMatch: "No actions match your search criteria",
  viewDrafts: "View Drafts",
  allStatuses: "All Statuses",
  toggled: (name: string, isEnabled: boolean) => `${name} is ${isEnabled ? "enabled" : "disabled"}`,
} as const;

export const actionTexts = {
  name: "Name",
  status: "Status",
  steps: "Steps",
  intents: "Intents",
  version: "Version",
  buttons: "Actions",
  view: "View",
  enable: "Enable",
  disable: "Disable",
  /** What a person says. */
  quote: (intent: string) => `“${intent}”`,
  moreIntents: (count: number) => `+${formatNumber(count)} more`,
  allIntents: "All intents",
  fewestFirst: "fewest first",
  mostFirst: "most first",
  lowestFirst: "lowest first",
  highestFirst: "highest first",
} as const;

export const actionDetailTexts = {
  comingSoon: "Action detail view coming soon",
  back: "Back to Actions",
  viewRuns: "View Runs",
} as const;
