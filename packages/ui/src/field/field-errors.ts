import { createContext, use, useEffect, useRef, useState, type RefObject } from "react";

/** What the server says of fields, by their `name`. A new object is a new answer. */
export type FormErrors = Readonly<Record<string, string>>;

export const noErrors: FormErrors = {};

export const FormErrorsContext = createContext(noErrors);

/** A control’s value, to compare. */
export type FieldValue = string | boolean;

/** The server’s error of the field with this name in the form around it, as long as the field has the refused value. */
export function useFieldError(name: string | undefined, value: FieldValue | undefined): string | undefined {
  const errors = use(FormErrorsContext);
  const [refused, setRefused] = useState({ errors, value });
  if (refused.errors !== errors) setRefused({ errors, value });
  const isChanged = refused.errors === errors && refused.value !== value;
  return name !== undefined && !isChanged && Object.hasOwn(errors, name) ? errors[name] : undefined;
}

/** The first of the refused fields gets the focus when an answer arrives. */
export function useRefusedFocus(errors: FormErrors, form: RefObject<HTMLFormElement | null>): void {
  const focusedFor = useRef(errors);
  useEffect(() => {
    if (focusedFor.current === errors) return;
    focusedFor.current = errors;
    const controls = [...(form.current?.elements ?? [])];
    const first = controls.find((control) => Object.hasOwn(errors, control.getAttribute("name") ?? ""));
    if (first instanceof HTMLElement) first.focus();
  }, [errors, form]);
}
