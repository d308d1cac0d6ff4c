import { fieldTexts } from "./field-texts";

/** Layout of an input takes 0.2 s per megabyte. */
const longestEditable = 100_000;

export const isTooLong = (value: string) => value.length > longestEditable;

/** Says that an input shows the beginning of a stored text, or may have kept only that of a pasted one. */
export const lengthWarning = (value: string): string | undefined => {
  if (isTooLong(value)) return fieldTexts.tooLong;
  return value.length === longestEditable
    ? fieldTexts.cut(longestEditable.toLocaleString("en-US"))
    : undefined;
};

/** The attributes of an input for a stored text of any length. A text that is too long stays as it is stored. */
export const editable = (value: string, readOnly = false) =>
  isTooLong(value)
    ? { value: value.slice(0, longestEditable), readOnly: true, maxLength: undefined }
    : { value, readOnly, maxLength: longestEditable };
