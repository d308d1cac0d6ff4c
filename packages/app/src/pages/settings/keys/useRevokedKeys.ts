import type { KeysDialog } from "@understudy/screens";
import { type ApiKey, keyMessages, type RevokedKey } from "@understudy/model";
import { useMemo, useState } from "react";
import { keysApi } from "../../../api/keys";
import { useTemporaryState } from "../../../lib/hooks";
import { timings } from "../../../lib/timings";
import { useAlertedMutation } from "../../useAlertedMutation";

/** Revokes keys after a confirmation; a row is busy until the list was refetched, and then says so for a while. */
export function useRevokedKeys(keys: readonly ApiKey[]) {
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [before, setBefore] = useState(keys);
  const { value: revoked = null, show } = useTemporaryState<RevokedKey>(timings.banner);
  const { pending, send, outcome } = useAlertedMutation(
    keysApi.endpoints.revokeKey,
    keyMessages.revokeFailed,
    (key) => {
      const index = before.findIndex(({ rowKey }) => rowKey === key.rowKey);
      if (index !== -1) show({ key, index });
    },
  );
  const busy = useMemo(() => new Set(pending.map(({ rowKey }) => rowKey)), [pending]);

  const question: KeysDialog | null = asked && {
    kind: "revoke",
    key: asked,
    onConfirm() {
      setAsked(null);
      setBefore(keys);
      if (asked.id !== null) send({ ...asked, id: asked.id });
    },
    onClose: () => setAsked(null),
  };
  return {
    question,
    revoked,
    rows: { busy, revoked: revoked && revoked.key.rowKey, outcome, onRevoke: setAsked },
  };
}
