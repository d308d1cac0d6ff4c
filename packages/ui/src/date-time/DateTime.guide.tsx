import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show a date or a time. It formats both in the viewer’s time zone.",
  instead: { Text: "A duration or any other text" },
  rules: [
    "Show the viewer’s time. Add the relative time where age matters.",
    "Don’t show timestamps as the API sends them.",
  ],
  roles: [
    "A time element with a machine-readable date. The tooltip has the full date and the zone.",
    "An invalid date is a dash.",
  ],
};
