import { formatRelative, Text, useUiContext } from "@understudy/ui";
import { freshnessTexts } from "./texts";

/** “Updated 12 seconds ago”. Reserves its line while loading, so that nothing below it moves. */
export function AsOf({ asOf }: { asOf: number | null }) {
  const { now } = useUiContext();
  return (
    <Text size="small" tone="muted">
      {asOf === null ? "\u00A0" : freshnessTexts.updated(formatRelative(asOf, now))}
    </Text>
  );
}
