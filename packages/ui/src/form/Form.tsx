import { useRef, type FormEvent, type ReactNode, type RefObject } from "react";
import { type FormErrors, FormErrorsContext, noErrors, useRefusedFocus } from "../field/field-errors";
import * as styles from "./Form.css";
import { SaveBar, type SaveBarProps } from "./SaveBar";

export interface FormProps {
  /** For `requestSubmit`, as a shortcut does. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** Called for the submit button, and for Enter in a field. With unresolved conflicts, the first that is shown gets the focus instead. */
  onSubmit: () => void;
  /** By the fields’ names. Fields show them; the first of them gets the focus when they arrive. */
  errors?: FormErrors | undefined;
  children: ReactNode;
  /** The buttons, which stay in view, and what they led to. */
  footer: SaveBarProps;
}

/** A form of a page. A dialog has its own: `onSubmit` makes it one. */
export function Form({ ref, onSubmit, errors = noErrors, children, footer }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  useRefusedFocus(errors, form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!footer.conflicts) onSubmit();
    else event.currentTarget.querySelector<HTMLElement>("[data-conflict] button")?.focus();
  };
  return (
    <FormErrorsContext value={errors}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {children}
        <SaveBar {...footer} />
      </form>
    </FormErrorsContext>
  );
}
