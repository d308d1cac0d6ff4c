import { parseInstant } from "../core/dates";
import type { Sort } from "../core/list-query";
import { inOrder, numberKeys, textKeys } from "../core/order";

export interface ApiKey {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  rowKey: string;
  id: string | null;
  name: string | null;
  /** As the server sent it, usually masked. */
  key: string | null;
  createdAt: string | null;
  /** `null` is shown as “Never”, an unreadable date as a dash. */
  lastUsed: string | null;
}

/** The trimmed name to send; `null` if it is empty. */
export function keyNameToSend(typed: string): string | null {
  return typed.trim() || null;
}

/** A key that was never used has been unused since its creation. */
const unusedSince = ({ createdAt, lastUsed }: Pick<ApiKey, "createdAt" | "lastUsed">) =>
  parseInstant(lastUsed ?? createdAt);

export const keyColumns = ["name", "created", "lastUsed"] as const;

export type KeyColumn = (typeof keyColumns)[number];

const keysOf: Record<KeyColumn, (keys: readonly ApiKey[]) => Float64Array> = {
  name: (keys) => textKeys(keys, ({ name }) => name),
  created: (keys) => numberKeys(keys, ({ createdAt }) => parseInstant(createdAt)),
  lastUsed: (keys) => numberKeys(keys, unusedSince),
};

export function sortKeys(keys: readonly ApiKey[], sort: Sort<KeyColumn> | null): readonly ApiKey[] {
  return sort === null ? keys : inOrder(keys, keysOf[sort.key](keys), sort.direction);
}
