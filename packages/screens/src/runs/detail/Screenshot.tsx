import { Dialog, Link, ToggleGroup } from "@understudy/ui";
import { useState } from "react";
import * as styles from "./Screenshot.css";

export interface ScreenshotView {
  view: "inline" | "large";
  onOpen: () => void;
  onClose: () => void;
}

export interface ScreenshotProps extends ScreenshotView {
  url: string;
}

const alt = "The page when the run broke off";

/** The page as it was. Asked for without telling where from and without cookies, as any picture from outside. */
export function Screenshot({ url, view, onOpen, onClose }: ScreenshotProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Fallback url={url} />;
  return (
    <>
      <button type="button" className={styles.open} onClick={onOpen} aria-label="Enlarge screenshot">
        <img
          className={styles.small}
          src={url}
          alt={alt}
          referrerPolicy="no-referrer"
          crossOrigin="anonymous"
          decoding="async"
          onError={() => setBroken(true)}
        />
      </button>
      {view === "large" && <Large url={url} onClose={onClose} />}
    </>
  );
}

function Fallback({ url }: { url: string }) {
  return (
    <div className={styles.fallback}>
      <p>The screenshot could not be loaded.</p>
      <Link href={url} newTab>
        Open it in a new tab
      </Link>
    </div>
  );
}

const zooms = [
  { value: "fit", label: "Fit" },
  { value: "actual", label: "100%" },
  { value: "double", label: "200%" },
] as const;
type Zoom = (typeof zooms)[number]["value"];

function Large({ url, onClose }: { url: string; onClose: () => void }) {
  const [zoom, setZoom] = useState<Zoom>("fit");
  return (
    <Dialog title="Screenshot" size="full" onClose={onClose}>
      <div className={styles.large}>
        <ToggleGroup legend="Zoom" options={zooms} value={zoom} onChange={setZoom} />
        {/* What scrolls must be within reach of the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.stage} role="region" aria-label="Screenshot, enlarged" tabIndex={0}>
          <img
            className={styles.zoom[zoom]}
            src={url}
            alt={alt}
            referrerPolicy="no-referrer"
            crossOrigin="anonymous"
          />
        </div>
      </div>
    </Dialog>
  );
}
