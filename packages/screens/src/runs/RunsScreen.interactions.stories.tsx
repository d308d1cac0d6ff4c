import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within, waitFor } from "storybook/test";
import { allRuns } from "@understudy/model";
import { ready, run } from "@understudy/model/fixtures";
import { expectColumns, optionsOf } from "../testing/columns";
import stories, {
  list,
  Ready,
  LoadFailed,
  LongReasons,
  NoMatches,
  ProblemsOnly,
  Live,
  NewRuns,
  FailuresGrouped,
  Filtered,
  TooManyToLoad,
} from "./RunsScreen.stories";

export default {
  ...stories,
  title: "Pages/Runs",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const OnlyTheListScrolls: Story = {
  ...TooManyToLoad,
  tags: [],
  globals: { viewport: { value: "1440px" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Runs" })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight));
  },
};

/** Phones show no headers: in the line of the count, one control sorts and says how. */
export const SortsOnPhones: Story = {
  ...Filtered,
  tags: [],
  globals: { viewport: { value: "360px" } },
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole("combobox", { name: "Sort" });
    const value = canvas.getByText("Duration, longest first", { selector: "span" });
    await expect(value).toBeVisible();
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle(sort) - middle(canvas.getByText("1 run")))).toBeLessThan(2);
    await userEvent.selectOptions(sort, "Action, Z to A");
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ sort: { key: "action", direction: "descending" } }),
      "sort",
    );
  },
};

/** The order in which the server lists them. */
export const NewestFirstOnPhones: Story = {
  ...Ready,
  tags: [],
  globals: { viewport: { value: "360px" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("newest first");
    const value = canvas.getByText("newest first", { selector: "span" });
    await expect(value).toBeVisible();
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

/** A failed run's reason has its line to itself; the mark of drift is beside the duration. */
export const DriftOnPhones: Story = {
  ...LongReasons,
  tags: [],
  globals: { viewport: { value: "360px" } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/The element that should have been there/);
    const reason = text.getBoundingClientRect();
    const row = text.closest<HTMLElement>("[role=row]") ?? document.body;
    const end = row.querySelector("time")?.getBoundingClientRect().right;
    const mark = within(row).getByText("Drift detected", { ignore: "[title]" }).parentElement;
    await expect(reason.right).toBeCloseTo(end ?? 0, 0);
    await expect(mark?.getBoundingClientRect().top).toBeGreaterThanOrEqual(reason.bottom - 2);
  },
};

export const RightToLeft: Story = {
  args: {
    list: {
      ...list,
      view: ready({
        rows: [
          run({ id: "run_1", actionName: "Apply voucher", status: "failed", failureMessage: "Not found" }),
          run({ id: "run_2", actionName: "إلغاء الحجز" }),
        ],
        total: 2,
        extent: "complete",
      }),
    },
  },
  globals: { viewport: { value: "1440px" } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const startOf = (element: HTMLElement | undefined) => {
      const text = document.createRange();
      text.selectNodeContents(element ?? document.body);
      return text.getBoundingClientRect().right;
    };
    const table = within(canvas.getByRole("table", { name: "Runs" }));
    const name = startOf(table.getByRole("button", { name: "Action" }));
    await expect(startOf(table.getByRole("link", { name: "Apply voucher" }))).toBeCloseTo(name, 0);
    await expect(startOf(table.getByText("Not found"))).toBeCloseTo(name, 0);
    await expect(startOf(table.getByRole("link", { name: "إلغاء الحجز" }))).toBeCloseTo(name, 0);
    const environment = startOf(table.getByRole("button", { name: "Environment" }));
    await expect(startOf(table.getAllByText("Production")[0])).toBeCloseTo(environment, 0);
  },
};

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Runs" })).toBeInTheDocument();
    await expect(canvas.getByText("9 runs")).toBeInTheDocument();
    await expectColumns(canvas, ["Action", "Status", "Environment", "Duration", "Started", "Details"]);
    const [, , voucher] = canvas.getAllByRole("row", { hidden: true });
    const cells = within(voucher ?? document.body).getAllByRole("cell", { hidden: true });
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      "Success",
      "Staging",
      "1.00s",
      "Mar 4, 2026, 3:01 PM",
      "View Details",
    ]);
    const [details] = canvas.getAllByRole("link", { name: "View Details", hidden: true });
    await expect(details).toHaveAttribute("href", "/runs/run_8843");
    await expect(canvas.getByText("Drift detected (recovered)")).toBeInTheDocument();

    await userEvent.type(canvas.getByRole("searchbox", { name: "Search runs" }), "p");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, q: "p" }, "search");
    const status = canvas.getByRole("combobox", { name: "Status" });
    await expect(optionsOf(status)).toEqual(["All Status", "Success", "Failed", "Running", "Timeout"]);
    await userEvent.selectOptions(status, "Failed");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      { ...allRuns, status: "failed" },
      "filter",
    );
    const env = canvas.getByRole("combobox", { name: "Environment" });
    await expect(optionsOf(env)).toEqual(["All Environments", "Development", "Staging", "Production"]);
    await userEvent.selectOptions(env, "Staging");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, env: "staging" }, "filter");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Time range" }), "Last 24 hours");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith({ ...allRuns, since: "24h" }, "filter");
    await userEvent.click(canvas.getByRole("button", { name: "Duration" }));
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(
      { ...allRuns, sort: { key: "duration", direction: "descending" } },
      "sort",
    );
  },
};

