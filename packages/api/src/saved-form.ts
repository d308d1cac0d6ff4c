import { fieldNames, type Received } from "@understudy/model";

/** A form to save, with what the server sent last. */
export interface Saved<Form, Field extends string> {
  edit: Form;
  edited: readonly Field[];
  received: Received;
}

/** The value to send for a field: as received if unedited, because the form may show a fallback. */
export const valueToSend =
  <Field extends string>({ edited }: Pick<Saved<unknown, Field>, "edited">) =>
  <T>(field: Field, value: T, received: unknown): T =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server gets what it sent.
    received === undefined || edited.includes(field) ? value : (received as T);

/** The request of a form: each value under its field's name there. */
export function bodyOf<Form, Names extends Readonly<Record<keyof Form & string, string>>>(
  names: Names,
  saved: Saved<Form, keyof Form & string>,
  received: Readonly<Record<string, unknown>>,
): { [Field in keyof Form & string as Names[Field]]: Form[Field] } {
  const valueOf = valueToSend(saved);
  const sent = fieldNames<keyof Form & string>(names).map((field) => [
    names[field],
    valueOf(field, saved.edit[field], received[names[field]]),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names.
  return Object.fromEntries(sent) as { [Field in keyof Form & string as Names[Field]]: Form[Field] };
}
