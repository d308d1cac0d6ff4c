import type { StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { Popover } from "../popover/Popover";
import { longFrom, Table, type Column } from "./Table";
import stories, {
  type Booking,
  type Key,
  booking,
  bookings,
  columns,
  Wide,
  Sorted,
  OpeningRows,
  longName,
  LongAndRightToLeft,
  Stacked,
  manyBookings,
  ManyBookings,
  HundredThousand,
  HundredThousandStacked,
} from "./Table.stories";

export default {
  ...stories,
  title: "Components/Data/Table",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const rowNames = (canvas: Canvas) => canvas.getAllByRole("link").map((link) => link.textContent);

/** What a click on the center of an element hits. */
function atCenterOf(element: Element | null): Element | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

export const SortedInteraction: Story = {
  ...Sorted,
  play: async ({ canvas }) => {
    const nights = canvas.getByRole("columnheader", { name: "Nights" });
    await expect(nights).toHaveAttribute("aria-sort", "none");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const button = within(nights).getByRole("button", { name: "Nights" });
    await expect(button).toHaveFocus();
    await expect(atCenterOf(nights.querySelector("svg"))?.closest("button")).toBe(button);
    await userEvent.keyboard("{Enter}");
    await expect(nights).toHaveAttribute("aria-sort", "descending");
    await expect(rowNames(canvas)[0]).toBe("Tomás Herrera 6");
    await userEvent.keyboard(" ");
    await expect(nights).toHaveAttribute("aria-sort", "ascending");
    await expect(rowNames(canvas)[0]).toBe("Amira Haddad 1");
    await expect(within(nights).getByRole("button")).toHaveFocus();
  },
};

/** The middle of an element's text. */
function textPlace(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** All of a row is its link, except for its other links and buttons. */
export const OpeningRowsInteraction: Story = {
  ...OpeningRows,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Jonas Weber 2" });
    const row = canvas.getByRole("row", { name: /Jonas Weber 2/ });
    const nights = within(row).getByText("6");
    await waitFor(() => expect(atCenterOf(nights)).toBe(link));
    const button = within(row).getByRole("button", { name: "Check in" });
    await expect(atCenterOf(button)?.closest("button")).toBe(button);
    for (const cell of within(row).getAllByRole("cell")) {
      await waitFor(() => {
        const { left, top } = cell.getBoundingClientRect();
        return expect(document.elementFromPoint(left + 2, top + 2)).toBe(link);
      });
    }
  },
};

/** The link that covers a row hides no text that is cut off, and no title. */
export const HintsBelowTheLink: Story = {
  args: {
    opensRows: true,
    rows: [{ ...booking(0), room: longName }],
    columns: [
      { key: "guest", header: "Guest", cell: ({ guest }) => <a href="#b1">{guest}</a> },
      { key: "room", header: "Room", cell: ({ room }) => room },
      { key: "nights", header: "Date", cell: () => <time title="Wednesday, March 4">Mar 4</time> },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    const shown = () => document.querySelector(":popover-open");
    const point = async (element: HTMLElement) =>
      fireEvent.pointerMove(link, { ...textPlace(element), pointerType: "mouse" });
    // Elements outside the window aren't found at a point.
    link.scrollIntoView({ block: "center" });
    await point(canvas.getByText("Mar 4"));
    await waitFor(() => expect(shown()).toHaveTextContent("Wednesday, March 4"), { timeout: 4_000 });
    const cell = canvas.getAllByRole("cell")[0];
    if (cell) {
      const { left, top } = cell.getBoundingClientRect();
      await fireEvent.pointerMove(link, { clientX: left + 4, clientY: top + 10, pointerType: "mouse" });
    }
    await waitFor(() => expect(shown()).toHaveTextContent(longName));
  },
};

const longReason = "No element matched the selector within the time that the step had ".repeat(3).trim();

const cutOff = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const TwoLongTextsInACell: Story = {
  args: {
    rows: [booking(0)],
    columns: [
      {
        key: "guest",
        header: "Guest",
        cell: () => (
          <span style={{ display: "grid" }}>
            <span style={cutOff}>{longName}</span>
            <span style={cutOff}>{longReason}</span>
            <span>Short</span>
          </span>
        ),
      },
    ],
  },
  render: (args) => (
    <Wide as="medium">
      <Table {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    // The code that places it loads first.
    const shown = { timeout: 4_000 };
    // The same text is in the cell and in the hint.
    const hint = (text: string) => canvas.getAllByText(text).find((one) => one.closest("[popover]"));
    const first = canvas.getByText(longName);
    const second = canvas.getByText(longReason);
    await userEvent.hover(first);
    await waitFor(() => expect(hint(longName)).toBeVisible(), shown);
    await userEvent.hover(second);
    await waitFor(() => expect(hint(longReason)).toBeVisible(), shown);
    await userEvent.hover(canvas.getByText("Short"));
    await waitFor(() => expect(hint(longReason)).not.toBeVisible());

    const press = { pointerType: "touch" };
    await fireEvent.pointerDown(first, press);
    await waitFor(() => expect(hint(longName)).toBeVisible(), shown);
    await fireEvent.pointerUp(first, press);
    // Otherwise, it also opens the row.
    await expect(await fireEvent.click(first)).toBe(false);
    await expect(hint(longName)).toBeVisible();
    await fireEvent.pointerDown(canvas.getByText("Short"), press);
    await waitFor(() => expect(hint(longName)).not.toBeVisible());
  },
};

export const LongAndRightToLeftInteraction: Story = {
  ...LongAndRightToLeft,
  play: async ({ canvas }) => {
    const shown = () => canvas.queryAllByText(/./).find((one) => one.matches(":popover-open *"));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: longName })).toHaveFocus();
    await waitFor(() => expect(shown()).toHaveTextContent(longName));
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeUndefined());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "מיכל לוי" })).toHaveFocus();
    await expect(shown()).toBeUndefined();
  },
};

