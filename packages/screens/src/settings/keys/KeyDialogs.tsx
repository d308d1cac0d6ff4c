import { dash } from "@understudy/base";
import {
  Banner,
  Button,
  CodeBlock,
  ConfirmDialog,
  Dialog,
  ErrorPanel,
  formatRelative,
  LiveRegion,
  Facts,
  InlineCode,
  Stack,
  Text,
  useNow,
} from "@understudy/ui";
import { useState } from "react";
import { type ApiKey, type Failure, keyMessages, loadErrors, recentUse } from "@understudy/model";
import { LoadFailure, SessionEnded } from "../../shared/LoadFailure";
import { OneFieldDialog } from "../../shared/OneFieldDialog";
import { OutcomeNote, type WriteOutcome } from "../../shared/OutcomeNote";
import { LastUsed } from "./key-table";
import { keyDialogTexts, keyTexts } from "./keys-texts";

export type Creation =
  | WriteOutcome
  | { state: "busy" }
  /** Nothing was sent, because the site ID is unknown. `failure` is null if the server sent none. */
  | { state: "noSite"; failure: Failure | null; retrying: boolean };

interface Naming {
  kind: "naming";
  name: string;
  creation: Creation;
  onName: (name: string) => void;
  /** Also retries after `noSite`. */
  onCreate: () => void;
  onClose: () => void;
}

/** The only time the key is shown. */
interface Created {
  kind: "created";
  secret: string;
  onClose: () => void;
}

export type KeysDialog =
  | Naming
  | Created
  | { kind: "revoke"; key: ApiKey; onConfirm: () => void; onClose: () => void };

export function KeyDialogs({ dialog }: { dialog: KeysDialog }) {
  switch (dialog.kind) {
    case "naming":
      return <NamingDialog {...dialog} />;
    case "created":
      return <CreatedDialog {...dialog} />;
    case "revoke":
      return (
        <ConfirmDialog
          title={keyDialogTexts.revokeTitle}
          variant="danger"
          confirmLabel={keyTexts.revoke}
          onConfirm={dialog.onConfirm}
          onCancel={dialog.onClose}
        >
          <RevokeQuestion apiKey={dialog.key} />
        </ConfirmDialog>
      );
  }
}

function RevokeQuestion({ apiKey }: { apiKey: ApiKey }) {
  const now = useNow();
  const { name, masked, lastUsed } = apiKey;
  const use = recentUse(apiKey, now);
  return (
    <Stack gap="4">
      {use && (
        <Banner tone="warning">
          {keyDialogTexts.used("day" in use ? use.day : formatRelative(use.instant, now))}
        </Banner>
      )}
      <p>{keyMessages.confirmRevoke}</p>
      <Facts
        layout="line"
        items={[
          { label: keyTexts.name, value: name ?? dash },
          // Keys may share a name.
          { label: keyTexts.key, value: masked === null ? dash : <InlineCode>{masked}</InlineCode> },
          !use && { label: keyTexts.lastUsed, value: <LastUsed date={lastUsed} /> },
        ]}
      />
    </Stack>
  );
}

function NamingDialog({ name, creation, onName, onCreate, onClose }: Naming) {
  const isBusy = creation.state === "busy" || (creation.state === "noSite" && creation.retrying);
  return (
    <OneFieldDialog
      field={{
        name: "key-name",
        label: keyTexts.name,
        description: keyDialogTexts.nameHint,
        value: name,
        onChange: onName,
      }}
      texts={keyDialogTexts.naming}
      busy={isBusy}
      problem={
        <>
          <LiveRegion>
            <OutcomeNote outcome={creation} />
          </LiveRegion>
          <CreationProblem creation={creation} onRetry={onCreate} />
        </>
      }
      onSubmit={onCreate}
      onClose={onClose}
    >
      <Text size="small" variant="quiet">
        {keyDialogTexts.rotation}
      </Text>
    </OneFieldDialog>
  );
}

function CreationProblem({ creation, onRetry }: { creation: Creation; onRetry: () => void }) {
  if (creation.state === "sessionEnded") return <SessionEnded failure={creation.failure} />;
  if (creation.state !== "noSite") return null;
  const { failure, retrying } = creation;
  if (failure === null)
    return (
      <ErrorPanel
        title={keyDialogTexts.noSite}
        description={keyDialogTexts.noSiteHint}
        onRetry={onRetry}
        retryBusy={retrying}
      />
    );
  return (
    <LoadFailure
      failure={failure}
      title={loadErrors.site}
      fallback={keyDialogTexts.noSiteHint}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

function CreatedDialog({ secret, onClose }: Created) {
  const [wasCopied, setWasCopied] = useState(false);
  return (
    <Dialog
      title={keyMessages.created}
      onClose={undefined}
      footer={
        <Button variant={wasCopied ? "primary" : "secondary"} onClick={onClose}>
          {keyDialogTexts.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Banner tone="warning">{keyDialogTexts.shownOnce}</Banner>
        <CodeBlock
          label={keyDialogTexts.keyLabel}
          code={secret}
          copyLabel={keyDialogTexts.copyKey}
          variant={wasCopied ? "text" : "primary"}
          onCopiedChange={(isCopied) => setWasCopied((was) => was || isCopied)}
        />
      </Stack>
    </Dialog>
  );
}
