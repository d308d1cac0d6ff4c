import type { StoryObj } from "@storybook/react-vite";
import { Button, Stack, TextField } from "@understudy/ui";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ready, staleRefresh } from "@understudy/model/fixtures";
import { type Refresh } from "@understudy/model";
import { RemoteSection, type RemoteSectionProps } from "./RemoteSection";
import stories, { signIn, LoadFailed, SessionLost } from "./shared.stories";

export default {
  ...stories,
  title: "Around pages/Shared parts",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole("alert", { name: "Failed to load runs" });
    await expect(panel).toHaveTextContent("The database is being moved.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SessionLostInteraction: Story = {
  ...SessionLost,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Your session ended" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }));
    await expect(signIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Falling(props: RemoteSectionProps<string>) {
  const [refresh, setRefresh] = useState<Refresh>({ state: "idle" });
  return (
    <Stack gap="4">
      <Button onClick={() => setRefresh(staleRefresh)}>Fail to refresh</Button>
      <RemoteSection {...props} remote={ready("Twelve runs", refresh)} />
    </Stack>
  );
}

export const GoesStale: Story = {
  args: { children: () => <TextField name="name" label="Name" value="" onChange={fn()} /> },
  render: (args) => <Falling {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.click(canvas.getByRole("button", { name: "Fail to refresh" }));
    const [note] = canvas.getAllByRole("status");
    await expect(note).toHaveTextContent("Couldn’t refresh. Showing data from Mar 4, 2026, 3:06 PM");
    await expect(field).toBeInTheDocument();
  },
};
