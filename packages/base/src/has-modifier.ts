/** Whether a key other than Shift is held: such combinations belong to the browser and the system. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean => altKey || ctrlKey || metaKey;
