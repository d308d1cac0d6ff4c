export interface ApiKey {
  /** Unique in its list also where the server's ids repeat or are missing. */
  rowKey: string;
  id: string | null;
  name: string | null;
  /** As the server sent it, usually masked. */
  key: string | null;
  createdAt: string | null;
  /** `null` reads “Never”. */
  lastUsed: string | null;
}

/** A key's name as it is sent; `null` while there is none to send. */
export function keyNameToSend(typed: string): string | null {
  return typed.trim() || null;
}
