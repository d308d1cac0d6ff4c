import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, spyOn, userEvent } from "storybook/test";
import { Button } from "../button/Button";
import { Presence } from "../presence/Presence";
import { Dialog } from "./Dialog";
import stories, { OpenAtOnce, AForm } from "./Dialog.stories";

export default {
  ...stories,
  title: "Components/Feedback/Dialog",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const OpenAtOnceInteraction: Story = {
  ...OpenAtOnce,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Review & Publish" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Review & Publish" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    // A click beside it could lose what was typed.
    const backdrop = { clientX: 1, clientY: 1 };
    await fireEvent.pointerDown(canvas.getByRole("dialog"), backdrop);
    await fireEvent.click(canvas.getByRole("dialog"), backdrop);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A phone's keyboard covers the page without resizing it. */
export const AboveAKeyboard: Story = {
  ...OpenAtOnce,
  beforeEach: () => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("no visual viewport");
    const height = spyOn(viewport, "height", "get").mockReturnValue(300);
    const top = spyOn(viewport, "offsetTop", "get").mockReturnValue(20);
    return () => {
      height.mockRestore();
      top.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(20);
    await expect(bottom).toBeLessThanOrEqual(320);
  },
};

export const AFormInteraction: Story = {
  ...AForm,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Key name" })).toHaveFocus();
    // The form's own messages, not the browser's.
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FromItsButtonInteraction: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Invite Member</Button>
        <Presence>
          {open && (
            <Dialog title={args.title} onClose={() => setOpen(false)}>
              {args.children}
            </Dialog>
          )}
        </Presence>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Invite Member" })).toHaveFocus();
  },
};
