import type { ComponentGuide } from "../testing/guide";
import { slowMs } from "./LoadingRegion";

export const guide: ComponentGuide = {
  use: "Wrap skeletons: it announces loading and says so when it takes long.",
  instead: {},
  rules: [
    "Use skeletons with the size of what they replace.",
    "Don’t show a placeholder that shifts the page when the content arrives.",
  ],
  roles: [
    `The page’s announcer says the label; after ${slowMs / 1000} seconds, so is the message.`,
    "aria-busy marks the skeletons’ container.",
  ],
};
