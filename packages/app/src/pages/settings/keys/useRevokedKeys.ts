import { type KeysDialog } from "@understudy/screens";
import { paths, type ApiKey, keyMessages } from "@understudy/screens/model";
import { useCallback, useState } from "react";
import { keysApi } from "../../../api/keys";
import { runMutation } from "../../../api/mutations";
import { useAlertedWrites } from "../../../writes/useAlertedWrites";

/** Revokes keys after a confirmation; a row is busy until the list was refetched. */
export function useRevokedKeys() {
  const [selected, setSelected] = useState<ApiKey | null>(null);
  const { busy, sessionEnded, note, send } = useAlertedWrites("settings/keys", keyMessages.revokeFailed);

  const onConfirmRevoke = () => {
    setSelected(null);
    if (selected === null || selected.id === null) return;
    const { id, rowKey, name } = selected;
    send({
      resource: `key/${id}`,
      target: rowKey,
      send: runMutation(keysApi.endpoints.revokeKey.initiate(id), {
        changes: ["keys"],
        waitsForRefetch: true,
      }),
      notice: { page: paths.keys, title: keyMessages.revokeFailed, subject: name ?? id },
    });
  };

  const dialog: KeysDialog = selected === null ? { kind: "none" } : { kind: "revoke", key: selected };
  return {
    dialog,
    revoking: busy,
    sessionEnded,
    note,
    ask: setSelected,
    close: useCallback(() => setSelected(null), []),
    actions: { onConfirmRevoke },
  };
}
