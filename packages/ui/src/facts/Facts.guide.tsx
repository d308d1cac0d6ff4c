import type { ComponentGuide } from "../testing/guide";
import { Facts } from "./Facts";

export const guide: ComponentGuide = {
  use: "List labeled values of one thing.",
  instead: { Table: "Several things with the same values" },
  do: {
    caption: "Short labels, without a colon.",
    render: () => (
      <Facts
        items={[
          { label: "Version", value: "3" },
          { label: "Steps", value: "12" },
        ]}
      />
    ),
  },
  dont: {
    caption: "Don’t list what isn’t known. Leave the item out.",
    render: () => (
      <Facts
        items={[
          { label: "Version:", value: "unknown" },
          { label: "Steps:", value: "n/a" },
        ]}
      />
    ),
  },
  roles: ["A description list: screen readers read each label with its value.", "Values have dir=auto."],
};
