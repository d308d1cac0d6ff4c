import { type FieldList, fieldNames, type Received } from "@understudy/model";

/** A form to save, with what the server sent last. */
export interface Saved<Form, Field extends string> {
  edit: Form;
  edited: readonly Field[];
  received: Received;
}

/** The request of a form: each value under its field's name there, or as received if unedited, because the form may show a fallback. */
export function bodyOf<Form, List extends FieldList<keyof Form & string>>(
  list: List,
  { edit, edited, received }: Saved<Form, keyof Form & string>,
): { [Field in keyof Form & string as List[Field]["name"]]: Form[Field] } {
  const sent = fieldNames<keyof Form & string>(list).map((field) => {
    const { name } = list[field];
    const sentBack = edited.includes(field) ? undefined : received[name];
    return [name, sentBack === undefined ? edit[field] : sentBack];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names, and the server gets what it sent.
  return Object.fromEntries(sent) as { [Field in keyof Form & string as List[Field]["name"]]: Form[Field] };
}
