import { loadErrors, paths } from "@understudy/model";
import type { ListTexts } from "../shared/list-state";

export const draftList: ListTexts = {
  label: paths.drafts.title,
  entry: "draft",
  loading: "Loading drafts",
  failed: loadErrors.drafts,
  search: { label: "Search drafts", placeholder: "Search by name or page" },
};

export const draftListTexts = {
  noMatch: "No drafts match your search",
  empty: "No drafts yet",
  emptyHint:
    "Record an action on your website and it appears here for review. Recording needs the SDK on your site and an API key.",
  openKeys: "Open API Keys",
} as const;

export const draftColumnTexts = {
  name: "Name",
  page: "Page",
  steps: "Steps",
  created: "Created",
  status: "Status",
  actions: "Actions",
  edit: "Edit",
} as const;
