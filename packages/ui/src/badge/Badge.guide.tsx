import type { ComponentGuide } from "../testing/guide";
import { Cluster } from "../layout/Cluster";
import { Badge } from "./Badge";

export const guide: ComponentGuide = {
  use: "Show a status: a tone, its icon and one or two words.",
  instead: { Tag: "A category, not a status", Banner: "A message in a sentence" },
  do: { caption: "Name the status in one or two words.", render: () => <Badge tone="bad">Failed</Badge> },
  dont: {
    caption: "Don’t put a sentence or a reason into it.",
    render: () => <Badge tone="bad">The element was not found on the page</Badge>,
  },
  more: {
    do: {
      caption: "In a list, keep the normal case quiet: the exceptions alone have a shape.",
      render: () => (
        <Cluster>
          <Badge tone="good" variant="quiet">
            Success
          </Badge>
          <Badge tone="bad">Failed</Badge>
        </Cluster>
      ),
    },
    dont: {
      caption: "Don’t use a tone for decoration: green means success.",
      render: () => (
        <Cluster>
          <Badge tone="good">Production</Badge>
          <Badge tone="warning">Staging</Badge>
        </Cluster>
      ),
    },
  },
  roles: [
    "Plain text: screen readers read the word.",
    "The icon is hidden from them. The color repeats the word.",
  ],
};
