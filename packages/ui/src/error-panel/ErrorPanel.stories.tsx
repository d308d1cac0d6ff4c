import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button";
import { ErrorPanel } from "./ErrorPanel";

const meta = {
  title: "Components/Feedback/ErrorPanel",
  component: ErrorPanel,
  argTypes: { retryBusy: { control: "boolean" } },
  args: { title: "Failed to load runs", description: "API error 502 Bad Gateway", onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { render: () => <ErrorPanel title="Failed to load drafts" onRetry={fn()} /> };
export const Retrying: Story = { args: { retryBusy: true } };
export const WithDetails: Story = { args: { details: "2026-03-04T15:06:00Z\nGET /v1/runs\n502" } };
export const WithOtherActions: Story = {
  args: {
    title: "Failed to load run details",
    description: "API error 404 Not Found",
    actions: <Button>Back to Runs</Button>,
  },
};
export const WithoutActions: Story = {
  render: () => (
    <ErrorPanel title="This console is not set up" description="config.json: identity.tenantId is missing." />
  ),
};
export const LongMessage: Story = {
  args: { description: "The server had much to say about this. ".repeat(12) },
};