/** A long press on a name leaves a link's own menu: to open it in a tab, to copy its address. */
export const MenuOfALinkThatIsCutOff: Story = {
  ...LongAndRightToLeft,
  play: async ({ canvas }) => {
    const touch = spyOn(window, "matchMedia").mockReturnValue(window.matchMedia("all"));
    try {
      const link = canvas.getByRole("link", { name: longName });
      await fireEvent.pointerDown(link, { pointerType: "touch" });
      await waitFor(() => expect(document.querySelector(":popover-open")).toHaveTextContent(longName));
      await expect(await fireEvent.contextMenu(link)).toBe(true);
    } finally {
      touch.mockRestore();
    }
  },
};

export const StackedInteraction: Story = {
  ...Stacked,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
    await expect(canvas.getAllByRole("cell")).toHaveLength(12);
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    const row = canvas.getAllByRole("row")[1];
    const badge = row?.querySelector(":scope > :nth-child(4) > *")?.getBoundingClientRect();
    const button = row?.querySelector("button")?.getBoundingClientRect();
    await expect((button?.top ?? 0) - (badge?.bottom ?? 0)).toBeGreaterThanOrEqual(4);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Guest, Z to A");
    await expect(rowNames(canvas)[0]).toBe("Jonas Weber 2");
  },
};

// Checking a long table for accessibility is slow; `HundredThousand` does it once.
const checkedAbove = { a11y: { disable: true } };

