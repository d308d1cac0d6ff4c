import { ignore, type ComponentGuide } from "../testing/guide";
import { Checkbox } from "../checkbox/Checkbox";
import { Fieldset } from "./Fieldset";

export const guide: ComponentGuide = {
  use: "Name a group of controls that make one setting.",
  instead: { FormSection: "A titled part of a long form", RadioGroup: "A choice; it has its own legend" },
  do: {
    caption: "Name the group, so that each label can be short.",
    render: () => (
      <Fieldset legend="Notifications">
        <Checkbox label="Email" checked onChange={ignore} />
      </Fieldset>
    ),
  },
  dont: {
    caption: "Don’t repeat the group in each label.",
    render: () => (
      <Fieldset legend="Notifications">
        <Checkbox label="Email notifications" checked onChange={ignore} />
      </Fieldset>
    ),
  },
  roles: ["role=group or radiogroup, named by its legend and described by its messages."],
};
