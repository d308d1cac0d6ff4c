import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../layout/Stack";
import { TextField } from "../text-field/TextField";
import { Fieldset } from "./Fieldset";

const meta = {
  title: "Components/Forms/Fieldset",
  component: Fieldset,
  args: {
    legend: "Domains",
    description: "Where your site runs.",
    children: (
      <Stack>
        <TextField label="Staging" name="staging" value="staging.harboursauna.example" onChange={fn()} />
        <TextField label="Production" name="prod" value="harboursauna.example" onChange={fn()} />
      </Stack>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Domains" })).toHaveAccessibleDescription(
      "Where your site runs.",
    );
  },
};
export const Changed: Story = { args: { changed: true } };
