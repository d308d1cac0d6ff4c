import { parseInstant } from "../core/dates";
import type { Sort } from "../core/list-query";
import { sortRows, type SortValues } from "../core/sort";

export const keyMessages = {
  created: "API Key Created Successfully!",
  createFailed: "Failed to create API key",
  createdUnseen: "An API key was created after you left its page, so it was never shown",
  revokeUnseen: "Revoke it, and create another",
  confirmRevoke: "Are you sure you want to revoke this API key? This action cannot be undone.",
  revokeFailed: "Failed to revoke API key. This endpoint may not be implemented yet.",
} as const;

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

const sortValues: SortValues<ApiKey, KeyColumn> = {
  name: ({ name }) => name,
  created: ({ createdAt }) => parseInstant(createdAt),
  lastUsed: unusedSince,
};

export const sortKeys = (keys: readonly ApiKey[], sort: Sort<KeyColumn> | null): readonly ApiKey[] =>
  sortRows(keys, sortValues, sort);