// By selector, because queries by role are slow with a thousand nodes.
function boxIn(root: HTMLElement) {
  const box = root.querySelector("[role=region]");
  if (!box) throw new Error("no box");
  return box;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

async function scrollTo(box: Element, scrollTop: number) {
  box.scrollTop = scrollTop;
  await frame();
  await frame();
}

/** Expects a row at every point of the visible box below the head. */
function expectNoGap(box: Element) {
  const { left, ...rect } = box.getBoundingClientRect();
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
  // In a narrow window, a click on a column scrolls the box, so it starts beyond the edge.
  const x = Math.max(left, 0) + 40;
  for (let y = top + 60; y < bottom - 4; y += 20) {
    if (!document.elementFromPoint(x, y)?.closest("[role=row]")?.textContent)
      throw new Error(`nothing at ${y} px`);
  }
}

const nodes = (root: HTMLElement) => root.querySelectorAll("*").length;

export const HundredThousandInteraction: Story = {
  ...HundredThousand,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("table", { name: "Bookings" })).toHaveAttribute("aria-rowcount", "100001");
    const box = boxIn(canvasElement);
    await expect(box).toHaveAccessibleName("Bookings");
    let most = 0;
    for (const share of [0, 0.0001, 0.3, 0.9, 0.5, 1]) {
      await scrollTo(box, share * box.scrollHeight);
      expectNoGap(box);
      most = Math.max(most, nodes(canvasElement));
    }
    await expect(most).toBeLessThan(2000);
    await expect(canvas.getByText("Liam O’Sullivan 100000").closest("[role=row]")).toHaveAttribute(
      "aria-rowindex",
      "100001",
    );
    // No target is half behind the head.
    await scrollTo(box, 0);
  },
};

/** Paper gets every row, up to a limit, and a line that says so. */
export const PrintedInteraction: Story = {
  ...HundredThousand,
  play: async ({ canvas }) => {
    const note = "Only the first 1,000 of 100,000 rows are printed.";
    await expect(canvas.queryByText(note)).toBeNull();
    window.dispatchEvent(new Event("beforeprint"));
    await expect(canvas.getByText(note)).toBeInTheDocument();
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.queryByText(note)).toBeNull());
  },
};

export const FocusSurvivesScrolling: Story = {
  parameters: checkedAbove,
  render: () => <ManyBookings />,
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    const link = canvas.getByText("Jonas Weber 2");
    link.focus();
    for (const scrollTop of [300, 100_000, 2_000_000, 900_000, 0]) {
      await scrollTo(box, scrollTop);
      expectNoGap(box);
      if (document.activeElement !== link) throw new Error(`the focus was lost at ${scrollTop} px`);
    }
    await expect(link).toHaveTextContent("Jonas Weber 2");
    await expect(link).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleDescription("Jonas Weber 2");
  },
};

export const SortGoesToTop: Story = {
  parameters: checkedAbove,
  render: () => <ManyBookings count={5000} />,
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    await scrollTo(box, 200_000);
    await userEvent.click(canvas.getByRole("button", { name: "Nights" }));
    await expect(box.scrollTop).toBe(0);
    await expect(canvas.getByText("Tomás Herrera 6").closest("[role=row]")).toHaveAttribute(
      "aria-rowindex",
      "2",
    );
    expectNoGap(box);
  },
};

export const HundredThousandStackedInteraction: Story = {
  ...HundredThousandStacked,
  play: async ({ canvas, canvasElement }) => {
    // The page scrolls it.
    const page = document.documentElement;
    await scrollTo(page, 5_000_000);
    expectNoGap(boxIn(canvasElement));
    await scrollTo(page, page.scrollHeight);
    await expect(canvas.getByText("Liam O’Sullivan 100000")).toBeVisible();
    page.scrollTop = 0;
    await expect(nodes(canvasElement)).toBeLessThan(2000);
  },
};

function Arriving() {
  const [count, setCount] = useState(40);
  const rows = useMemo(() => bookings(count), [count]);
  return (
    <>
      <Button onClick={() => setCount(count * 10)}>More rows</Button>
      <Table {...stories.args} rows={rows} growing={count < 4000} />
    </>
  );
}

export const RowsArriving: Story = {
  parameters: checkedAbove,
  render: () => <Arriving />,
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    await scrollTo(box, 400);
    const before = [...box.querySelectorAll("[role=cell]")];
    await userEvent.click(canvas.getByRole("button", { name: "More rows" }));
    // Unknown while more arrive.
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
    await expect(box.scrollTop).toBe(400);
    await expect(before.every((cell) => cell.isConnected)).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "More rows" }));
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "4001");
  },
};

