/** Edits, with what they were made on. */
export interface Work<T> {
  /** What was stored when the editing began. */
  base: T;
  edit: T;
}

/** Whether two versions would be stored as the same. */
export type IsSame<T> = (left: T, right: T) => boolean;

export const isUnsaved = <T>(work: Work<T> | null, isSame: IsSame<T>): work is Work<T> =>
  work !== null && !isSame(work.base, work.edit);

export const changed = <T>(work: Work<T> | null, stored: T, edit: T): Work<T> => ({
  base: work?.base ?? stored,
  edit,
});

/** `sent` is what is stored now. What was typed while it was on its way stands on top of it. */
export const saved = <T>(work: Work<T> | null, sent: T): Work<T> => ({
  base: sent,
  edit: work?.edit ?? sent,
});

/** Whether what arrived says something else of the form, and not only of what stands beside it in the same answer. */
export const isNews = <T>(seen: T | null, stored: T | null, isSame: IsSame<T>): boolean =>
  seen === null || stored === null ? seen !== stored : !isSame(seen, stored);

/** Other data arrived: a form with nothing unsaved follows it. */
export const followed = <T>(work: Work<T> | null, isSame: IsSame<T>): Work<T> | null =>
  isUnsaved(work, isSame) ? work : null;

/** Checks what this browser kept: a storage can hold anything. */
export const isWork =
  <T>(isEdit: (value: unknown) => value is T) =>
  (value: unknown): value is Work<T> =>
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    isEdit(value.base) &&
    "edit" in value &&
    isEdit(value.edit);
