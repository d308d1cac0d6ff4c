import { formatRelative, Text, useUiContext } from "@understudy/ui";
import { freshnessTexts } from "./shared-texts";

/** “Updated 12 seconds ago”, in a line that is reserved while `asOf` is `null`: loading, or given by a `StaleNote`. */
export function AsOf({ asOf }: { asOf: number | null }) {
  const { now } = useUiContext();
  return (
    <Text size="small" tone="muted">
      {asOf === null ? "\u00A0" : freshnessTexts.updated(formatRelative(asOf, now))}
    </Text>
  );
}
