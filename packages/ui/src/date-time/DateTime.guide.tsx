import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { DateTime } from "./DateTime";

const started = Date.UTC(2026, 2, 4, 13, 6);

export const guide: ComponentGuide = {
  use: "Show a date or a time. It formats both in the viewer’s time zone.",
  instead: { Text: "A duration or any other text" },
  do: {
    caption: "Show the viewer’s time. Add the relative time where age matters.",
    render: () => <DateTime instant={started} relative />,
  },
  dont: {
    caption: "Don’t show timestamps as the API sends them.",
    render: () => <Text>2026-03-04T13:06:00.000Z</Text>,
  },
  roles: [
    "A time element with a machine-readable date. The tooltip has the full date and the zone.",
    "An invalid date is a dash.",
  ],
};
