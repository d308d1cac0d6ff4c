import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Name a part of a page.",
  instead: { PageHeader: "The page’s title", Text: "Text that is only larger" },
  rules: ["Name the section.", "Don’t end it with a period, and don’t write a sentence."],
  roles: ["h2 or h3. The level follows the page’s structure, the size only the look."],
};
