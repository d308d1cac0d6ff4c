import type { Adapter, AdapterPayload } from "oidc-provider";

/** What the provider stores: sessions, grants, codes and tokens. */
export function createStore() {
  let records = new Map<string, AdapterPayload>();
  let kept: typeof records = new Map();

  const isOf = (model: string) => (key: string) => key.startsWith(`${model}:`);
  const isAccessToken = isOf("AccessToken");
  const isSession = isOf("Session");

  return {
    adapter: (model: string): Adapter => {
      const keyOf = (id: string) => `${model}:${id}`;
      const isOwn = isOf(model);
      return {
        upsert: async (id, record) => void records.set(keyOf(id), record),
        find: async (id) => records.get(keyOf(id)),
        findByUid: async (uid) => [...records].find(([key, record]) => isOwn(key) && record.uid === uid)?.[1],
        findByUserCode: async () => undefined,
        async consume(id) {
          const record = records.get(keyOf(id));
          if (record) record["consumed"] = Math.floor(Date.now() / 1000);
        },
        destroy: async (id) => void records.delete(keyOf(id)),
        async revokeByGrantId(grantId) {
          for (const [key, record] of records)
            if (isOwn(key) && record.grantId === grantId) records.delete(key);
        },
      };
    },
    /** The account IDs of all sessions. */
    accounts: () =>
      [...records].flatMap(([key, { accountId }]) => (isSession(key) && accountId ? [accountId] : [])),
    /** Access tokens stay valid until they expire. */
    endSessions: () => {
      const tokens = [...records].filter(([key]) => isAccessToken(key));
      records = new Map(tokens.map(([key, record]) => [key, { ...record, expiresWithSession: false }]));
    },
    /** What `restore` returns to, beside what was kept before. */
    keep: () => void (kept = new Map([...structuredClone(records), ...kept])),
    restore: () => void (records = structuredClone(kept)),
  };
}
