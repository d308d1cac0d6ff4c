import type { Received } from "@understudy/model";

/** A form to save, with what the server sent last. */
export interface Saved<Form, Field extends string> {
  edit: Form;
  edited: readonly Field[];
  received: Received;
}

/** The value of a field to send: as it came if nobody edited it, because the form may show it as another value. */
export const valueToSend =
  <Field extends string>({ edited }: Pick<Saved<unknown, Field>, "edited">) =>
  <T>(field: Field, value: T, received: unknown): T =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server gets what it sent.
    received === undefined || edited.includes(field) ? value : (received as T);
