import type { StoredEdits } from "@understudy/model";
import { useMemo, useState } from "react";
import { useAccountId } from "../session/session";
import { dropEdits, readEdits } from "./stored-edits";

const none: readonly never[] = [];

/** The stored edits of a page whose resource failed to load. `form` is an example of its forms and must be stable. */
export function useKeptEdits<Form>(
  page: string,
  form: Form,
  hasFailed: boolean,
): [readonly StoredEdits<Form>[], (savedAt: number) => void] {
  const account = useAccountId();
  const [discarded, setDiscarded] = useState<readonly number[]>([]);
  const found = useMemo(
    () => (hasFailed ? readEdits({ account, page }, form) : none),
    [hasFailed, account, page, form],
  );
  const discard = (savedAt: number) => {
    dropEdits({ account, page }, form, savedAt);
    setDiscarded([...discarded, savedAt]);
  };
  return [found.filter(({ savedAt }) => !discarded.includes(savedAt)), discard];
}
