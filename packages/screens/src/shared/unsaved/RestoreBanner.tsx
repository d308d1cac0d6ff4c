import { Banner, Button, DateTime, LiveRegion } from "@understudy/ui";
import type { Discarded, EditsOffer } from "@understudy/model";
import { restoreTexts } from "./unsaved-texts";

export interface RestoreBannerProps {
  offer: EditsOffer | null;
  /** The form has unsaved changes. */
  isUnsaved: boolean;
  onRestore: () => void;
  onDiscard: (offer: Extract<Discarded, { what: "offer" }>) => void;
}

/** Offers to restore edits after a crash, a reload or a lost session. */
export const RestoreBanner = ({ offer, ...props }: RestoreBannerProps) => (
  <LiveRegion>
    {offer?.state === "restored" && <Restored savedAt={offer.savedAt} />}
    {offer?.restoredFrom !== undefined && <Restored savedAt={offer.restoredFrom} />}
    {/* A key, so that a double click or a second Enter doesn't restore the next offer, too. */}
    {offer?.state === "offered" && <Offer key={offer.savedAt} savedAt={offer.savedAt} {...props} />}
  </LiveRegion>
);

const Restored = ({ savedAt }: { savedAt: number }) => (
  <Banner variant="quiet" tone="info">
    <p>
      {restoreTexts.restoredFrom}
      <DateTime instant={savedAt} />
      {restoreTexts.notSaved}
    </p>
  </Banner>
);

function Offer({
  savedAt,
  isUnsaved,
  onRestore,
  onDiscard,
}: Omit<RestoreBannerProps, "offer"> & { savedAt: number }) {
  return (
    <Banner
      tone="info"
      title={
        <>
          {restoreTexts.offered}
          <DateTime instant={savedAt} />
        </>
      }
      actions={
        <>
          <Button size="small" onClick={onRestore}>
            {restoreTexts.restore}
          </Button>
          <Button size="small" variant="text" onClick={() => onDiscard({ what: "offer", savedAt })}>
            {restoreTexts.discard}
          </Button>
        </>
      }
    >
      <p>{isUnsaved ? restoreTexts.replaces : restoreTexts.stored}</p>
    </Banner>
  );
}
