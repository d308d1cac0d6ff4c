import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NumberField } from "../number-field/NumberField";
import { TextField } from "../text-field/TextField";
import { Fieldset } from "./Fieldset";
import { FormSection } from "./FormSection";

const meta = {
  title: "Components/Forms/FormSection",
  component: FormSection,
  args: {
    title: "Branding",
    description: "How the widget introduces itself to your visitors.",
    children: (
      <>
        <TextField label="Title" name="title" value="Ask Understudy" onChange={fn()} />
        <TextField
          label="Logo URL"
          name="logo"
          type="url"
          optional
          value=""
          placeholder="https://"
          onChange={fn()}
        />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Branding" })).toBeVisible();
  },
};
export const SeveralOfThem: Story = {
  render: (args) => (
    <div>
      <FormSection {...args} />
      <FormSection title="Launcher Position" description="Where the button sits, counted from the corner.">
        <Fieldset legend="Offsets" description="Negative values reach over the edge." changed>
          <div style={{ display: "flex", gap: "1rem" }}>
            <NumberField label="Horizontal" name="x" unit="px" value="20" onChange={fn()} />
            <NumberField label="Vertical" name="y" unit="px" value="20" onChange={fn()} />
          </div>
        </Fieldset>
      </FormSection>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Offsets" })).toHaveAccessibleDescription(
      "Negative values reach over the edge. unsaved",
    );
  },
};
