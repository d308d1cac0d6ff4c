import { Cluster, Link, Text } from "@understudy/ui";
import components from "virtual:components";
import { overviewOf } from "../map";

/** The pages that show a component, from the imports of their modules. */
export function UsedBy({ component }: { component: string }) {
  const titles = components[component]?.pages ?? [];
  if (titles.length === 0) return <Text tone="muted">No page shows it.</Text>;
  return (
    <Cluster as="ul" gap="4">
      {titles.map((title) => (
        <li key={title}>
          <Link href={`?path=/docs/${overviewOf(title)}`}>{title.split("/").at(-1)}</Link>
        </li>
      ))}
    </Cluster>
  );
}
