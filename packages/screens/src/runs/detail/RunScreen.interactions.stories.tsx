import type { StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { failedSteps, ready, runDetails, runStep, runSteps } from "@understudy/model/fixtures";
import { RunScreen, type RunScreenProps } from "./RunScreen";
import stories, {
  failedDetails,
  LoadFailed,
  Running,
  Failed,
  PasswordMasked,
  ScreenshotEnlarged,
  ThreeHundredSteps,
  compared,
  Compared,
  ExtremeTexts,
} from "./RunScreen.stories";

export default {
  ...stories,
  title: "Pages/Run Details",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load run details" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

function Ending(props: RunScreenProps) {
  const [status, setStatus] = useState("running");
  return (
    <>
      <button onClick={() => setStatus("timeout")}>End the run</button>
      <RunScreen {...props} run={ready(runDetails({ status }))} />
    </>
  );
}

export const EndsWhileWatched: Story = {
  ...Running,
  render: (args) => <Ending {...args} />,
  play: async ({ canvas }) => {
    const isSaid = () =>
      canvas.getAllByRole("status").some(({ textContent }) => textContent === "Run ended: Timeout");
    await expect(isSaid()).toBe(false);
    await userEvent.click(canvas.getByRole("button", { name: "End the run" }));
    await waitFor(() => expect(isSaid()).toBe(true));
  },
};

export const FailedInteraction: Story = {
  ...Failed,
  play: async ({ args, canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "Run failed" }));
    await expect(panel.getByText("Step 5")).toBeInTheDocument();
    await expect(panel.getByText('button[name="confirm-booking"]')).toBeInTheDocument();
    await userEvent.click(panel.getByRole("button", { name: "Show in timeline" }));
    const rows = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem");
    await expect(rows[4]).toHaveFocus();
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Step 1/),
      expect.stringMatching(/^Step 2/),
      expect.stringMatching(/^Step 3/),
      expect.stringMatching(/^Step 4/),
      expect.stringMatching(/^Step 5/),
      expect.stringMatching(/^Between steps/),
    ]);
    const arrival = within(rows[1] ?? document.body);
    for (const words of ["input", "#arrival-date", "2026-03-13", "640ms"])
      await expect(arrival.getByText(words)).toBeInTheDocument();
    await userEvent.click(panel.getByRole("button", { name: "Enlarge screenshot" }));
    await expect(args.screenshot.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Compare with last success" }));
    await expect(args.comparison).toHaveProperty("onCompare.mock.calls.length", 1);
    // Selector, step and screenshot follow the message in this order.
    const order = [
      panel.getByText("Failed selector"),
      panel.getByText("Failed step"),
      panel.getByRole("button", { name: "Enlarge screenshot" }),
    ];
    for (const [index, element] of order.slice(1).entries())
      await expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getAllByRole("link", { name: "View Action Details" })).toHaveLength(1);
    // In the panel and in its step.
    await expect(canvas.getAllByText("No element matched the selector within 5 seconds.")).toHaveLength(2);
    await expect(canvas.getAllByRole("button", { name: /^Copy/ })).toHaveLength(3);
  },
};

