import type { StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button";
import { Stack } from "../layout/Stack";
import { LongList, type LongListHandle, type LongListProps } from "./LongList";
import stories, { TwentyThousandItems } from "./LongList.stories";

export default {
  ...stories,
  title: "Components/Data/LongList",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const TwentyThousandItemsInteraction: Story = {
  ...TwentyThousandItems,
  play: async ({ canvas }) => {
    const items = () => canvas.getAllByRole("listitem");
    await expect(canvas.getByText("Row 15001")).toBeVisible();
    await expect(items()).toHaveLength(100);
    await userEvent.click(canvas.getByRole("button", { name: "Show 100 more" }));
    await expect(items()).toHaveLength(200);
    await expect(canvas.getByText("Row 15051").closest("li")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show 100 earlier" }));
    await expect(items()).toHaveLength(300);
    await expect(canvas.getByText("Row 14950").closest("li")).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute("aria-posinset", "14950");
  },
};

export const LastOfMany: Story = {
  args: { count: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /earlier/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show 40 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(140);
    await expect(canvas.queryByRole("button", { name: /^Show/ })).toBeNull();
  },
};

function WithJump(props: LongListProps) {
  const list = useRef<LongListHandle>(null);
  return (
    <Stack>
      <Button onClick={() => list.current?.showMarked()}>Show the failed step</Button>
      <Button onClick={() => list.current?.showItem(20)}>Show step 21</Button>
      <LongList {...props} ref={list} />
    </Stack>
  );
}

export const JumpToMarked: Story = {
  args: { count: 20_000, markedIndex: 19_000 },
  render: (args) => <WithJump {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Steps" });
    const marked = canvas.getByText("Row 19001").closest("li");
    const isInside = async () => {
      const [inner, outer] = [marked?.getBoundingClientRect(), box.getBoundingClientRect()];
      await expect(inner?.top).toBeGreaterThanOrEqual(outer.top);
      await expect(inner?.bottom).toBeLessThanOrEqual(outer.bottom);
    };
    await isInside();
    box.scrollTo({ top: 0 });
    await userEvent.click(canvas.getByRole("button", { name: "Show the failed step" }));
    await expect(marked).toHaveFocus();
    await waitFor(isInside);
  },
};

/** The item is far from those that are rendered. */
export const JumpToAnyItem: Story = {
  ...JumpToMarked,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "Steps" });
    const shows = (text: string) =>
      waitFor(async () => {
        const [inner, outer] = [canvas.getByText(text).getBoundingClientRect(), box.getBoundingClientRect()];
        await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
        await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
      });
    await userEvent.click(canvas.getByRole("button", { name: "Show step 21" }));
    await shows("Row 21");
    await expect(canvas.getByRole("button", { name: "Show step 21" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show the failed step" }));
    await shows("Row 19001");
    await expect(canvas.getByText("Row 19001").closest("li")).toHaveFocus();
  },
};

function WithLateMark(props: LongListProps) {
  const [marked, setMarked] = useState<number>();
  return (
    <Stack>
      <Button onClick={() => setMarked(150)}>Fail at step 151</Button>
      <LongList {...props} markedIndex={marked} />
    </Stack>
  );
}

const secrets = ["alpha", "beta", "gamma"];

function Secret({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  return isShown ? <p>{text}</p> : <Button onClick={() => setShown(true)}>{`Show ${text.length}`}</Button>;
}

function WithInsertion(props: LongListProps) {
  const [items, setItems] = useState(secrets);
  return (
    <Stack>
      <Button onClick={() => setItems(["inserted", ...secrets])}>Insert</Button>
      <LongList
        {...props}
        count={items.length}
        itemKey={(index) => items[index] ?? ""}
        // The mark moves with its item.
        markedIndex={items.indexOf("gamma")}
        renderItem={(index) => <Secret text={items[index] ?? ""} />}
      />
    </Stack>
  );
}

/** What is open in an item stays with the item. */
export const ItemInsertedAbove: Story = {
  render: (args) => <WithInsertion {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show 4" }));
    await expect(canvas.getByText("beta")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Insert" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("beta")).toBeVisible();
    await expect(canvas.queryByText("alpha")).toBeNull();
    await expect(canvas.queryByText("gamma")).toBeNull();
  },
};

/** A run fails while someone watches it. */
export const MarkedLater: Story = {
  args: { count: 200 },
  render: (args) => <WithLateMark {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Row 151")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Fail at step 151" }));
    await expect(canvas.getByText("Row 151")).toBeVisible();
  },
};
