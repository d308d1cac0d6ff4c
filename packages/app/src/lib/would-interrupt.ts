const busy = "dialog:modal, [popover='auto']:popover-open, :focus:read-write, select:focus";

/** Whether a dialog that opens unasked would take the keyboard from an open layer or from someone who is typing. */
export const wouldInterrupt = () => document.querySelector(busy) !== null;
