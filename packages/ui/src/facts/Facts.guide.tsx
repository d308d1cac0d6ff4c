import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "List labeled values of one thing.",
  instead: { Table: "Several things with the same values" },
  rules: ["Short labels, without a colon.", "Don’t list what isn’t known. Leave the item out."],
  roles: ["A description list: screen readers read each label with its value.", "Values have dir=auto."],
};
