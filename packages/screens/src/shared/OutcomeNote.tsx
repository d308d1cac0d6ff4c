import { Banner } from "@understudy/ui";

/** Says that a failed write may have taken effect. The error itself was shown in an alert. */
export function OutcomeNote({ note }: { note: string | null }) {
  return note === null ? null : <Banner tone="warning">{note}</Banner>;
}
