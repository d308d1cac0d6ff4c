import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Banner } from "../banner/Banner";
import { Button } from "../button/Button";
import { SaveBar } from "./SaveBar";

const meta = {
  title: "Components/Forms/SaveBar",
  component: SaveBar,
  args: { unsaved: true, actions: <Button variant="primary">Save Changes</Button> },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unsaved changes").closest("[role=status]")).toBeVisible();
  },
};
export const Saved: Story = {
  args: { unsaved: false },
  play: async ({ canvas }) => {
    for (const region of canvas.getAllByRole("status")) await expect(region).toHaveTextContent(/^$/);
  },
};
export const Saving: Story = {
  args: {
    actions: (
      <Button variant="primary" busy>
        Save Changes
      </Button>
    ),
  },
};
export const WithMessage: Story = {
  args: {
    unsaved: false,
    success: (
      <Banner tone="good" variant="quiet">
        Site settings saved successfully!
      </Banner>
    ),
  },
};
export const WithFailure: Story = {
  args: { failure: <Banner tone="bad">Failed to save site settings</Banner> },
};
export const TwoButtons: Story = {
  args: {
    actions: (
      <>
        <Button>Save Draft</Button>
        <Button variant="primary">Publish</Button>
      </>
    ),
  },
};
export const UnderALongForm: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 40 }, (_, at) => (
        <p key={at}>A line of a long form.</p>
      ))}
      <SaveBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("button").getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
