import { Link, List, Text } from "@understudy/ui";
import components from "virtual:components";
import { overviewOf } from "../map";

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** The pages and components that show a component, from the imports of their modules. */
export function UsedBy({ component }: { component: string }) {
  const { pages = [], within = [] } = components[component] ?? {};
  return (
    <>
      <Text>
        {counted(pages.length, "page")}, {counted(within.length, "component")}
      </Text>
      <List gap="1">
        {[...pages, ...within].map((title) => (
          <li key={title}>
            <Link href={`?path=/docs/${overviewOf(title)}`}>{title.split("/").at(-1)}</Link>
          </li>
        ))}
      </List>
    </>
  );
}
