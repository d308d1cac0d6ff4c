import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show how far a task is. With a tone, how much of a limit is used.",
  instead: { Skeleton: "Content is loading" },
  rules: [
    "Count what people can see: steps, files.",
    "Change the tone of a limit when it is near.",
    "Don’t invent a percentage.",
  ],
  roles: ["role=progressbar, or meter with a tone, named by its label, with the value as text."],
};
