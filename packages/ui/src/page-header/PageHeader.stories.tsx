import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/Badge";
import { Button } from "../button/Button";
import { DateTime } from "../date-time/DateTime";
import { PageHeader } from "./PageHeader";

const meta = {
  title: "Components/Navigation/PageHeader",
  component: PageHeader,
  args: { title: "Runs" },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithSubject: Story = {
  args: { title: "Run Details", subject: "Issue a refund", back: { href: "#runs", label: "Back to Runs" } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title).toHaveAccessibleName("Run Details Issue a refund");
  },
};
export const SubjectLoading: Story = { args: { ...WithSubject.args, subject: null } };
export const LongSubject: Story = {
  args: { ...WithSubject.args, subject: "Move a reservation to another restaurant ".repeat(10) },
};
export const Full: Story = {
  args: {
    title: "Edit Draft",
    subject: "Book a room",
    back: { href: "#drafts", label: "Back to Drafts" },
    meta: (
      <>
        <Badge tone="neutral">Draft</Badge>
        <DateTime instant={Date.UTC(2026, 2, 4, 15, 6)} />
      </>
    ),
    actions: (
      <>
        <Button>Save Draft</Button>
        <Button variant="primary">Publish</Button>
      </>
    ),
  },
};