export const FailedStepAboveTheFold: Story = {
  args: { run: failedDetails({ steps: failedSteps.slice(1), failureStepIndex: 3 }) },
  globals: { viewport: { value: "1440px" } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem");
    const failed = within(rows[3] ?? document.body).getByText("Failed");
    await expect(failed.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const CompareOnTheFirstScreenOfAPhone: Story = {
  args: { run: failedDetails() },
  globals: { viewport: { value: "390px" } },
  play: async ({ canvas }) => {
    const compare = canvas.getByRole("button", { name: "Compare with last success" });
    await expect(compare.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const EveryValueOnAPhone: Story = {
  tags: ["every-width"],
  args: { run: failedDetails({ wasDriftDetected: true, wasAutoRecovered: true }) },
  globals: { viewport: { value: "360px" } },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole("main").innerText;
    for (const value of [
      "Book a room",
      "Failed",
      "Production",
      "11.02s",
      "Mar 4, 2026, 2:31 PM",
      "Drift detected",
      "Auto-recovered",
      "No element matched the selector within 5 seconds.",
      "Step 5",
      "input",
      "#arrival-date",
      "2026-03-13",
      "640ms",
      "click",
      'button[name="confirm-booking"]',
      "5.00s",
      "View Action Details",
    ])
      await expect(shown).toContain(value);
  },
};

const word = "W".repeat(300);

export const OneLongWord: Story = {
  tags: ["every-width"],
  args: {
    run: failedDetails({
      actionName: word,
      env: word,
      failureMessage: word,
      steps: [runStep({ type: word, selector: word, error: word, status: "failed" })],
    }),
  },
};

export const PasswordMaskedInteraction: Story = {
  ...PasswordMasked,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/correct-horse-battery/)).not.toBeInTheDocument();
    const panel = within(canvas.getByRole("region", { name: "Run failed" }));
    await userEvent.click(panel.getByRole("button", { name: "Show value" }));
    await expect(panel.getByText("Signing in with “correct-horse-battery” failed.")).toBeInTheDocument();
    await expect(canvas.getAllByText(/correct-horse-battery/)).toHaveLength(1);
    await userEvent.click(panel.getByRole("button", { name: "Hide value" }));
    await expect(canvas.queryByText(/correct-horse-battery/)).not.toBeInTheDocument();
  },
};

const passwordSteps = ["#password", "#repeat-password"].map((selector) =>
  runStep({ type: "input", selector, value: `typed into ${selector}` }),
);

/** A polled run gets more steps, also before the one whose value is revealed. */
function RunWithNewSteps(args: RunScreenProps) {
  const [added, setAdded] = useState(0);
  const steps = [...Array.from({ length: added }, () => runStep()), ...passwordSteps];
  return (
    <>
      <button type="button" onClick={() => setAdded(added + 1)}>
        Add a step
      </button>
      <RunScreen {...args} run={ready(runDetails({ steps }))} />
    </>
  );
}

export const RevealedValueKeepsItsStep: Story = {
  render: (args) => <RunWithNewSteps {...args} />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("button", { name: "Show value" });
    await expect(first).toHaveAccessibleDescription("Step 1");
    if (first) await userEvent.click(first);
    for (const step of ["Step 2", "Step 3"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Add a step" }));
      await expect(canvas.getByText(/^typed into /)).toHaveTextContent("typed into #password");
      await expect(canvas.getByRole("button", { name: "Hide value" })).toHaveAccessibleDescription(step);
    }
  },
};

export const ScreenshotEnlargedInteraction: Story = {
  ...ScreenshotEnlarged,
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "Screenshot" }));
    const zoom = within(dialog.getByRole("radiogroup", { name: "Zoom" }));
    await userEvent.click(zoom.getByRole("radio", { name: "200%" }));
    await expect(zoom.getByRole("radio", { name: "200%" })).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(zoom.getByRole("radio", { name: "100%" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(args.screenshot.onClose).toHaveBeenCalledOnce();
  },
};

const presigned = (signature: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E%3C!--?signature=${signature}--%3E`;

export const ScreenshotRefetchedInteraction: Story = {
  args: { screenshot: { view: "large", onOpen: fn(), onClose: fn() } },
  render: function Refetched(args) {
    const [signature, setSignature] = useState(1);
    useEffect(() => {
      const refetch = () => setSignature(2);
      window.addEventListener("refetch", refetch);
      return () => window.removeEventListener("refetch", refetch);
    }, []);
    return <RunScreen {...args} run={failedDetails({ screenshot: { url: presigned(signature) } })} />;
  },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "Screenshot" }));
    await userEvent.click(dialog.getByRole("radio", { name: "200%" }));
    window.dispatchEvent(new Event("refetch"));
    await waitFor(() =>
      expect(
        canvas.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("src")),
      ).toContain(presigned(2)),
    );
    await expect(canvas.getByRole("radio", { name: "200%" })).toBeChecked();
  },
};

export const ThreeHundredStepsInteraction: Story = {
  ...ThreeHundredSteps,
  play: async ({ canvas }) => {
    const [, steps] = canvas.getAllByRole("region", { name: "Execution Timeline" });
    if (!steps) throw new Error("The long list isn’t a region of its own.");
    const box = steps.getBoundingClientRect();
    await waitFor(
      async () => {
        const step = within(steps).getByText("Failed").getBoundingClientRect();
        await expect(step.top).toBeGreaterThan(box.top);
        await expect(step.bottom).toBeLessThan(box.bottom);
      },
      { timeout: 5000 },
    );
    // By keyboard, it scrolls.
    await expect(steps).toHaveAttribute("tabindex", "0");
    await userEvent.click(canvas.getByRole("button", { name: "Show in timeline" }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent("220"));
  },
};

export const ComparedInteraction: Story = {
  ...Compared,
  play: async ({ args, canvas }) => {
    const result = canvas.getByRole("status", { name: "Comparison with last success" });
    await expect(result).toHaveTextContent(
      "Broke between Mar 4, 2026, 2:02 PM (last success) and Mar 4, 2026, 2:09 PM (first failure).11.02s, last success 8.24s. First difference: step 5.",
    );
    await expect(within(result).getByText(/^Failed the same way/)).toHaveTextContent(
      /^Failed the same way: 14 runs since Mar 2, 2026/,
    );
    await expect(within(result).getByRole("link", { name: "14 runs" })).toHaveAttribute(
      "href",
      "/runs?failure=Book+a+room+-+Step+5+-+button+name+confirm-booking",
    );
    const rows = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Last success 1.31s");
    await expect(rows[4]).toHaveTextContent("First difference");
    await expect(rows[4]).toHaveTextContent("Last success 1.87s");
    await expect(rows[5]).toHaveTextContent("Not reached");
    await expect(rows[5]).not.toHaveTextContent("Step 6");
    await userEvent.click(canvas.getByRole("button", { name: "Hide comparison" }));
    await expect(args.comparison).toHaveProperty("onHide.mock.calls.length", 1);
  },
};

/** The step has no number in this run. */
export const ComparedWithAMissingStepInteraction: Story = {
  args: {
    run: ready(runDetails({ steps: runSteps.toSpliced(1, 1) })),
    comparison: compared(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Comparison with last success" })).toHaveTextContent(
      "First difference: after step 1.",
    );
    const rows = within(canvas.getByRole("list", { name: "Execution Timeline" })).getAllByRole("listitem");
    await expect(rows[1]).toHaveTextContent("First difference");
    await expect(rows[1]).not.toHaveTextContent("Step 2");
  },
};

export const ExtremeTextsInteraction: Story = {
  ...ExtremeTexts,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: "Show all" }).slice(0, 1))
      await userEvent.click(button);
    await expect(canvas.getByRole("button", { name: "Show less" })).toBeInTheDocument();
  },
};
