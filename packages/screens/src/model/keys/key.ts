export interface ApiKey {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  rowKey: string;
  id: string | null;
  name: string | null;
  /** As the server sent it, usually masked. */
  key: string | null;
  createdAt: string | null;
  /** `null` is shown as “Never”. */
  lastUsed: string | null;
}

/** The trimmed name to send; `null` if it is empty. */
export function keyNameToSend(typed: string): string | null {
  return typed.trim() || null;
}
