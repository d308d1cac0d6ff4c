import type { ComponentGuide } from "../testing/guide";
import { CodeBlock } from "./CodeBlock";

export const guide: ComponentGuide = {
  use: "Show code to copy as a whole: a script tag, an example.",
  instead: { InlineCode: "An ID or a path within text" },
  do: {
    caption: "Label it with what it is. Make copying prominent if it is the next step.",
    render: () => (
      <CodeBlock label="Script tag" code="<script src=understudy.js></script>" variant="primary" />
    ),
  },
  dont: {
    caption: "Don’t put prose into it. Use Text, with InlineCode for names.",
    render: () => <CodeBlock label="Note" code="Paste the script tag into the head of every page." />,
  },
  keyboard: [
    ["Tab", "Focuses the copy button, then the code."],
    ["← →", "Scroll the focused code."],
    ["Enter, Space", "Copies, on the button."],
  ],
  roles: [
    "The code is a region named by its label, and focusable so that the keyboard can scroll it.",
    "The label describes the copy button. “Copied!” is announced.",
  ],
};
