import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/Button";
import { TextField } from "../text-field/TextField";
import { Form } from "./Form";

const meta = {
  title: "Components/Forms/Form",
  component: Form,
  args: {
    onSubmit: fn(),
    footer: {
      unsaved: true,
      actions: (
        <Button type="submit" variant="primary">
          Save Changes
        </Button>
      ),
    },
    children: (
      <>
        <TextField label="Site Name" name="name" value="Harbour Stay" onChange={fn()} />
        <TextField label="Production" name="domain_prod" value="harbourstay.example" onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};

export const Refused: Story = {
  args: { errors: { domain_prod: "Production must be a domain, such as example.com." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Production" })).toHaveAccessibleDescription(
      /^Production must be a domain/,
    );
    await expect(canvas.getByRole("textbox", { name: "Site Name" })).not.toBeInvalid();
  },
};
