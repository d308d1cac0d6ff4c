/** A form to save of which the server sent nothing. */
export const saved = <Form>(edit: Form) => ({ edit, edited: [], received: {} });
