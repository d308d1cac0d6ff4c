import { type Creation, type KeysDialog } from "@understudy/screens";
import { keyNameToSend, type Failure, type Site, keyMessages, paths } from "@understudy/screens/model";
import { useLayoutEffect, useState } from "react";
import { toFailure } from "../../../api/errors";
import { keysApi } from "../../../api/keys";
import { usePageMutation } from "../../../api/page-mutation";
import { useExclusive } from "../../../lib/hooks";
import { useSession } from "../../../session/session";
import { alertFailure } from "../../useAlertedMutation";

type NewKeyDialog = Extract<KeysDialog, { kind: "none" | "naming" | "created" }>;

const none: NewKeyDialog = { kind: "none" };

interface SiteQuery {
  currentData?: Site | undefined;
  refetch: () => PromiseLike<{ data?: Site | undefined; error?: unknown }>;
}

/** The site ID that a key is created for; fetched again if it is missing. */
async function siteIdOf({
  currentData,
  refetch,
}: SiteQuery): Promise<{ id: string } | { failure: Failure | null }> {
  if (currentData !== undefined && currentData.id !== "") return { id: currentData.id };
  const { data, error } = await refetch();
  if (error !== undefined) return { failure: toFailure(error) };
  return data === undefined || data.id === "" ? { failure: null } : { id: data.id };
}

const withCreation = (dialog: NewKeyDialog, creation: Creation): NewKeyDialog =>
  dialog.kind === "naming" ? { ...dialog, creation } : dialog;

/** Whether the dialog waits for the key of this name. */
const isCreating = (dialog: NewKeyDialog, name: string) =>
  dialog.kind === "naming" && dialog.creation.state === "busy" && keyNameToSend(dialog.name) === name;

/** Creates a key. The secret exists only in this state, and Done removes it. */
export function useNewKey(site: SiteQuery) {
  const [dialog, setDialog] = useState<NewKeyDialog>(none);
  const { run } = useExclusive();
  const isAtRisk =
    dialog.kind === "created" || (dialog.kind === "naming" && dialog.creation.state === "busy");
  const { unsaved } = useSession();
  useLayoutEffect(() => {
    if (!isAtRisk) return undefined;
    unsaved.set({ kind: "key", pathname: paths.keys.href() });
    return () => unsaved.set(null);
  }, [isAtRisk, unsaved]);

  const setCreation = (creation: Creation) => setDialog((now) => withCreation(now, creation));

  const { send } = usePageMutation(keysApi.endpoints.createKey, ({ arg: { name }, data: secret, error }) => {
    if (secret === undefined) {
      const creation = alertFailure(error, keyMessages.createFailed);
      setDialog((now) => (isCreating(now, name) ? withCreation(now, creation) : now));
    } else {
      // Also for a key from an earlier visit: the secret is sent only once.
      setDialog((now) =>
        isCreating(now, name) || now.kind === "none" ? { kind: "created", secret, isCopied: false } : now,
      );
    }
  });

  async function create(name: string): Promise<void> {
    const known = await siteIdOf(site);
    if ("failure" in known) {
      const { failure } = known;
      return setCreation(
        failure?.kind === "session"
          ? { state: "sessionEnded" }
          : { state: "noSite", failure, retrying: false },
      );
    }
    setCreation({ state: "busy" });
    await send({ name, siteId: known.id });
  }

  const onCreateKey = async () => {
    const name = dialog.kind === "naming" ? keyNameToSend(dialog.name) : null;
    if (name === null || dialog.kind !== "naming") return;
    await run(() => {
      setCreation(
        dialog.creation.state === "noSite" ? { ...dialog.creation, retrying: true } : { state: "busy" },
      );
      return create(name);
    });
  };

  return {
    dialog,
    begin: () => setDialog({ kind: "naming", name: "", creation: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onName: (name: string) => setDialog((now) => (now.kind === "naming" ? { ...now, name } : now)),
      onCreateKey: () => void onCreateKey(),
      onKeyCopied: () => setDialog((now) => (now.kind === "created" ? { ...now, isCopied: true } : now)),
      onDone: () => setDialog(none),
    },
  };
}
