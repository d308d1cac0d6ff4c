import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button";
import { holdTimers } from "../testing/holdTimers";
import { LoadingRegion, slowMs } from "./LoadingRegion";
import stories from "./LoadingRegion.stories";

export default {
  ...stories,
  title: "Components/Feedback/LoadingRegion",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

/** Screen readers announce only what changes in a region that is already there. */
export const AnnouncedInTheRegionOfThePage: Story = {
  render: function Loading(args) {
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <Button onClick={() => setIsLoading(!isLoading)}>Load</Button>
        {isLoading && <LoadingRegion {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const pass = holdTimers(slowMs);
    const region = canvas.getByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Loading runs");
    await expect(canvas.getAllByRole("status")).toEqual([region]);
    pass();
    await waitFor(() => expect(region).toHaveTextContent("Still loading"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toBeEmptyDOMElement();
  },
};