const withPopovers: Column<Booking, Key>[] = [
  ...columns.slice(0, 1),
  {
    key: "do",
    header: "Actions",
    cell: () => (
      <Popover label="+3 more" aria-label="All guests">
        Ada
      </Popover>
    ),
  },
];

/** Safari doesn't focus a clicked button, so nothing holds its row. */
export const RecycledRowClosesItsPopover: Story = {
  parameters: checkedAbove,
  render: () => (
    <Wide as="wide">
      <Table {...stories.args} columns={withPopovers} rows={manyBookings(5000)} />
    </Wide>
  ),
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement);
    const popover = box.querySelector<HTMLElement>("[data-row=b1] [popover=auto]");
    popover?.showPopover();
    await expect(box.querySelector(":popover-open")).toBe(popover);
    await scrollTo(box, 100_000);
    await expect(box.querySelector(":popover-open")).toBeNull();
  },
};

const newer = (count: number) =>
  Array.from({ length: count }, (_, i): Booking => ({
    ...booking(i),
    id: `new${i}`,
    guest: `New guest ${i}`,
  }));

function ArrivingAbove({ count = 5000 }: { count?: number }) {
  const [above, setAbove] = useState(0);
  const rows = useMemo(() => [...newer(above), ...manyBookings(count)], [above, count]);
  return (
    <>
      <Button onClick={() => setAbove(above + 3)}>Newer rows</Button>
      <Table {...stories.args} rows={rows} />
    </>
  );
}

export const RowsArrivingAbove: Story = {
  parameters: checkedAbove,
  render: () => <ArrivingAbove />,
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    await scrollTo(box, 44_000);
    const { left, top } = box.getBoundingClientRect();
    const rowAtTop = () => document.elementFromPoint(left + 40, top + 80)?.closest("[role=row]");
    const seen = rowAtTop()?.textContent;
    const link = rowAtTop()?.querySelector("a");
    link?.focus({ preventScroll: true });
    await userEvent.click(canvas.getByRole("button", { name: "Newer rows" }));
    await expect(rowAtTop()).toHaveTextContent(seen ?? "nothing");
    await scrollTo(box, 0);
    await expect(canvas.getByText("New guest 0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Newer rows" }));
    await expect(box.scrollTop).toBe(0);
  },
};

/** A list that becomes long keeps its rows, and with them the focus and the place. */
export const BecomesLong: Story = {
  parameters: checkedAbove,
  render: () => <ArrivingAbove count={longFrom - 1} />,
  play: async ({ canvas, canvasElement }) => {
    const last = [...canvasElement.querySelectorAll("[role=row]")].at(-1);
    const link = last?.querySelector("a");
    link?.focus();
    await expect(link).toHaveFocus();
    canvas.getByRole<HTMLButtonElement>("button", { name: "Newer rows" }).click();
    await waitFor(() => expect(canvasElement).toHaveTextContent("New guest 0"));
    await expect(last?.isConnected).toBe(true);
    await expect(link).toHaveFocus();
  },
};

const onPositionChange = fn();

/** The row that had the focus is gone from the view; scrolling to it later doesn't focus it. */
export const BackElsewhere: Story = {
  parameters: checkedAbove,
  render: () => <ManyBookings count={5000} initialPosition={{ scrollTop: 88_000, rowKey: "b1004" }} />,
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    box.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    await scrollTo(box, 44_000);
    await expect(await canvas.findByText("Chiara Conti 1005")).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const BackInPlace: Story = {
  parameters: checkedAbove,
  render: () => (
    <ManyBookings
      count={5000}
      initialPosition={{ scrollTop: 44_000, rowKey: "b1004" }}
      onPositionChange={onPositionChange}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = boxIn(canvasElement);
    await expect(canvas.getByText("Chiara Conti 1005")).toHaveFocus();
    await expect(canvas.getByText("Chiara Conti 1005")).toBeVisible();
    onPositionChange.mockClear();
    await scrollTo(box, 88_000);
    await waitFor(() =>
      expect(onPositionChange).toHaveBeenLastCalledWith({ scrollTop: 88_000, rowKey: "b1004" }),
    );
  },
};
