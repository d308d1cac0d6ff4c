import type { Received } from "@understudy/model";

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
