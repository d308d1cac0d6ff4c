import { formatRelative, Text, useUiContext } from "@understudy/ui";

/** “Updated 12 seconds ago”. Keeps its line while nothing is there yet, so that nothing below it moves. */
export function AsOf({ asOf }: { asOf: number | null }) {
  const { now } = useUiContext();
  return (
    <Text size="small" tone="muted">
      {asOf === null ? "\u00A0" : `Updated ${formatRelative(asOf, now)}`}
    </Text>
  );
}
