import { ignore, type ComponentGuide } from "../foundations/guide";
import { Checkbox } from "../checkbox/Checkbox";
import { Fieldset } from "./Fieldset";

export const guide: ComponentGuide = {
  anatomy: {
    story: "Ready",
    parts: [
      ["Fieldset", "[role=group], [role=radiogroup]"],
      ["Legend", "[role] [id]"],
    ],
  },
  examples: [
    {
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
    },
  ],
  keyboard: [],
  roles: ["role=group or radiogroup, named by its legend and described by its messages."],
};
