import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { runDetails, runStep } from "@understudy/model/fixtures";
import { mask, masker, timelineOf } from "@understudy/model";
import { RunTimeline } from "./RunTimeline";

test("masks a typed password in the selectors of both runs", () => {
  const typed = (value: string) => runStep({ type: "input", selector: "#password", value });
  const named = (value: string) => runStep({ type: "click", selector: `[data-for="${value}"]`, value: null });
  const run = runDetails({ steps: [typed("correct-horse"), named("correct-horse")] });
  const other = runDetails({ steps: [typed("battery-staple"), named("battery-staple")] });
  const shown = renderToStaticMarkup(
    <RunTimeline
      run={run}
      timeline={timelineOf({ run, other, hide: masker([...run.steps, ...other.steps]) })}
      revealed={{ has: () => false, toggle: () => undefined }}
      handle={{ current: null }}
      comparison={{
        state: "ready",
        success: { run: other, href: "/runs/run_1" },
        broke: null,
        driftOnset: null,
        same: null,
        onHide: () => undefined,
      }}
    />,
  );
  expect(shown).not.toMatch(/correct-horse|battery-staple/);
  expect(shown).toContain(`[data-for=&quot;${mask}&quot;]`);
});
