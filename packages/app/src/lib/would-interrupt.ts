const busy = "dialog:modal, [popover='auto']:popover-open, :focus:read-write, select:focus";

/** Whether a dialog that opens automatically would take the focus from another dialog, a menu or a text field. */
export const wouldInterrupt = () => document.querySelector(busy) !== null;
