import type { Meta, StoryObj } from "@storybook/react-vite";
import { inUi } from "@understudy/ui/testing";
import { expect, fn, within } from "storybook/test";
import {
  driftRecoveredRun,
  failed,
  failedRunDetails,
  failedSteps,
  loading,
  manyRunSteps,
  notFound,
  ready,
  recoveredRunDetails,
  runDetails,
  runningRun,
  runStep,
  runSteps,
  secretSteps,
  staleRefresh,
  timedOutRun,
} from "@understudy/model/fixtures";
import { runMessages, paths, type RunDetails } from "@understudy/model";
import { RunScreen, type RunScreenProps } from "./RunScreen";
import { pageModes } from "../../testing/page-modes";
import { showsRetry } from "../../testing/shows-retry";
import { comparisonTexts, runTexts, timelineTexts } from "./detail-texts";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" font-family="sans-serif"><rect width="1280" height="800" fill="#fffdf9"/><rect width="1280" height="56" fill="#ece7dc"/><rect y="56" width="240" height="744" fill="#1d5c4d"/><text x="288" y="130" font-size="34" fill="#1f2a2e">Book a room</text><rect x="288" y="170" width="608" height="56" rx="10" fill="#e3efe9"/><rect x="288" y="246" width="608" height="56" rx="10" fill="#e3efe9"/><rect x="280" y="330" width="224" height="72" rx="14" fill="none" stroke="#c0392b" stroke-width="5" stroke-dasharray="14 8"/></svg>',
)}`;

const { steps: _steps, screenshot: _screenshot, ...failure } = failedRunDetails;
export const failedDetails = (over: Partial<RunDetails> = {}) =>
  ready(runDetails({ ...failure, steps: failedSteps, screenshot: { url: picture }, ...over }));

const meta = {
  title: "Pages/Run Details",
  excludeStories: ["failedDetails", "compared"],
  component: RunScreen,
  args: {
    run: ready(runDetails()),
    onReload: fn(),
    list: {
      href: paths.runs.href({ status: "failed" }),
      position: {
        number: 3,
        total: 41,
        previousHref: paths.run.href("run_8842"),
        nextHref: paths.run.href("run_8840"),
      },
    },
    name: null,
    hasFailed: false,
    address: "https://console.harbourstay.example/runs/run_8841",
    comparison: { state: "offered", onCompare: fn() },
    screenshot: { view: "inline", onOpen: fn(), onClose: fn() },
  },
  parameters: { chromatic: { modes: pageModes }, layout: "padded" },
} satisfies Meta<typeof RunScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A successful run: its facts, its timeline and its action. */
export const Ready: Story = {
  tags: ["success"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Run Details Book a room" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Back to Runs" })).toHaveAttribute(
      "href",
      "/runs?status=failed",
    );
    const summary = canvas.getByRole("region", { name: "Summary" });
    for (const words of [
      "ActionBook a room",
      "StatusSuccess",
      "EnvironmentProduction",
      "Duration8.24s",
      "StartedMar 4, 2026, 2:58 PM",
      "CompletedMar 4, 2026, 2:58 PM",
    ])
      await expect(summary).toHaveTextContent(words);
    const completed = within(summary).getByText("Completed").nextElementSibling;
    await expect(completed?.querySelector("time")).toHaveAttribute("datetime", "2026-03-04T14:58:20.000Z");
    await expect(summary).not.toHaveTextContent("Drift");
    await expect(canvas.getByText("3 of 41")).toBeInTheDocument();
    const rows = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(runSteps.length + 1);
    await expect(rows[3]).toHaveTextContent("Step 4Click Check availabilityclick");
    await expect(rows[6]).toHaveTextContent("Between steps530ms");
    const quickActions = within(canvas.getByRole("region", { name: "Quick Actions" }));
    await expect(quickActions.getByRole("link", { name: "View Action Details" })).toHaveAttribute(
      "href",
      "/actions/act_book_room",
    );
    await expect(canvas.getByRole("button", { name: "Copy report" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Compare with last success" })).toBeInTheDocument();
  },
};

/** Skeletons in the shape of the facts and the timeline. */
export const Loading: Story = {
  tags: ["loading"],
  args: { run: loading, list: { ...meta.args.list, position: null } },
  parameters: { shows: [runTexts.loading] },
  play: async ({ canvas }) => {
    // Would push the steps down when it comes.
    await expect(canvas.getByText("Compare with last success")).toBeVisible();
  },
};

/** From a list that has its status: with the failure, and the timeline as wide as it will be. */
export const LoadingFailed: Story = {
  tags: ["loading"],
  args: { run: loading, name: "Book a room", hasFailed: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Run Details Book a room" }),
    ).toBeInTheDocument();
    // Would take room from the title when it comes.
    await expect(canvas.getByRole("button", { name: "Copy report" })).toBeDisabled();
  },
};

/** Outside of UTC, the facts have both times: a colleague may be elsewhere. */
export const InNewYork: Story = {
  decorators: inUi({ timeZone: "America/New_York" }),
  play: async ({ canvas }) => {
    const facts = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(facts.getByText("Started").nextElementSibling).toHaveTextContent(
      /^Mar 4, 2026, 9:58 AM ?Mar 4, 2026, 2:58 PM UTC$/,
    );
  },
};

/** The server’s reason, and Retry. */
export const LoadFailed: Story = { tags: ["error"], args: { run: failed() } };

/** No run has this ID. */
export const NotFound: Story = {
  tags: ["error"],
  args: {
    run: failed(notFound),
    list: { href: paths.runs.href(), position: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to Runs" })).toHaveAttribute("href", "/runs");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

/** What failed, with selector, step and screenshot, above the timeline. */
export const Failed: Story = {
  tags: ["error"],
  args: {
    run: failedDetails(),
  },
};

/** The screenshot’s address isn’t a safe image, so it isn’t shown. */
export const UnsafeScreenshot: Story = {
  tags: ["error"],
  args: { run: failedDetails({ screenshot: "refused" }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The screenshot can’t be shown: its address isn’t a safe image."),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Enlarge screenshot" })).not.toBeInTheDocument();
  },
};

/** The first step failed, so the timeline has one row. */
export const FailedAtTheFirstStep: Story = {
  args: {
    run: failedDetails({
      failureStepIndex: 0,
      steps: [runStep({ status: "failed", error: "The page didn’t respond." })],
    }),
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Run failed" }));
    await expect(panel.getByText("Step 1")).toBeInTheDocument();
    await expect(canvas.getByText("The page didn’t respond.")).toBeInTheDocument();
  },
};

/** Without a message there is no failure panel; the timeline still marks the step. */
export const FailedWithoutMessage: Story = {
  args: { run: failedDetails({ failureMessage: null, failureSelector: null, failureStepIndex: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Run failed" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Copy report" })).toBeInTheDocument();
    await expect(canvas.getByText("No element matched the selector within 5 seconds.")).toBeInTheDocument();
  },
};

/** The message, and the step that was under way. */
export const TimedOut: Story = {
  args: { run: ready(runDetails({ ...timedOutRun, steps: runSteps.slice(0, 3), failureStepIndex: 2 })) },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Run timed out" }));
    await expect(panel.getByText("Failed step")).toBeInTheDocument();
    await expect(panel.queryByText("Failed selector")).not.toBeInTheDocument();
    await expect(canvas.getByText("Between steps")).toBeInTheDocument();
  },
};

/** The time ran out between two steps, so no step is named. */
export const TimedOutBetweenSteps: Story = {
  args: { run: ready(runDetails({ ...timedOutRun, steps: runSteps.slice(0, 3) })) },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Run timed out" }));
    await expect(panel.queryByText("Failed step")).not.toBeInTheDocument();
  },
};

/** A selector had drifted, and the run recovered. */
export const DriftRecovered: Story = {
  args: { run: ready(runDetails(driftRecoveredRun)) },
  parameters: { shows: [runMessages.driftDetected, runTexts.autoRecovered] },
};

/** Still running: no duration and no completion yet. */
export const Running: Story = {
  args: {
    run: ready(
      runDetails({
        ...runningRun,
        steps: [...runSteps.slice(0, 2), runStep({ status: "running", durationMs: null })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    // Nothing is counted up in place of the server's duration.
    await expect(canvas.getByRole("region", { name: "Summary" })).toHaveTextContent("Duration—");
    await expect(canvas.queryByText("Completed")).not.toBeInTheDocument();
  },
};

/** The server recorded no steps. */
export const NoTimeline: Story = {
  tags: ["empty"],
  args: { run: ready(runDetails({ steps: [] })) },
  parameters: { shows: [timelineTexts.empty] },
};

/** The server measured neither the run nor its steps, so there are no bars. */
export const WithoutDurations: Story = {
  args: {
    run: ready(
      runDetails({ durationMs: null, steps: runSteps.map((step) => ({ ...step, durationMs: null })) }),
    ),
  },
};

/** Only an ID and an unknown status; every other field is a dash. */
export const MostFieldsMissing: Story = {
  args: {
    run: ready(
      runDetails({
        id: "run_8829",
        actionId: null,
        actionName: null,
        status: "cancelled",
        env: null,
        durationMs: null,
        startedAt: null,
        completedAt: null,
        steps: [],
      }),
    ),
    list: { ...meta.args.list, position: null },
  },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole("region", { name: "Quick Actions" })).not.toBeInTheDocument(),
};

/** Opened from a list that has no other run. */
export const AloneInList: Story = {
  args: {
    list: { ...meta.args.list, position: { number: 1, total: 1, previousHref: null, nextHref: null } },
  },
};

/** The last refresh failed: the previous data stays, with its age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: { run: ready(runDetails(), staleRefresh) },
  play: showsRetry,
};

/** A typed password is masked in its step, and where the failure repeats it. */
export const PasswordMasked: Story = {
  args: {
    run: failedDetails({
      failureMessage: "Signing in with “correct-horse-battery” failed.",
      screenshot: null,
      steps: [
        ...secretSteps,
        runStep({ status: "failed", error: "The page said: wrong password “correct-horse-battery”." }),
      ],
    }),
  },
};

/** The screenshot didn’t load, and can be opened in a new tab. */
export const BrokenScreenshot: Story = {
  args: { run: failedDetails({ screenshot: { url: "data:image/png;base64,broken" } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The screenshot couldn’t be loaded.")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Open it (opens in a new tab)" })).toHaveAttribute(
      "rel",
      "noreferrer",
    );
  },
};

/** The screenshot at full size, in a dialog. */
export const ScreenshotEnlarged: Story = {
  args: { run: failedDetails(), screenshot: { view: "large", onOpen: fn(), onClose: fn() } },
};

const long = manyRunSteps(300).map((step, index) =>
  index === 219 ? { ...step, status: "failed", error: "The day was already booked." } : step,
);

/** 300 steps; the failed one is number 220. */
export const ThreeHundredSteps: Story = {
  args: {
    run: failedDetails({
      steps: long,
      durationMs: 90_000,
      failureStepIndex: 219,
      failureMessage: "The day was already booked.",
    }),
  },
  // Checking this many rows exceeds the test's timeout; other stories check the same rows.
  parameters: { a11y: { disable: true } },
};

/** The last successful run is loading. */
export const Comparing: Story = {
  tags: ["loading"],
  args: { run: failedDetails(), comparison: { state: "loading" } },
};

/** The comparison’s reason for failing, and Retry. */
export const ComparisonFailed: Story = {
  tags: ["error"],
  args: { run: failedDetails(), comparison: { state: "failed", failure: notFound, onCompare: fn() } },
};

const success = {
  run: runDetails(),
  href: paths.run.href("run_8841"),
  broke: {
    before: { id: "run_8841", startedAt: "2026-03-04T14:02:00Z" },
    after: { id: "run_8836", startedAt: "2026-03-04T14:09:00Z" },
  },
};
const successAfter = { ...success, broke: null };

export const compared = (
  over: Partial<Extract<RunScreenProps["comparison"], { state: "ready" }>> = {},
): RunScreenProps["comparison"] => ({
  state: "ready",
  success,
  driftOnset: null,
  same: null,
  onHide: fn(),
  ...over,
});

const failuresLike = (count: number) => ({
  name: "Book a room - Step 5 - button name confirm-booking",
  actionName: "Book a room",
  stepIndex: 4,
  selector: 'button[name="confirm-booking"]',
  count,
  message: null,
  firstSeen: "2026-03-02T08:00:00Z",
  lastSeen: "2026-03-04T14:31:40Z",
});

/** The action has no successful run yet. */
export const NothingToCompare: Story = {
  args: { run: failedDetails(), comparison: compared({ success: null }) },
  parameters: { shows: [comparisonTexts.none] },
};

/** The first failure since the last success is this run, so that it isn’t a link. */
export const FailedForTheFirstTime: Story = {
  args: {
    run: failedDetails(),
    comparison: compared({
      success: {
        ...success,
        broke: { ...success.broke, after: { id: "run_8840", startedAt: "2026-03-04T14:31:40Z" } },
      },
      same: failuresLike(1),
    }),
  },
  play: async ({ canvas }) => {
    const result = canvas.getByRole("status", { name: "Comparison with last success" });
    await expect(result).toHaveTextContent(
      "Broke between Mar 4, 2026, 2:02 PM (last success) and Mar 4, 2026, 2:31 PM (first failure).",
    );
    await expect(within(result).getAllByRole("link")).toHaveLength(1);
  },
};

/** The last success came after this run, so when the action broke is unknown. */
export const BreakUnknown: Story = {
  args: { run: failedDetails(), comparison: compared({ success: successAfter }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Broke between/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "last success 8.24s" })).toBeInTheDocument();
  },
};

/** Differences from the last success, and how many runs failed the same way. */
export const Compared: Story = {
  tags: ["success"],
  args: {
    run: failedDetails(),
    comparison: compared({
      same: failuresLike(14),
    }),
  },
};

const withUnreached = [
  ...failedSteps,
  runStep({ type: "wait", selector: "#booking-number", durationMs: null, status: "skipped" }),
];

/** The steps that the failed run didn’t reach. */
export const ComparedWithSkippedSteps: Story = {
  args: {
    run: failedDetails({ steps: withUnreached }),
    comparison: compared(),
  },
};

/** Both runs have the same steps. */
export const ComparedSameSteps: Story = {
  args: {
    run: ready(runDetails({ id: "run_8844" })),
    comparison: compared(),
  },
  parameters: { shows: ["Same steps."], hides: ["First difference"] },
};

const driftOnset = {
  before: { id: "run_8841", startedAt: "2026-03-02T08:00:00Z" },
  after: { id: "run_8820", startedAt: "2026-03-02T16:20:00Z" },
};

/** Recovered: the step has both selectors, and the facts say between which two runs the drift began. */
export const RecoveredWithBothSelectors: Story = {
  tags: ["success"],
  args: { run: ready(recoveredRunDetails), comparison: compared({ success: successAfter, driftOnset }) },
  play: async ({ canvas }) => {
    const step = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem")[4];
    await expect(step).toHaveTextContent(
      'Selector recordedbutton[name="confirm-booking"]Selector used insteadbutton:has-text("Book now")',
    );
    await expect(canvas.getAllByText(/recorded$/)).toHaveLength(1);
    await expect(canvas.getByText(/First difference: step 5\./)).toBeVisible();
    const facts = within(canvas.getByRole("region", { name: "Summary" }));
    const since = facts.getByText("Drifting since");
    await expect(since.nextElementSibling).toHaveTextContent(
      "between Mar 2, 2026, 8:00 AM (last without drift) and Mar 2, 2026, 4:20 PM (first drift)",
    );
    await expect(facts.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/runs/run_8841",
      "/runs/run_8820",
    ]);
    await expect(since.parentElement?.previousElementSibling).toHaveTextContent(/^Drift status/);
  },
};

/** Recovered, and the timelines are equal: the server didn’t report what was used. */
export const RecoveredWithNothingToSee: Story = {
  args: {
    run: ready(runDetails(driftRecoveredRun)),
    comparison: compared({ success: successAfter, driftOnset }),
  },
  parameters: { shows: ["The timeline doesn’t show what was used instead."], hides: ["Same steps"] },
};

/** Drifted and failed: nothing was used instead. */
export const NotRecovered: Story = {
  args: {
    run: failedDetails({ wasDriftDetected: true }),
    comparison: compared({ driftOnset }),
  },
  parameters: { shows: ["First difference: step 5."], hides: ["used instead"] },
};

/** All successes of the action drifted, so it is compared with one of them. */
export const ComparedWithADriftedRun: Story = {
  args: {
    run: ready(runDetails({ ...driftRecoveredRun, id: "run_8844" })),
    comparison: compared({
      success: { run: recoveredRunDetails, href: paths.run.href("run_8838"), broke: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It drifted, too: there is no success without drift\./)).toBeVisible();
    await expect(canvas.getByText("Selector in last success")).toBeVisible();
  },
};

/** Very long texts, markup and right-to-left characters in every field. */
export const ExtremeTexts: Story = {
  args: {
    run: failedDetails({
      id: "x".repeat(300),
      actionName: "Book a room <script>alert(1)</script> ".repeat(80),
      status: "failed",
      failureMessage: "Зал занят ‮ ".repeat(400),
      failureSelector: "main > div:nth-child(3) ".repeat(30),
      steps: [
        runStep({
          type: "click".repeat(60),
          selector: "a".repeat(2_000),
          value: "שלום ".repeat(900),
          status: "failed",
          error: "no ".repeat(2_000),
        }),
      ],
      failureStepIndex: 0,
    }),
  },
};
