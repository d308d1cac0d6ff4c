import type { StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, userEvent } from "storybook/test";
import { Banner } from "../banner/Banner";
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

function Failing(props: ComponentProps<typeof Form>) {
  const [hasFailed, setHasFailed] = useState(false);
  const failure = hasFailed && <Banner tone="bad" title="Failed to save site settings" />;
  return <Form {...props} footer={{ ...props.footer, failure }} onSubmit={() => setHasFailed(true)} />;
}

/** This form ends above the window’s end, the next one is longer. */
export const AFailureMovesNoButton: Story = {
  render: (args) => <Failing {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save Changes" });
    const before = save.getBoundingClientRect().top;
    await userEvent.click(save);
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(Math.abs(save.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};

export const AFailureMovesNoButtonOfALongForm: Story = {
  ...AFailureMovesNoButton,
  args: { children: <div style={{ blockSize: "200vb" }} /> },
};
