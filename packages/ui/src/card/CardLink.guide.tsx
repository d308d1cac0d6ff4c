import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./CardLink.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Offer a few pages, each with a sentence about what is there.",
  instead: { Link: "A link within text", Card: "Content with several links or actions" },
  rules: ["Say what the page is for.", "Don’t repeat the title or say “click here”."],
  keyboard: [["Tab", "Focuses the link, which covers the card.", "DefaultInteraction"]],
  roles: [
    "A heading that contains a link. The link’s name is the title alone.",
    "The icon and the arrow are hidden from screen readers.",
  ],
};
