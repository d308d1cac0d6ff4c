import { UiProvider } from "@understudy/ui";
import { runDetails } from "@understudy/model/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RunFacts } from "./RunFacts";

const facts = (completedAt: string | null) =>
  renderToStaticMarkup(
    <UiProvider>
      <RunFacts run={runDetails({ completedAt })} driftOnset={null} />
    </UiProvider>,
  ).replaceAll(/<[^>]+>/g, "");

test("Completed isn’t shown without a date", () => {
  expect(facts(null)).not.toContain("Completed");
});

test.each([
  ["a dash if the date can’t be read", "soon", "Completed—"],
  ["the date", "2026-03-04T15:07:00Z", "CompletedMar 4, 2026"],
])("Completed is %s", (_, completedAt, text) => {
  expect(facts(completedAt)).toContain(text);
});
