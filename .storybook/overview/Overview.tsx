import { DocsContext, DocsPage } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { PageOverview } from "./PageOverview";

/** A page is judged by all of its states side by side; a component by its stories and its knobs. */
export default function Overview() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes("interaction"));
  const title = stories[0]?.title ?? "";
  return title.startsWith("screens/") ? <PageOverview title={title} stories={stories} /> : <DocsPage />;
}
