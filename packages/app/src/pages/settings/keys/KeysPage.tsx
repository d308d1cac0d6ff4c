import { type KeysDialog, KeysScreen } from "@understudy/screens";
import { type ApiKey, type KeyColumn, keyMessages, type Sort, timings } from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { keysApi, useKeysQuery } from "../../../api/keys";
import { mapRemote, useRemote } from "../../../api/remote";
import { useSiteQuery } from "../../../api/site";
import { useTemporaryState } from "../../../lib/hooks";
import { useAlertedMutation } from "../../useAlertedMutation";
import { useNewKey } from "./useNewKey";

export function Component() {
  const keys = useKeysQuery();
  const site = useSiteQuery();
  const [sort, setSort] = useState<Sort<KeyColumn> | null>(null);
  const copied = useTemporaryState<true>(timings.copied);
  const creation = useNewKey(site);
  const revocation = useRevokedKeys();
  return (
    <KeysScreen
      keys={useRemote(keys)}
      siteId={mapRemote(useRemote(site), ({ id }) => id)}
      onRetry={() => {
        void keys.refetch();
        void site.refetch();
      }}
      sort={sort}
      onSort={setSort}
      sessionEnded={revocation.sessionEnded}
      note={revocation.note}
      siteIdCopied={copied.shown !== null}
      onSiteIdCopied={() => copied.show(true)}
      revoking={revocation.revoking}
      onRevoke={revocation.ask}
      onCreate={creation.begin}
      dialog={creation.dialog.kind === "none" ? revocation.dialog : creation.dialog}
      dialogActions={{
        ...creation.actions,
        ...revocation.actions,
        onClose: creation.dialog.kind === "none" ? revocation.close : creation.close,
      }}
    />
  );
}

/** Revokes keys after a confirmation; a row is busy until the list was refetched. */
function useRevokedKeys() {
  const [selected, setSelected] = useState<ApiKey | null>(null);
  const { pending, send, sessionEnded, note } = useAlertedMutation(
    keysApi.endpoints.revokeKey,
    keyMessages.revokeFailed,
  );

  const onConfirmRevoke = () => {
    setSelected(null);
    if (selected !== null && selected.id !== null) send({ ...selected, id: selected.id });
  };

  const dialog: KeysDialog = selected === null ? { kind: "none" } : { kind: "revoke", key: selected };
  return {
    dialog,
    revoking: useMemo(() => new Set(pending.map(({ rowKey }) => rowKey)), [pending]),
    sessionEnded,
    note,
    ask: setSelected,
    close: useCallback(() => setSelected(null), []),
    actions: { onConfirmRevoke },
  };
}
