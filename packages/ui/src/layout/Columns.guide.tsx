import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Lay out cards of the same kind, as many per row as fit.",
  instead: { Cluster: "Items of different widths" },
  rules: ["Use it for cards of the same kind.", "Don’t use it for a page’s main part and its side."],
  roles: ["A plain container, or a list.", "The order on screen is the order in the document."],
};
