import { Button, Dialog, Stack, TextField } from "@understudy/ui";
import { isComposing } from "@understudy/base";
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";

interface OneFieldDialogProps {
  title: string;
  field: Omit<ComponentProps<typeof TextField>, "ref" | "error" | "readOnly" | "onKeyDown">;
  /** Shown at the field when it is submitted empty, or with a value that its type doesn't allow. */
  invalidText: string;
  state: "idle" | "busy" | "failed";
  cancelLabel: string;
  submitLabel: string;
  busyLabel: string;
  /** Above the field: why the last attempt failed. */
  problem?: ReactNode;
  /** Below the field. */
  children?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with one text field, which Enter submits. */
export function OneFieldDialog({
  title,
  field,
  invalidText,
  state,
  cancelLabel,
  submitLabel,
  busyLabel,
  problem,
  children,
  onSubmit,
  onClose,
}: OneFieldDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasError, setHasError] = useState(false);
  const isBusy = state === "busy";
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
      title={title}
      size="small"
      // Closing now would hide the outcome.
      onClose={isBusy ? undefined : onClose}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="primary" disabled={isEmpty} busy={isBusy}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem}
        <TextField
          {...field}
          ref={input}
          readOnly={isBusy}
          error={hasError && invalidText}
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
