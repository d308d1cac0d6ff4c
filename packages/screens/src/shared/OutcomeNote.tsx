import { Banner } from "@understudy/ui";

/** Whether a failed write may have taken effect, beside the row or form; its error was shown in an alert. */
export function OutcomeNote({ note }: { note: string | null }) {
  return note === null ? null : <Banner tone="warning">{note}</Banner>;
}
