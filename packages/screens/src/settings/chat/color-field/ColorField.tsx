import { cx, editable, Field, type FieldBaseProps, lengthWarning } from "@understudy/ui";
import { isBrandColor } from "@understudy/model";
import * as control from "@understudy/ui/control";
import { colorTexts } from "../chat-texts";
import * as styles from "./ColorField.css";

export interface ColorFieldProps extends FieldBaseProps {
  name: string;
  /** As typed, even if it isn't a valid color. */
  value: string;
  /** Shown in the swatch while the text isn't `#rrggbb`. */
  fallback: string;
  onChange: (value: string) => void;
}

/** A color picker and a text field. */
export function ColorField({ value, fallback, onChange, ...looks }: ColorFieldProps) {
  return (
    <Field {...looks} value={value} warning={lengthWarning(value) ?? looks.warning}>
      {(wiring) => (
        <div className={control.row}>
          <input
            type="color"
            aria-label={colorTexts.picker(looks.label)}
            value={isBrandColor(value) ? value.toLowerCase() : fallback.toLowerCase()}
            className={cx(control.control, styles.swatch)}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...wiring}
            {...editable(value)}
            type="text"
            placeholder={fallback}
            autoComplete="off"
            spellCheck={false}
            className={cx(control.control, control.size.medium, control.code, styles.hex)}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
