import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Put things below each other with equal gaps.",
  instead: { Cluster: "Things in a row", List: "Items of a list" },
  rules: ["Use one gap for one kind of relation.", "Don’t leave large gaps between what belongs together."],
  roles: [
    "A plain container, or a section, which can have a name.",
    "The order on screen is the order in the document.",
  ],
};
