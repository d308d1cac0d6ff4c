import { type Creation, type KeysDialog } from "@understudy/screens";
import { keyNameToSend, paths, type Failure, type Site, keyMessages } from "@understudy/screens/model";
import { useState } from "react";
import { toFailure } from "../../../api/errors";
import { createKey } from "../../../api/keys";
import { runMutation } from "../../../api/mutations";
import { useExclusive } from "../../../lib/hooks";
import { useLeaveGuard } from "../../../unsaved-changes/useLeaveGuard";
import { alertFailure } from "../../../writes/useAlertedWrites";
import { useWrites } from "../../../writes/useWrites";

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

/** Creates a key. The secret exists only in this state, and Done removes it. */
export function useNewKey(site: SiteQuery) {
  const [dialog, setDialog] = useState<NewKeyDialog>(none);
  const { run } = useExclusive();
  const isAtRisk =
    dialog.kind === "created" || (dialog.kind === "naming" && dialog.creation.state === "busy");
  const release = useLeaveGuard(isAtRisk ? "key" : null);

  const setCreation = (creation: Creation) => setDialog((now) => withCreation(now, creation));

  const { enqueue } = useWrites("settings/keys/new", ({ result: { error } }) => {
    if (error !== undefined) setCreation(alertFailure(error, keyMessages.createFailed));
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
    const result = await enqueue({
      resource: "new-key",
      target: name,
      send: runMutation(createKey({ name, siteId: known.id }), { changes: ["keys", "site"] }),
      notice: { page: paths.keys, title: keyMessages.createFailed, subject: name },
    });
    if (result?.data !== undefined) setDialog({ kind: "created", secret: result.data });
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

  const onDone = () => {
    release();
    setDialog(none);
  };

  return {
    dialog,
    begin: () => setDialog({ kind: "naming", name: "", creation: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onName: (name: string) => setDialog((now) => (now.kind === "naming" ? { ...now, name } : now)),
      onCreateKey: () => void onCreateKey(),
      onDone,
    },
  };
}
