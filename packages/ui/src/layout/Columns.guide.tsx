import type { ComponentGuide } from "../testing/guide";
import { Card } from "../card/Card";
import { Columns } from "./Columns";

export const guide: ComponentGuide = {
  use: "Lay out cards of the same kind, as many per row as fit.",
  instead: { Cluster: "Items of different widths" },
  do: {
    caption: "Use it for cards of the same kind.",
    render: () => (
      <Columns min="small">
        <Card>One</Card>
        <Card>Two</Card>
      </Columns>
    ),
  },
  dont: {
    caption: "Don’t use it for a page’s main part and its side. Use Split.",
    render: () => (
      <Columns min="small">
        <Card>A long form, which needs most of the width</Card>
        <Card>Help</Card>
      </Columns>
    ),
  },
  roles: [
    "A plain container, or a list with as=ul. It can have a name.",
    "The order on screen is the order in the document.",
  ],
};
