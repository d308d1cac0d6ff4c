import { useId, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import {
  Button,
  CloseIcon,
  cx,
  editable,
  Fieldset,
  type FieldsetBaseProps,
  IconButton,
  isTooLong,
  lengthWarning,
  List,
  pastedLines,
  PlusIcon,
  useRowLimit,
} from "@understudy/ui";
import { isComposing, maxLabelLength, truncate } from "@understudy/base";
import * as control from "@understudy/ui/control";
import { sharedTexts } from "../../../shared/shared-texts";
import * as styles from "./ListEditor.css";

export interface ListEditorProps extends FieldsetBaseProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  addLabel: string;
  /** A row's accessible name: “Phrase 1”. */
  rowLabel: (at: number) => string;
  placeholder?: string | undefined;
}

type Focus = { row: number } | "add";

/** Edits a list of short texts. Enter adds a row. Empty rows are kept. */
export function ListEditor({
  legend,
  values,
  onChange,
  addLabel,
  rowLabel,
  placeholder,
  ...remarks
}: ListEditorProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<Focus>(undefined);

  useLayoutEffect(() => {
    const to = next.current;
    if (!to) return;
    next.current = undefined;
    if (to === "add") add.current?.focus();
    else list.current?.querySelectorAll("input")[to.row]?.focus();
  });

  const change = (changed: string[], focus: Focus) => {
    next.current = focus;
    onChange(changed);
  };
  const { shown, moreLabel, showMore, makeRoom } = useRowLimit(values.length);
  const insert = (at: number) => {
    makeRoom(at);
    change(values.toSpliced(at, 0, ""), { row: at });
  };
  const remove = (at: number) =>
    change(values.toSpliced(at, 1), values.length === 1 ? "add" : { row: Math.min(at, shown - 2) });
  const insertOnEnter = (event: KeyboardEvent, at: number) => {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    insert(at + 1);
  };
  /** Each pasted line becomes a row. */
  const insertLines = (event: ClipboardEvent<HTMLInputElement>, value: string, at: number) => {
    const lines = pastedLines(event);
    if (lines.length < 2 || isTooLong(value)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [first = "", ...others] = lines;
    const rows = [value.slice(0, selectionStart ?? value.length) + first, ...others];
    const last = rows.length - 1;
    rows[last] += value.slice(selectionEnd ?? value.length);
    makeRoom(at + last);
    change(values.toSpliced(at, 1, ...rows), { row: at + last });
  };

  return (
    <Fieldset legend={legend} {...remarks}>
      <div ref={list} className={values.length > 0 ? styles.rows : undefined}>
        <List gap="2">
          {values.slice(0, shown).map((value, at) => {
            const warning = lengthWarning(value);
            return (
              <li key={at}>
                <div className={control.row}>
                  <input
                    type="text"
                    name={remarks.name}
                    dir="auto"
                    autoComplete="off"
                    aria-label={rowLabel(at)}
                    aria-describedby={warning === undefined ? undefined : id + at}
                    {...editable(value)}
                    placeholder={placeholder}
                    className={cx(control.control, control.size.medium)}
                    onChange={(event) => onChange(values.with(at, event.target.value))}
                    onKeyDown={(event) => insertOnEnter(event, at)}
                    onPaste={(event) => insertLines(event, value, at)}
                  />
                  <IconButton
                    label={sharedTexts.remove(truncate(value, maxLabelLength).trim() || rowLabel(at))}
                    icon={CloseIcon}
                    onClick={() => remove(at)}
                  />
                </div>
                {warning !== undefined && (
                  <div id={id + at} className={styles.note}>
                    {warning}
                  </div>
                )}
              </li>
            );
          })}
        </List>
      </div>
      {moreLabel !== undefined && (
        <Button size="small" variant="text" onClick={showMore}>
          {moreLabel}
        </Button>
      )}
      <Button ref={add} size="small" icon={PlusIcon} onClick={() => insert(shown)}>
        {addLabel}
      </Button>
    </Fieldset>
  );
}
