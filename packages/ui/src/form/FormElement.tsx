import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { type FormErrors, FormErrorsContext, noErrors } from "../field/field-errors";

export interface FormElementProps {
  /** Called for the submit button, and for Enter in a field. */
  onSubmit: () => void;
  errors?: FormErrors | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form without a layout of its own. Fields show their errors; the first of them gets the focus when they arrive. */
export function FormElement({ onSubmit, errors = noErrors, className, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);
  const [corrected, setCorrected] = useState({ of: errors, names: new Set<string>() });
  const names = corrected.of === errors ? corrected.names : new Set<string>();
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));

  const focusedFor = useRef(errors);
  useEffect(() => {
    if (focusedFor.current === errors) return;
    focusedFor.current = errors;
    const controls = [...(form.current?.elements ?? [])];
    const first = controls.find((control) => Object.hasOwn(errors, control.getAttribute("name") ?? ""));
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const correct = ({ target }: FormEvent) => {
    const name = target instanceof HTMLElement ? target.getAttribute("name") : null;
    if (name !== null && Object.hasOwn(shown, name))
      setCorrected({ of: errors, names: new Set([...names, name]) });
  };
  return (
    <FormErrorsContext value={shown}>
      <form ref={form} noValidate className={className} onSubmit={submit} onInput={correct}>
        {children}
      </form>
    </FormErrorsContext>
  );
}
