import { useRef, useState, type KeyboardEvent } from "react";
import {
  Announced,
  Button,
  cx,
  editable,
  Field,
  type FieldBaseProps,
  isTooLong,
  KeyboardIcon,
  KeyCombination,
  lengthWarning,
} from "@understudy/ui";
import { combinationOf, hasModifier } from "@understudy/base";
import * as control from "@understudy/ui/control";
import { keyCombinationTexts } from "../chat-texts";
import * as styles from "./KeyCombinationField.css";

export interface KeyCombinationFieldProps extends FieldBaseProps {
  name: string;
  /** As typed or recorded: cmd+k. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** A shortcut, recorded or typed. */
export function KeyCombinationField({ value, onChange, placeholder, ...looks }: KeyCombinationFieldProps) {
  const [recording, setRecording] = useState(false);
  const [recorded, setRecorded] = useState("");
  const recordButton = useRef<HTMLButtonElement>(null);

  const toggleRecording = () => {
    // Safari on macOS doesn't focus a clicked button, and only the focused element gets key events.
    recordButton.current?.focus();
    setRecording(!recording);
  };

  const stopRecording = () => {
    setRecording(false);
    setRecorded("");
  };

  const record = (event: KeyboardEvent) => {
    if (!recording) return;
    // Tab and Shift+Tab move the focus, and Escape stops recording.
    if (!hasModifier(event) && (event.key === "Tab" || event.key === "Escape")) {
      setRecording(false);
      if (event.key === "Escape") event.preventDefault();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // Also while the Enter that started recording is held.
    const combination = event.repeat ? undefined : combinationOf(event.nativeEvent);
    if (combination === undefined) return;
    setRecording(false);
    setRecorded(combination);
    onChange(combination);
  };

  return (
    <Field {...looks} warning={lengthWarning(value) ?? looks.warning}>
      {(wiring) => (
        <div className={styles.row}>
          <input
            {...wiring}
            {...editable(value)}
            placeholder={placeholder}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={cx(control.control, control.size.medium, control.code, styles.typed)}
            onChange={(event) => onChange(event.target.value)}
          />
          <span role="presentation" onKeyDown={record} onBlur={stopRecording}>
            <Button ref={recordButton} icon={KeyboardIcon} onClick={toggleRecording}>
              {recording ? keyCombinationTexts.recording : keyCombinationTexts.record}
            </Button>
          </span>
          {!isTooLong(value) && <KeyCombination keys={value} />}
          <Announced>{recording ? keyCombinationTexts.recordingHint : recorded}</Announced>
        </div>
      )}
    </Field>
  );
}
