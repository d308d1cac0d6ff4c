import { createContext, use } from "react";

/** What the server says of fields, by their `name`. A new object is a new answer. */
export type FormErrors = Readonly<Record<string, string>>;

export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext(noErrors);

/** The server’s error of the field with this name in the form around it. */
export const useFieldError = (name: string | undefined): string | undefined => {
  const errors = use(FormErrorsContext);
  return name !== undefined && Object.hasOwn(errors, name) ? errors[name] : undefined;
};
