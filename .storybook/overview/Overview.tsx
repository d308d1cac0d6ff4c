import { DocsContext, DocsPage } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Guide } from "../guide/Guide";
import { UsedBy } from "../usage/UsedBy";
import { PageOverview } from "./PageOverview";

/** All states of a page side by side; for components, Storybook's docs page, its guide, and the pages that use it. */
export default function Overview() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes("interaction"));
  const title = stories[0]?.title ?? "";
  return title.startsWith("Pages/") ? (
    <PageOverview title={title} stories={stories} />
  ) : (
    <>
      <DocsPage />
      <Guide title={title} />
      <UsedBy component={title.split("/").at(-1) ?? ""} />
    </>
  );
}
