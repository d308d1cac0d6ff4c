/** Layout of an input takes 0.2 s per megabyte. */
const longestEditable = 100_000;

export const isTooLong = (value: string) => value.length > longestEditable;

/** The attributes of an input for a stored text of any length. A text that is too long stays as it is stored. */
export const editable = (value: string, readOnly = false) =>
  isTooLong(value)
    ? { value: value.slice(0, longestEditable), readOnly: true, maxLength: undefined }
    : { value, readOnly, maxLength: longestEditable };
