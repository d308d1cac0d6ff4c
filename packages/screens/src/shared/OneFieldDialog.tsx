import { Button, Dialog, type FormErrors, Stack, TextField } from "@understudy/ui";
import { isComposing } from "@understudy/base";
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { sharedTexts } from "./shared-texts";

interface OneFieldDialogProps {
  texts: {
    title: string;
    submit: string;
    busy: string;
    /** Shown at the field when it is submitted empty, or with a value that its type doesn't allow. */
    invalid: string;
  };
  field: Omit<ComponentProps<typeof TextField>, "ref" | "error" | "readOnly" | "onKeyDown">;
  busy: boolean;
  /** Of the server, by the fields’ names. */
  errors?: FormErrors;
  /** Above the field: why the last attempt failed. */
  problem?: ReactNode;
  /** Below the field. */
  children?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with one text field, which Enter submits. */
export function OneFieldDialog({
  texts,
  field,
  busy,
  errors,
  problem,
  children,
  onSubmit,
  onClose,
}: OneFieldDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasError, setHasError] = useState(false);
  const isEmpty = field.value.trim() === "";
  const submit = () => {
    // Also after a click: the next attempt starts there.
    input.current?.focus();
    if (isEmpty || input.current?.validity.valid === false) setHasError(true);
    else onSubmit();
  };
  // The browser doesn't submit a form on Enter while its submit button is disabled.
  const submitEmpty = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && !isComposing(nativeEvent) && isEmpty) submit();
  };
  return (
    <Dialog
      title={texts.title}
      size="small"
      // Closing now would hide the outcome.
      onClose={busy ? undefined : onClose}
      onSubmit={submit}
      errors={errors}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={isEmpty} busy={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem}
        <TextField
          {...field}
          ref={input}
          readOnly={busy}
          error={hasError && texts.invalid}
          onKeyDown={submitEmpty}
          onChange={(value) => {
            setHasError(false);
            field.onChange?.(value);
          }}
        />
        {children}
      </Stack>
    </Dialog>
  );
}
