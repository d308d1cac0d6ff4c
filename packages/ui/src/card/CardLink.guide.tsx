import type { ComponentGuide } from "../testing/guide";
import { CardLink } from "./CardLink";

export const guide: ComponentGuide = {
  use: "Offer a few pages, each with a sentence about what is there.",
  instead: { Link: "A link within text", Card: "Content with several links or actions" },
  do: {
    caption: "Say what the page is for.",
    render: () => (
      <CardLink href="#keys" title="API Keys">
        Create and revoke keys for the SDK.
      </CardLink>
    ),
  },
  dont: {
    caption: "Don’t repeat the title or say “click here”.",
    render: () => (
      <CardLink href="#keys" title="API Keys">
        Click here to open API Keys.
      </CardLink>
    ),
  },
  keyboard: [
    ["Tab", "Focuses the card, which shows the focus ring."],
    ["Enter", "Opens the page."],
  ],
  roles: [
    "A heading that contains a link. The link’s name is the title alone.",
    "The icon and the arrow are hidden from screen readers.",
  ],
};
