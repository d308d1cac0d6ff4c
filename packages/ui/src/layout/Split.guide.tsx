import type { ComponentGuide } from "../testing/guide";
import { Card } from "../card/Card";
import { Split } from "./Split";

export const guide: ComponentGuide = {
  use: "Put a side next to a main part.",
  instead: { Columns: "Parts of equal importance" },
  do: {
    caption: "Put what completes the main part to the side: it moves below on narrow pages.",
    render: () => (
      <Split side={<Card>Preview</Card>}>
        <Card>Form</Card>
      </Split>
    ),
  },
  dont: {
    caption: "Don’t put what people must see first to the side.",
    render: () => (
      <Split side={<Card>Failed to save settings</Card>}>
        <Card>Form</Card>
      </Split>
    ),
  },
  roles: ["A plain container. The main part comes first in the document and in the tab order."],
};
