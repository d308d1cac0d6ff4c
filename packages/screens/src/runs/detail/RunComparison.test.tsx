import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { runDetails, runStep } from "../../fixtures";
import { mask } from "../../model/secret/secret-fields";
import { RunComparison } from "./RunComparison";

test("what was typed into a password field is masked in either run's selectors", () => {
  const typed = (value: string) => runStep({ type: "input", selector: "#password", value });
  const named = (value: string) => runStep({ type: "click", selector: `[data-for="${value}"]`, value: null });
  const run = runDetails({ steps: [typed("correct-horse"), named("correct-horse")] });
  const other = runDetails({ steps: [typed("battery-staple"), named("battery-staple")] });
  const shown = renderToStaticMarkup(
    <RunComparison run={run} comparison={{ state: "ready", other, otherHref: "/runs/run_1" }} />,
  );
  expect(shown).not.toMatch(/correct-horse|battery-staple/);
  expect(shown).toContain(`[data-for=&quot;${mask}&quot;]`);
});
