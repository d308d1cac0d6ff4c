import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/Button";
import { useControlledValue } from "../testing/useControlledValue";
import { TextField } from "./TextField";

const meta = {
  title: "Components/Forms/TextField",
  component: TextField,
  args: { label: "Site Name", name: "name", value: "Harbour Sauna", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, fn(args.onChange));
    return <TextField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithHint: Story = {
  args: { description: "Shown to your visitors in the widget." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Shown to your visitors in the widget.",
    );
  },
};
export const WithError: Story = {
  args: {
    error: "A site with this name exists already.",
    description: "Shown to your visitors in the widget.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "A site with this name exists already. Shown to your visitors in the widget.",
    );
  },
};
export const WithWarning: Story = {
  args: {
    label: "Production",
    name: "prod",
    value: "https://harboursauna.example/book",
    warning: "A domain has no scheme and no path: harboursauna.example",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeValid();
  },
};
export const TooLongToEdit: Story = {
  args: { value: "A name without an end ".repeat(5_000) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveAttribute("readonly");
    await expect(field).toHaveAccessibleDescription(/too long to edit/);
  },
};
export const Optional: Story = {
  args: { label: "Logo URL", name: "logo", type: "url", value: "", optional: true, placeholder: "https://" },
};
export const Changed: Story = {
  args: { changed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Site Name" })).toHaveAccessibleDescription("unsaved");
  },
};
/** The sentence is announced; the versions, which may be long, are read by choice. */
export const InConflict: Story = {
  args: {
    conflict: { yours: "Harbour Stay", theirs: "Harbour Stay Ltd. ".repeat(20).trim(), onResolve: fn() },
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("textbox", { name: "Site Name" });
    await expect(field).toHaveAccessibleDescription(/^Someone else changed this too/);
    await expect(canvasElement.querySelector("[aria-live]")).toHaveTextContent(
      /^Someone else changed this too\. Choose which version to keep\.$/,
    );
  },
};
export const Email: Story = {
  args: {
    label: "Email",
    name: "email",
    type: "email",
    value: "",
    placeholder: "name@example.com",
  },
};
export const ReadOnlyWithAction: Story = {
  args: {
    label: "Site ID",
    name: "site-id",
    value: "site_8f31c0a94b",
    code: true,
    readOnly: true,
    actions: <Button>Copy</Button>,
  },
};
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Site Name" })).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { value: "سونا الميناء" } };
