import { Banner, Button, DateTime } from "@understudy/ui";
import type { LocalCopy } from "../model/local-copy";

/** Edits that were left unsaved and kept in this browser: to be chosen, or taken over into the form already. */
export interface KeptEditsProps {
  offer: LocalCopy | null;
  /** Something was typed into the form since. */
  isUnsaved: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what a crash, a reload or a lost session interrupted. */
export function KeptEdits({ offer, isUnsaved, onRestore, onDiscard }: KeptEditsProps) {
  if (offer === null) return null;
  if (offer.state === "restored") {
    return (
      // Another banner than the offer: of a translated page, one cannot be made into the other.
      <Banner key="restored" quiet tone="info">
        <p>
          Your edits of <DateTime instant={offer.savedAt} /> are back. They are not saved yet.
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        <>
          You left unsaved edits here on <DateTime instant={offer.savedAt} relative />
        </>
      }
      actions={
        <>
          <Button size="small" onClick={onRestore}>
            Restore edits
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>
        This browser kept them.{" "}
        {isUnsaved ? "Restoring replaces what you have typed since." : "The form shows what is saved."}
      </p>
    </Banner>
  );
}
