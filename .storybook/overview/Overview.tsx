import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
} from "@storybook/addon-docs/blocks";
import { Link, List } from "@understudy/ui";
import { useContext } from "react";
import components from "virtual:components";
import { Guide } from "../guide/Guide";
import { overviewOf } from "../map";
import { PageOverview } from "./PageOverview";

/** All states of a page side by side; for components, a story with its controls, the guide, and all stories. */
export default function Overview() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes("interaction"));
  const title = stories[0]?.title ?? "";
  if (!title.startsWith("Components/")) return <PageOverview title={title} stories={stories} />;
  const component = title.split("/").at(-1) ?? "";
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Guide component={component} />
      <Heading>Used by</Heading>
      <Unstyled>
        <List gap="1">
          {(components[component]?.usedBy ?? []).map((user) => (
            <li key={user}>
              <Link href={`?path=/docs/${overviewOf(user)}`}>{user.split("/").at(-1)}</Link>
            </li>
          ))}
        </List>
      </Unstyled>
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
