import { Link, List } from "@understudy/ui";
import components from "virtual:components";
import { overviewOf } from "../map";

/** The pages and components that use a component. */
export const UsedBy = ({ component }: { component: string }) => (
  <List gap="1">
    {(components[component]?.usedBy ?? []).map((title) => (
      <li key={title}>
        <Link href={`?path=/docs/${overviewOf(title)}`}>{title.split("/").at(-1)}</Link>
      </li>
    ))}
  </List>
);
