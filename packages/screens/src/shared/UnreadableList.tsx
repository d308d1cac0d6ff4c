import { Fieldset, type FieldsetBaseProps, List } from "@understudy/ui";
import { sharedTexts } from "./shared-texts";

/** Instead of a control, for a list with entries that can't be read: saving the others alone would lose them. */
export const UnreadableList = ({ values, ...looks }: FieldsetBaseProps & { values: readonly string[] }) => (
  <Fieldset {...looks} warning={sharedTexts.unreadableList}>
    <List gap="1">
      {values.map((value, at) => (
        <li key={at} dir="auto">
          {value}
        </li>
      ))}
    </List>
  </Fieldset>
);
