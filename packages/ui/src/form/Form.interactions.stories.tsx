import type { StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, userEvent } from "storybook/test";
import { Form } from "./Form";
import stories from "./Form.stories";

export default {
  ...stories,
  title: "Components/Forms/Form",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const EnterSubmits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Site Name" }), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const refused = { domain_prod: "Production must be a domain, such as example.com." };

function Refusing(props: ComponentProps<typeof Form>) {
  const [errors, setErrors] = useState<typeof refused>();
  return <Form {...props} errors={errors} onSubmit={() => setErrors({ ...refused })} />;
}

/** The error stays until the field is edited, and comes back with the next answer. */
export const FocusesTheRefusedField: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Production" });
    const save = canvas.getByRole("button", { name: "Save Changes" });
    await userEvent.click(save);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await userEvent.type(field, "x");
    await expect(field).not.toBeInvalid();
    await userEvent.click(save);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};
