import { ignore, type ComponentGuide } from "../testing/guide";
import { TextField } from "../text-field/TextField";
import { FormSection } from "./FormSection";

export const guide: ComponentGuide = {
  use: "Divide a long form into titled parts.",
  instead: { Fieldset: "A few controls that make one setting", Card: "Content without fields" },
  do: {
    caption: "Say what the fields are for.",
    render: () => (
      <FormSection title="Branding" description="How the widget looks on your site.">
        <TextField label="Logo" name="a" value="" onChange={ignore} />
      </FormSection>
    ),
  },
  dont: {
    caption: "Don’t make a section of each field.",
    render: () => (
      <FormSection title="Logo">
        <TextField label="Logo" name="b" value="" onChange={ignore} />
      </FormSection>
    ),
  },
  roles: ["A region named by its title, a level-2 heading."],
};
