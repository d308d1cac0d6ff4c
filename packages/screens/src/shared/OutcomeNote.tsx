import { Banner } from "@understudy/ui";

/** After an alert: that the write may have taken effect, or how long to wait. */
export function OutcomeNote({ note }: { note: string | null }) {
  return note === null ? null : <Banner tone="warning">{note}</Banner>;
}
