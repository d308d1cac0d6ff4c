import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show how far a task is.",
  instead: { Meter: "Usage of a limit", Skeleton: "Content is loading" },
  rules: ["Count what people can see: steps, files.", "Don’t invent a percentage."],
  roles: ["role=progressbar, named by its label, with the value as text."],
};
