import type { ComponentGuide } from "../testing/guide";
import { Heading } from "./Heading";

export const guide: ComponentGuide = {
  use: "Name a part of a page.",
  instead: { PageHeader: "The page’s title", Text: "Text that is only larger" },
  do: { caption: "Name the section.", render: () => <Heading level={2}>Recent Actions</Heading> },
  dont: {
    caption: "Don’t end it with a period, and don’t write a sentence.",
    render: () => <Heading level={2}>These are the actions that were used recently.</Heading>,
  },
  roles: [
    "h2 or h3. The level follows the page’s structure, the size only the look.",
    "PageHeader has the page’s h1.",
  ],
};
