import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show how much of a limit is used.",
  instead: { ProgressBar: "A task that will finish" },
  rules: [
    "Show the numbers. Change the tone when the limit is near.",
    "Don’t use it for progress. Use ProgressBar.",
  ],
  roles: ["role=meter, named by its label, with the value as text.", "A hidden label still names it."],
};
