import { formatRelative, Text, useSurroundings } from "@understudy/ui";

/** “Updated 12 seconds ago”. */
export function AsOf({ asOf }: { asOf: number }) {
  const { now } = useSurroundings();
  return (
    <Text size="small" tone="muted">
      Updated {formatRelative(asOf, now)}
    </Text>
  );
}
