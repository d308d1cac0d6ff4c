import { expect, test, vi } from "vitest";
import { failedRunDetails, runDetails, runStep, secretSteps } from "../../fixtures";
import { runReport } from "./run-report";

test("a failed run is told whole", () => {
  expect(runReport(failedRunDetails, "https://console.example/runs/run_8840")).toBe(`## Run report

- **Run:** \`run_8840\`
- **Address:** <https://console.example/runs/run_8840>
- **Action:** \`Book a room\`
- **Status:** \`Failed\`
- **Environment:** \`Production\`
- **Started:** 2026-03-04T14:31:40.000Z
- **Completed:** 2026-03-04T14:31:51.000Z
- **Duration:** 11.02s

### Failure

- **Message:** \`No element matched the selector within 5 seconds.\`
- **Failed step:** Step 5
- **Selector:** \`button[name="confirm-booking"]\`

### Timeline

1. \`navigate\` · value \`/rooms\` · 1.31s · \`success\`
2. \`input\` · \`#arrival-date\` · value \`2026-03-13\` · 640ms · \`success\`
3. \`input\` · \`#departure-date\` · value \`2026-03-15\` · 590ms · \`success\`
4. \`click\` · \`button[aria-label="Check availability"]\` · 2.28s · \`success\`
5. \`click\` · \`button[name="confirm-booking"]\` · 5.00s · \`failed\` · error \`No element matched the selector within 5 seconds.\`
`);
});

test("a secret is nowhere in a report, also where a message repeats it", () => {
  const report = runReport(
    runDetails({
      status: "failed",
      failureMessage: "Could not type correct-horse-battery",
      failureSelector: '[value="correct-horse-battery"]',
      steps: [
        ...secretSteps,
        runStep({
          type: "input",
          selector: "#again",
          value: "correct-horse-battery",
          error: "correct-horse-battery was refused",
        }),
      ],
    }),
  );
  expect(report).not.toContain("correct-horse");
  expect(report).toContain("••••••••");
  expect(report).toContain("guest@harbourstay.example");
});

test("what a server sent can neither format nor notify", () => {
  const report = runReport(
    runDetails({
      actionName: "@everyone `` ## x\n\n# Big",
      failureMessage: "[a](javascript:1)\n<img src=x>",
    }),
  );
  expect(report).toContain("- **Action:** ``` @everyone `` ## x # Big ```");
  expect(report).toContain("- **Message:** `[a](javascript:1) <img src=x>`");
});

test("absent parts are absent", () => {
  const bare = runDetails({
    id: null,
    actionName: null,
    status: null,
    env: null,
    startedAt: null,
    completedAt: "nonsense",
    durationMs: null,
    steps: [],
  });
  expect(runReport(bare)).toBe(
    "## Run report\n\n- **Status:** `Unknown`\n- **Environment:** `—`\n- **Duration:** —\n",
  );
});

test("a day without a time is reported as that day, wherever it is read", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const report = runReport(runDetails({ startedAt: "2026-03-04" }));
  vi.unstubAllEnvs();
  expect(report).toContain("- **Started:** 2026-03-04\n");
});
