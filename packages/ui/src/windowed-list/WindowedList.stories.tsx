import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button";
import { Stack } from "../layout/Stack";
import { WindowedList, type WindowedListHandle, type WindowedListProps } from "./WindowedList";

const meta = {
  title: "Components/Data/WindowedList",
  component: WindowedList,
  args: {
    label: "Steps",
    count: 5,
    framed: true,
    renderItem: (index) => (
      <div style={{ padding: index % 3 ? 12 : 24 }}>
        Row {index + 1} <Button size="small">Details</Button>
      </div>
    ),
  },
} satisfies Meta<typeof WindowedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const FiftyItems: Story = { args: { count: 50, markedIndex: 40 } };

export const TwentyThousandItems: Story = {
  args: { count: 20_000, markedIndex: 15_000 },
};
export const TwentyThousandItemsInteraction: Story = {
  ...TwentyThousandItems,
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Steps" });
    await waitFor(() => expect(canvas.getByText("Row 15001")).toBeVisible());
    await expect(box.querySelectorAll("li").length).toBeLessThan(60);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    const focused = document.activeElement;
    await expect(focused).toHaveTextContent("Details");
    box.scrollTo({ top: 0 });
    await waitFor(() => expect(within(box).getByText("Row 1")).toBeVisible());
    await expect(focused).toHaveFocus();
  },
};

function WithJump(props: WindowedListProps) {
  const list = useRef<WindowedListHandle>(null);
  return (
    <Stack>
      <Button onClick={() => list.current?.showMarked()}>Show the failed step</Button>
      <WindowedList {...props} ref={list} />
    </Stack>
  );
}

export const JumpToMarked: Story = {
  tags: ["interaction"],
  args: { count: 20_000, markedIndex: 19_000 },
  render: (args) => <WithJump {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Steps" });
    await waitFor(() => expect(canvas.getByText("Row 19001")).toBeVisible());
    box.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText("Row 1")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Show the failed step" }));
    const marked = canvas.getByText("Row 19001").closest("li");
    await expect(marked).toHaveFocus();
    await waitFor(async () => {
      const [inner, outer] = [marked?.getBoundingClientRect(), box.getBoundingClientRect()];
      await expect(inner?.top).toBeGreaterThanOrEqual(outer.top);
      await expect(inner?.bottom).toBeLessThanOrEqual(outer.bottom);
    });
  },
};
