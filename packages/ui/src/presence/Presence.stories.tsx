import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Banner } from "../banner/Banner";
import { Button } from "../button/Button";
import { Stack } from "../layout/Stack";
import { Presence } from "./Presence";

const meta = {
  title: "Components/Layout/Presence",
  component: Presence,
  args: { children: <Banner tone="good">Site settings saved</Banner> },
} satisfies Meta<typeof Presence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Toggled({ children }) {
    const [isShown, setIsShown] = useState(true);
    return (
      <Stack gap="4">
        <Presence>{isShown && children}</Presence>
        <Button onClick={() => setIsShown(!isShown)}>{isShown ? "Remove" : "Add"}</Button>
      </Stack>
    );
  },
};
