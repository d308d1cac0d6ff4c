import { UiProvider } from "@understudy/ui";
import { runDetails } from "@understudy/model/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RunFacts } from "./RunFacts";

const facts = (completedAt: string | null) =>
  renderToStaticMarkup(
    <UiProvider>
      <RunFacts run={runDetails({ completedAt })} isFoldable={false} />
    </UiProvider>,
  ).replaceAll(/<[^>]*>/g, "");

test.each([
  ["isn’t shown without a date", null, null],
  ["is a dash if the date can’t be read", "soon", "—"],
  ["is the date", "2026-03-04T15:07:00Z", "Mar 4, 2026"],
])("Completed %s", (_, completedAt, text) => {
  const markup = facts(completedAt);
  if (text === null) expect(markup).not.toContain("Completed");
  else expect(markup.slice(markup.indexOf("Completed"))).toContain(text);
});
