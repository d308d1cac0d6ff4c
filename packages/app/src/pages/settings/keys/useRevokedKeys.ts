import type { KeysDialog } from "@understudy/screens";
import { type ApiKey, keyMessages, type RevokedKey } from "@understudy/model";
import { useState } from "react";
import { keysApi } from "../../../api/keys";
import { useTemporaryState } from "../../../lib/hooks";
import { timings } from "../../../lib/timings";
import { useAlertedMutation } from "../../useAlertedMutation";

/** Revokes keys after a confirmation; a row is busy until the list was refetched, and then says so for a while. */
export function useRevokedKeys(keys: readonly ApiKey[]) {
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { value: revoked = null, show } = useTemporaryState<RevokedKey>(timings.banner);
  const { busy, send, outcome } = useAlertedMutation(
    keysApi.endpoints.revokeKey,
    keyMessages.revokeFailed,
    show,
  );
  const question: KeysDialog | null = asked && {
    kind: "revoke",
    key: asked,
    onConfirm() {
      setAsked(null);
      send({ ...asked, index: keys.findIndex(({ key }) => key === asked.key) });
    },
    onClose: () => setAsked(null),
  };
  return { question, revoked, rows: { busy, revoked: revoked && revoked.key, outcome, onRevoke: setAsked } };
}
