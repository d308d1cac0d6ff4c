import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { runDetails, runStep } from "@understudy/model/fixtures";
import { mask, masker, timelineOf } from "@understudy/model";
import { RunTimeline } from "./RunTimeline";

test("masks the passwords that both runs typed, and no selector", () => {
  const typed = (value: string) => runStep({ type: "input", selector: "#password", value });
  const named = runStep({ type: "click", selector: '#password[value="1"]', value: null });
  const run = runDetails({ steps: [typed("correct-horse"), named] });
  const other = runDetails({ steps: [typed("battery-staple"), named] });
  const shown = renderToStaticMarkup(
    <RunTimeline
      run={run}
      timeline={timelineOf({ run, other, hide: masker([...run.steps, ...other.steps]) })}
      revealed={{ has: () => false, toggle: () => undefined }}
      handle={{ current: null }}
      comparison={{
        state: "ready",
        success: { run: other, href: "/runs/run_1", broke: null },
        driftOnset: null,
        same: null,
        onHide: () => undefined,
      }}
    />,
  );
  expect(shown).not.toMatch(/correct-horse|battery-staple/);
  expect(shown).toContain(mask);
  expect(shown).toContain("#password[value=&quot;1&quot;]");
});
