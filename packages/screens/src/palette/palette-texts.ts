import type { CommandGroupName } from "@understudy/model";

export const paletteTexts = {
  placeholder: "Search or jump to…",
  close: "Close",
  current: "Current",
  none: "No results",
} as const;

export const commandGroupTexts: Record<CommandGroupName, string> = {
  recent: "Recent",
  pages: "Pages",
  commands: "Commands",
  actions: "Actions",
  drafts: "Drafts",
  runs: "Runs",
  elsewhere: "Search everywhere",
};
