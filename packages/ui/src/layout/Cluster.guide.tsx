import type { ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { Text } from "../text/Text";
import { Cluster } from "./Cluster";

export const guide: ComponentGuide = {
  use: "Put small things in a row that wraps: buttons, badges, filters.",
  instead: { Stack: "Things below each other", Columns: "Columns of equal width" },
  do: {
    caption: "Use it for what may wrap: buttons, badges, filters.",
    render: () => (
      <Cluster>
        <Button>Cancel</Button>
        <Button variant="primary">Save Changes</Button>
      </Cluster>
    ),
  },
  dont: {
    caption: "Don’t use it for long texts: they would wrap at random.",
    render: () => (
      <Cluster>
        <Text>The run stopped at the third step.</Text>
        <Text>The element was not found on the page.</Text>
      </Cluster>
    ),
  },
  roles: [
    "A plain container, or a list with as=ul. It can have a name.",
    "The order on screen is the order in the document.",
  ],
};
