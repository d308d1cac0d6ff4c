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
import { useContext } from "react";
import { Guide } from "../guide/Guide";
import { UsedBy } from "../components/UsedBy";
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
        <UsedBy component={component} />
      </Unstyled>
      <Heading>Props</Heading>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
