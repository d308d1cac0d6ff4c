import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  failedRunDetails,
  recoveredRunDetails,
  runDetails,
  runStep,
  runSteps,
  secretSteps,
} from "../../fixtures";
import { runReport } from "./run-report";

beforeEach(() => {
  vi.stubEnv("TZ", "UTC");
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("reports a failed run with all its steps", () => {
  expect(runReport(failedRunDetails, { address: "https://console.example/runs/run_8840" }))
    .toBe(`## Run report

- **Run ID:** \`run_8840\`
- **URL:** <https://console.example/runs/run_8840>
- **Action:** \`Book a room\`
- **Status:** \`Failed\`
- **Environment:** \`Production\`
- **Started:** 2026-03-04T14:31:40.000Z
- **Completed:** 2026-03-04T14:31:51.000Z
- **Duration:** 11.02s

### Failure

- **Failure message:** \`No element matched the selector within 5 seconds.\`
- **Failed step:** Step 5
- **Failed selector:** \`button[name="confirm-booking"]\`

### Timeline

1. \`navigate\` · value \`/rooms\` · 1.31s · \`success\`
2. \`input\` · \`#arrival-date\` · value \`2026-03-13\` · 640ms · \`success\`
3. \`input\` · \`#departure-date\` · value \`2026-03-15\` · 590ms · \`success\`
4. \`click\` · \`button[aria-label="Check availability"]\` · 2.28s · \`success\`
5. \`click\` · \`button[name="confirm-booking"]\` · 5.00s · \`failed\` · error \`No element matched the selector within 5 seconds.\`
`);
});

test("masks a secret everywhere in a report", () => {
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

test("masks every secret field, also of more steps than are searched for elsewhere", () => {
  const steps = Array.from({ length: 120 }, (_, at) =>
    runStep({ type: "input", selector: "#password", value: `hunter${100 + at}` }),
  );
  expect(runReport(runDetails({ steps }))).not.toContain("hunter");
});

test("says between which runs the action broke", () => {
  const broke = {
    before: { id: "run_8830", startedAt: "2026-03-04T14:02:00Z" },
    after: { id: "run_8840", startedAt: "2026-03-04T14:31:40Z" },
  };
  expect(runReport(failedRunDetails, { comparison: { other: null, broke, driftOnset: null } })).toContain(
    "- **Broke between:** 2026-03-04T14:02:00.000Z (last success, `run_8830`) and 2026-03-04T14:31:40.000Z (first failure, `run_8840`)\n",
  );
  expect(runReport(failedRunDetails)).not.toContain("Broke between");
});

test("says what a recovered run used instead of what was recorded, and since when it drifts", () => {
  const driftOnset = {
    before: { id: "run_8800", startedAt: "2026-03-02T14:02:00Z" },
    after: { id: "run_8801", startedAt: "2026-03-02T14:31:40Z" },
  };
  const report = runReport(recoveredRunDetails, {
    comparison: { other: runDetails(), broke: null, driftOnset },
  });
  expect(report).toContain(
    "- **Drifting since:** between 2026-03-02T14:02:00.000Z (last without drift, `run_8800`) and 2026-03-02T14:31:40.000Z (first drift, `run_8801`)\n",
  );
  expect(report).toContain(
    '5. `click` · selector recorded `button[name="confirm-booking"]`, used instead `button:has-text("Book now")` · 2.13s · `success`\n',
  );
  expect(report.match(/recorded/g)).toHaveLength(1);
});

test("says whose a value is if it isn't known to be the recorded one", () => {
  const other = runDetails({ steps: runSteps.with(1, runStep({ ...runSteps[1], value: "2026-05-01" })) });
  expect(runReport(runDetails(), { comparison: { other, broke: null, driftOnset: null } })).toContain(
    "2. `input` · `#arrival-date` · value in last success `2026-05-01`, in this run `2026-03-13` · 640ms",
  );
});

test("masks what the other run typed", () => {
  const secret = (value: string) => [
    runStep({ type: "input", selector: "#password", value }),
    runStep({ selector: `[data-for="${value}"]` }),
  ];
  const [run, other] = [
    runDetails({ steps: secret("correct-horse") }),
    runDetails({ steps: secret("battery") }),
  ];
  expect(runReport(run, { comparison: { other, broke: null, driftOnset: null } })).not.toMatch(
    /correct-horse|battery/,
  );
});

test("gives each date in the reporter’s time zone and in UTC", () => {
  const broke = {
    before: { id: "run_8830", startedAt: "2026-03-04T14:02:00Z" },
    after: { id: "run_8840", startedAt: "2026-03-04T14:31:40Z" },
  };
  const report = runReport(failedRunDetails, {
    comparison: { other: null, broke, driftOnset: null },
    timeZone: "America/New_York",
  });
  expect(report).toContain("- **Started:** Mar 4, 2026, 9:31:40 AM EST (2026-03-04T14:31:40.000Z)\n");
  expect(report).toContain("- **Completed:** Mar 4, 2026, 9:31:51 AM EST (2026-03-04T14:31:51.000Z)\n");
  expect(report).toContain(
    "Mar 4, 2026, 9:02:00 AM EST (2026-03-04T14:02:00.000Z) (last success, `run_8830`)",
  );
});

test("keeps server text from being formatted or notifying people", () => {
  const report = runReport(
    runDetails({
      actionName: "@everyone `` ## x\n\n# Big",
      failureMessage: "[a](javascript:1)\n<img src=x>",
    }),
  );
  expect(report).toContain("- **Action:** ``` @everyone `` ## x # Big ```");
  expect(report).toContain("- **Failure message:** `[a](javascript:1) <img src=x>`");
});

test("leaves out missing parts", () => {
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

test("reports a date without a time as that day in every time zone", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const report = runReport(runDetails({ startedAt: "2026-03-04" }));
  expect(report).toContain("- **Started:** 2026-03-04\n");
});

test("cuts long texts", () => {
  const report = runReport(runDetails({ failureMessage: "`a".repeat(150_000) }));
  expect(report.length).toBeLessThan(10_000);
  expect(report).toContain("…");
});

test.each(["`", "`a", " ", "a"])("cuts a message of a million times %j", (piece) => {
  const long = piece.repeat(1_000_000);
  expect(runReport(runDetails({ failureMessage: long, failureSelector: long })).length).toBeLessThan(20_000);
});

test("reports 20,000 steps, each with a secret", () => {
  const steps = Array.from({ length: 20_000 }, (_, at) =>
    runStep({ type: "input", selector: "#password", value: `s3cret${at}`, error: `s3cret${at} was refused` }),
  );
  expect(runReport(runDetails({ steps }))).not.toContain("s3cret");
});
