import type { StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { Cluster } from "../layout/Cluster";
import { CopyButton, type CopyButtonProps } from "./CopyButton";
import { textOf } from "./useCopy";
import stories, { takes, Refused } from "./CopyButton.stories";

export default {
  ...stories,
  title: "Components/Buttons/CopyButton",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const CreatedOnClick: Story = {
  args: { text: fn(() => "a long report") },
  play: async ({ args, canvas }) => {
    await expect(args.text).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("button", { name: "Copied!" });
    await expect(takes).toHaveBeenLastCalledWith("a long report");
  },
};

export const ConfirmedByAMessage: Story = {
  args: { copiedLabel: "Copy" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(args.onCopiedChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

function BesideItsText(props: CopyButtonProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <Cluster>
      <code ref={text}>{textOf(props.text)}</code>
      <CopyButton {...props} selectTarget={text} />
    </Cluster>
  );
}

export const RefusedOnAPhone: Story = {
  decorators: Refused.decorators ?? [],
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const spy = spyOn(window, "matchMedia");
    spy.mockImplementation((query) => real(query === "(pointer: coarse)" ? "all" : query));
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("button", { name: "Selected to copy" });
  },
};

export const SelectsItsTarget: Story = {
  decorators: Refused.decorators ?? [],
  render: (args) => <BesideItsText {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("button", { name: "Press Ctrl+C" });
    await expect(getSelection()?.anchorNode).toBe(canvas.getByText("site_8f2k"));
  },
};
