type Press = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">;

/** Whether a key other than Shift is held: such combinations belong to the browser and the system. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Press): boolean => altKey || ctrlKey || metaKey;
