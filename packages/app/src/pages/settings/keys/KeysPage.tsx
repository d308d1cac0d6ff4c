import { KeysScreen } from "@understudy/screens";
import { timings } from "@understudy/screens/model";
import { useKeysQuery } from "../../../api/keys";
import { mapRemote, useRemote } from "../../../api/remote";
import { useSiteQuery } from "../../../api/site";
import { useTemporaryState } from "../../../lib/useTemporaryState";
import { useNewKey } from "./useNewKey";
import { useRevokedKeys } from "./useRevokedKeys";

export function Component() {
  const keys = useKeysQuery();
  const site = useSiteQuery();
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
