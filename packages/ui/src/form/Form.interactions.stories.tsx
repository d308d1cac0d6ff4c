import type { StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, userEvent } from "storybook/test";
import { Banner } from "../banner/Banner";
import { Button } from "../button/Button";
import { NumberField } from "../number-field/NumberField";
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

const refused = { offset: "At most 20." };

function Refusing(props: ComponentProps<typeof Form>) {
  const [errors, setErrors] = useState<typeof refused>();
  const [offset, setOffset] = useState("21");
  return (
    <Form {...props} errors={errors} onSubmit={() => setErrors({ ...refused })}>
      <NumberField label="Offset" name="offset" value={offset} onChange={setOffset} />
      <Button onClick={() => setOffset("20")}>Reset</Button>
    </Form>
  );
}

/** The error belongs to the value, however that is changed, and comes back with the next answer. */
export const FocusesTheRefusedField: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Offset" });
    const save = canvas.getByRole("button", { name: "Save Changes" });
    for (const change of [
      () => userEvent.keyboard("{ArrowDown}"),
      () => userEvent.type(field, "1"),
      () => userEvent.click(canvas.getByRole("button", { name: "Reset" })),
    ]) {
      await userEvent.click(save);
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription("At most 20.");
      await change();
      await expect(field).not.toBeInvalid();
    }
  },
};

function Failing(props: ComponentProps<typeof Form>) {
  const [hasFailed, setHasFailed] = useState(false);
  const failure = hasFailed && <Banner tone="bad" live="assertive" title="Failed to save site settings" />;
  return <Form {...props} footer={{ ...props.footer, failure }} onSubmit={() => setHasFailed(true)} />;
}

/** The form is longer than the window, whose lower edge holds its buttons. */
export const AFailureMovesNoButton: Story = {
  args: { children: <div style={{ blockSize: "200vb" }} /> },
  render: (args) => <Failing {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole("button", { name: "Save Changes" });
    const before = save.getBoundingClientRect().top;
    await userEvent.click(save);
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(Math.abs(save.getBoundingClientRect().top - before)).toBeLessThan(1);
  },
};
