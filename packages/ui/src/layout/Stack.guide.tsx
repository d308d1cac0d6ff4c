import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { Stack } from "./Stack";

export const guide: ComponentGuide = {
  use: "Put things below each other with equal gaps.",
  instead: { Cluster: "Things in a row" },
  do: {
    caption: "Use one gap for one kind of relation.",
    render: () => (
      <Stack gap="2">
        <Text strong>Site Name</Text>
        <Text>Acme Store</Text>
      </Stack>
    ),
  },
  dont: {
    caption: "Don’t leave large gaps between what belongs together.",
    render: () => (
      <Stack gap="8">
        <Text strong>Site Name</Text>
        <Text>Acme Store</Text>
      </Stack>
    ),
  },
  roles: [
    "A plain container; as makes it a list, a section or another landmark, which can have a name.",
    "The order on screen is the order in the document.",
  ],
};
