import { type KeysDialog } from "@understudy/screens";
import { alertFallbacks, type ApiKey } from "@understudy/screens/model";
import { useCallback, useState } from "react";
import { useRevokeKeyMutation } from "../../../api/keys";
import { useAlertedRowWrites } from "../../../writes/useAlertedRowWrites";

/** Revokes keys once they were confirmed: one request per key, each row for itself. */
export function useRevokedKeys() {
  const [revokeKey] = useRevokeKeyMutation();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { busy, sessionEnded, send } = useAlertedRowWrites(alertFallbacks.revokeKey);

  const onConfirmRevoke = () => {
    setAsked(null);
    if (asked === null || asked.id === null) return;
    const { id, rowKey } = asked;
    send(rowKey, () => revokeKey(id));
  };

  const dialog: KeysDialog = asked === null ? { kind: "none" } : { kind: "revoke", key: asked };
  return {
    dialog,
    revoking: busy,
    sessionEnded,
    ask: setAsked,
    close: useCallback(() => setAsked(null), []),
    actions: { onConfirmRevoke },
  };
}
