import { Dialog, Link, Presence } from "@understudy/ui";
import { useState } from "react";
import * as styles from "./Screenshot.css";
import { ToggleGroup } from "./toggle-group/ToggleGroup";
import { screenshotTexts } from "./detail-texts";

export interface ScreenshotView {
  view: "inline" | "large";
  onOpen: () => void;
  onClose: () => void;
}

export interface ScreenshotProps extends ScreenshotView {
  url: string;
}

/** Sends no referrer, and has no `crossorigin`: a bucket without CORS headers has to work. */
export function Screenshot({ url, view, onOpen, onClose }: ScreenshotProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === url) return <Fallback url={url} />;
  return (
    <>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={screenshotTexts.enlarge}>
        <img
          className={styles.small}
          src={url}
          alt={screenshotTexts.alt}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setBroken(url)}
        />
      </button>
      <Presence>{view === "large" && <Large url={url} onClose={onClose} />}</Presence>
    </>
  );
}

/** A screenshot of a run that is loading. */
export const LoadingScreenshot = () => (
  <div className={styles.loading}>
    <div className={styles.small} />
  </div>
);

function Fallback({ url }: { url: string }) {
  return (
    <div className={styles.fallback}>
      <p>{screenshotTexts.broken}</p>
      <Link href={url} newTab>
        {screenshotTexts.open}
      </Link>
    </div>
  );
}

/** In place of a screenshot at an address that isn't safe to load. */
export const ScreenshotRefused = () => (
  <div className={styles.fallback}>
    <p>{screenshotTexts.refused}</p>
  </div>
);

const zooms = [
  { value: "fit", label: screenshotTexts.fit },
  { value: "actual", label: "100%" },
  { value: "double", label: "200%" },
] as const;
type Zoom = (typeof zooms)[number]["value"];

function Large({ url, onClose }: { url: string; onClose: () => void }) {
  const [zoom, setZoom] = useState<Zoom>("fit");
  return (
    <Dialog title={screenshotTexts.title} size="full" onClose={onClose}>
      <div className={styles.large}>
        <ToggleGroup legend={screenshotTexts.zoom} options={zooms} value={zoom} onChange={setZoom} />
        {/* A scrollable area needs to be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.stage} role="region" aria-label={screenshotTexts.enlarged} tabIndex={0}>
          <img
            className={styles.zoom[zoom]}
            src={url}
            alt={screenshotTexts.alt}
            referrerPolicy="no-referrer"
          />
        </div>
      </div>
    </Dialog>
  );
}