export const NewRunsInteraction: Story = {
  ...NewRuns,
  play: async ({ args: { newRuns }, canvas }) => {
    const row = canvas.getAllByRole("row")[1];
    await userEvent.hover(row ?? document.body);
    await waitFor(() => expect(newRuns.onUse).toHaveBeenLastCalledWith(true));
    await userEvent.unhover(row ?? document.body);
    await waitFor(() => expect(newRuns.onUse).toHaveBeenLastCalledWith(false));
    canvas.getAllByRole("link", { name: "View Details" })[0]?.focus();
    await waitFor(() => expect(newRuns.onUse).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole("button", { name: "3 new runs" }));
    await expect(newRuns.onShow).toHaveBeenCalledOnce();
    await waitFor(() => expect(newRuns.onUse).toHaveBeenLastCalledWith(true));
  },
};

export const SinceInteraction: Story = {
  args: { list: { ...list, query: { ...allRuns, since: "24h" } } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Time range" }), "");
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(allRuns, "filter");
  },
};

export const DayInteraction: Story = {
  args: { list: { ...list, query: { ...allRuns, day: "2026-03-02", env: "prod" } } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Time range" }), "Last hour");
    const query = { ...allRuns, since: "1h", env: "prod" };
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(query, "filter");
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load runs" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.list.onReload).toHaveBeenCalledOnce();
  },
};

export const NoMatchesInteraction: Story = {
  ...NoMatches,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No runs match your filters")).toBeInTheDocument();
    for (const clear of canvas.getAllByRole("button", { name: "Clear filters" })) {
      await userEvent.click(clear);
      await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(allRuns, "filter");
    }
  },
};

export const ProblemsOnlyInteraction: Story = {
  ...ProblemsOnly,
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Runs" }));
    await expect(table.getByText('Step 5 · button[name="confirm-booking"]')).toBeInTheDocument();
    await expect(table.getByText("The run did not finish within 60 seconds.")).toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: "Top failures" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Top failures", expanded: true }));
    await expect(canvas.queryByRole("region", { name: "Top failures" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Failed or timed out" }));
    await expect(args.list.onQueryChange).toHaveBeenLastCalledWith(allRuns, "filter");
  },
};

export const LiveInteraction: Story = {
  ...Live,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await expect(args.live).toHaveProperty("onPause.mock.calls.length", 1);
  },
};

export const FailuresGroupedInteraction: Story = {
  ...FailuresGrouped,
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole("region", { name: "Top failures" }));
    for (const link of box.getAllByRole("link"))
      await expect(link).toHaveAttribute("href", expect.stringContaining("env=prod&q=run_000&"));
    await expect(box.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(box.getByRole("button", { name: /^Show all/ }));
    await expect(box.getAllByRole("listitem").length).toBeGreaterThan(3);
  },
};
