import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Name a group of controls that make one setting.",
  instead: { FormSection: "A titled part of a long form", RadioGroup: "A choice; it has its own legend" },
  rules: ["Name the group, so that each label can be short.", "Don’t repeat the group in each label."],
  roles: ["role=group or radiogroup, named by its legend and described by its messages."],
};
