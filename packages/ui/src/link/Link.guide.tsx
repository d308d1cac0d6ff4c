import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { Link } from "./Link";

export const guide: ComponentGuide = {
  use: "Go to another page or site.",
  instead: { Button: "Perform an action", CardLink: "A whole card that leads to a page" },
  do: {
    caption: "Name the target.",
    render: () => (
      <Text>
        See <Link href="#a">the run’s timeline</Link>.
      </Text>
    ),
  },
  dont: {
    caption: "Don’t write “here”: out of context, it says nothing.",
    render: () => (
      <Text>
        For the timeline, click <Link href="#b">here</Link>.
      </Text>
    ),
  },
  keyboard: [
    ["Tab", "Focuses the link."],
    ["Enter", "Opens it."],
  ],
  roles: [
    "A native link. For actions, use Button.",
    "The plain variant is underlined: color alone doesn’t mark a link.",
  ],
};
