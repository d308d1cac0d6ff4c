import { alertFallbacks, alertText, type ApiKey, type KeysDialog } from "@understudy/screens";
import { useCallback, useRef, useState } from "react";
import { asFailure, wasAbandoned } from "../../../api/failure";
import { useRevokeKeyMutation } from "../../../api/keys";
import { tell } from "../../../platform/browser";

/** Revokes keys once they were confirmed: one request per key, each row for itself. */
export function useRevokedKeys() {
  const [revokeKey] = useRevokeKeyMutation();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [revoking, setRevoking] = useState<ReadonlySet<string>>(new Set());
  const [sessionEnded, setSessionEnded] = useState(false);
  // A second click may come before the row is drawn as busy.
  const underWay = useRef(new Set<string>());

  async function revoke({ id, rowKey }: ApiKey) {
    if (id === null || underWay.current.has(rowKey)) return;
    underWay.current.add(rowKey);
    setRevoking(new Set(underWay.current));
    setSessionEnded(false);
    const { error } = await revokeKey(id);
    underWay.current.delete(rowKey);
    setRevoking(new Set(underWay.current));
    if (error === undefined || wasAbandoned(error)) return;
    const failure = asFailure(error);
    if (failure.kind === "session") setSessionEnded(true);
    else tell(alertText(failure, alertFallbacks.revokeKey));
  }

  const onConfirmRevoke = () => {
    setAsked(null);
    if (asked !== null) void revoke(asked);
  };

  const dialog: KeysDialog = asked === null ? { kind: "none" } : { kind: "revoke", key: asked };
  return {
    dialog,
    revoking,
    sessionEnded,
    ask: setAsked,
    close: useCallback(() => setAsked(null), []),
    actions: { onConfirmRevoke },
  };
}
