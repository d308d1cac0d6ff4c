import { KeysScreen } from "@understudy/screens";
import { type ApiKey, type KeysQuery, mapRemote, selectKeys } from "@understudy/model";
import { useCallback, useState } from "react";
import { useKeysQuery } from "../../../api/keys";
import { useFreshRemote } from "../../../api/remote";
import { useSiteQuery } from "../../../api/site";
import { useDoneSetupStep } from "../../useDoneSetupStep";
import { useList } from "../../useList";
import { useNewKey } from "./useNewKey";
import { useRevokedKeys } from "./useRevokedKeys";

const none: readonly ApiKey[] = [];

export function KeysPage() {
  const keys = useKeysQuery();
  const site = useSiteQuery();
  const [query, onQueryChange] = useState<KeysQuery>({ sort: null });
  const { dialog, created, unlisted, begin } = useNewKey(keys.currentData, site);
  const { question, revoked, rows } = useRevokedKeys(keys.currentData ?? none);
  const select = useCallback(
    (all: readonly ApiKey[], sorted: KeysQuery) =>
      selectKeys(
        all.filter((key) => key !== unlisted),
        sorted,
        revoked,
      ),
    [revoked, unlisted],
  );
  const list = useList(keys, { query, onQueryChange }, select);
  const onReload = () => {
    list.onReload();
    void site.refetch();
  };
  return (
    <KeysScreen
      list={{ ...list, onReload }}
      siteId={mapRemote(useFreshRemote(site), ({ id }) => id)}
      rows={{ ...rows, created }}
      setup={useDoneSetupStep(site.currentData, "apiKeyCreated")}
      dialog={dialog ?? question}
      onCreate={begin}
    />
  );
}
