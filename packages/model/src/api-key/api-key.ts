import { dateWithoutTime, dayMs, formatMonthDay, parseInstant } from "../core/dates";
import type { Sort } from "@understudy/base";
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
  key: string;
  id: string | null;
  name: string | null;
  /** The API key as the server sent it, usually masked. */
  masked: string | null;
  createdAt: string | null;
  /** `null` is shown as “Never”, an unreadable date as a dash. */
  lastUsed: string | null;
}

/** A key that was never used has been unused since its creation. */
const unusedSince = ({ createdAt, lastUsed }: Pick<ApiKey, "createdAt" | "lastUsed">) =>
  parseInstant(lastUsed ?? createdAt);

/** When a key was last used, if something may still depend on it: in the last seven days. A day has no time. */
export function recentUse(
  { lastUsed }: Pick<ApiKey, "lastUsed">,
  now: number,
): { day: string } | { instant: number } | null {
  const used = parseInstant(lastUsed);
  if (used === null || now - used > 7 * dayMs) return null;
  const day = dateWithoutTime(lastUsed);
  // The server's clock may be ahead.
  return day === null ? { instant: Math.min(used, now) } : { day: formatMonthDay(day) };
}

export const keyColumns = ["name", "created", "lastUsed"] as const;

export type KeyColumn = (typeof keyColumns)[number];

const sortValues: SortValues<ApiKey, KeyColumn> = {
  name: ({ name }) => name,
  created: ({ createdAt }) => parseInstant(createdAt),
  lastUsed: unusedSince,
};

export interface KeysQuery {
  sort: Sort<KeyColumn> | null;
}

/** A key that is revoked, and the index its row had in the list. */
export interface RevokedKey extends ApiKey {
  index: number;
}

/** The table's rows: sorted, with a key that was just revoked where it was. */
export function selectKeys(
  keys: readonly ApiKey[],
  { sort }: KeysQuery,
  revoked: RevokedKey | null = null,
): readonly ApiKey[] {
  if (revoked === null) return sortRows(keys, sortValues, sort);
  const others = keys.filter(({ key }) => key !== revoked.key);
  return sortRows(others.toSpliced(revoked.index, 0, revoked), sortValues, sort);
}
