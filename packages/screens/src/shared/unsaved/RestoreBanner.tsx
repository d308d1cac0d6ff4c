import { Banner, Button, DateTime, LiveRegion } from "@understudy/ui";
import type { EditsOffer } from "../../model/form-view";
import { restoreTexts } from "./texts";

export interface RestoreBannerProps {
  offer: EditsOffer | null;
  /** The form has unsaved changes. */
  isUnsaved: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore edits after a crash, a reload or a lost session. */
export const RestoreBanner = ({ offer, ...props }: RestoreBannerProps) => (
  <LiveRegion>{offer !== null && <Offer offer={offer} {...props} />}</LiveRegion>
);

function Offer({
  offer,
  isUnsaved,
  onRestore,
  onDiscard,
}: Omit<RestoreBannerProps, "offer"> & { offer: EditsOffer }) {
  if (offer.state === "restored") {
    return (
      // A separate key, because browser translation changes the DOM, and React couldn't update the text.
      <Banner key="restored" quiet tone="info">
        <p>
          {restoreTexts.restoredFrom}
          <DateTime instant={offer.savedAt} />
          {restoreTexts.notSaved}
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={
        <>
          {restoreTexts.offered}
          <DateTime instant={offer.savedAt} relative />
        </>
      }
      actions={
        <>
          <Button size="small" onClick={onRestore}>
            {restoreTexts.restore}
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {restoreTexts.discard}
          </Button>
        </>
      }
    >
      <p>{isUnsaved ? restoreTexts.replaces : restoreTexts.stored}</p>
    </Banner>
  );
}
