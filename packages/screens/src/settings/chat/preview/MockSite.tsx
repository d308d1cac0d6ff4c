import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import { clamp, type WidgetPreview } from "@understudy/model";
import type { PreviewLook } from "../chat-view";
import * as styles from "./MockSite.css";
import { SiteMap } from "./SiteMap";
import { exampleTexts } from "../chat-texts";

interface MockSiteProps {
  device: PreviewLook["device"];
  site: PreviewLook["site"];
  address: string;
  widget: WidgetPreview;
  children: ReactNode;
}

/** How far from the edges of the preview the launcher may be, so that the panel above it fits. */
const farthest = 140;

/** An example site at full size: a phone, or the corner of a desktop window that has the launcher. */
export function MockSite({ device, site, address, widget, children }: MockSiteProps) {
  const { side, offsetX, offsetY } = widget;
  const { width, height } = styles.desktopPage;
  return (
    <div className={styles.frame[device]}>
      <div className={styles.colors[site]}>
        <div className={styles.bar}>
          <span className={styles.address} dir="ltr">
            {address}
          </span>
        </div>
        <div className={styles.viewport}>
          <div
            className={device === "desktop" ? styles.corner[side] : styles.phonePage}
            style={assignInlineVars({
              [styles.shiftX]: `${clamp(offsetX - farthest, 0, width / 2)}px`,
              [styles.shiftY]: `${clamp(offsetY - farthest, 0, height / 2)}px`,
            })}
          >
            <Content device={device} />
            <div className={styles.basket}>
              <span>{exampleTexts.basket}</span>
              <span className={styles.order}>{exampleTexts.checkOut}</span>
            </div>
            {children}
          </div>
          {device === "desktop" && <SiteMap widget={widget} />}
        </div>
      </div>
    </div>
  );
}

const tileCount = { desktop: 16, phone: 4 };

function Content({ device }: Pick<MockSiteProps, "device">) {
  return (
    <div className={styles.content}>
      <div className={styles.hero} />
      <div className={styles.headline} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
      <div className={styles.tiles[device]}>
        {Array.from({ length: tileCount[device] }, (_, at) => (
          <div key={at} className={styles.tile} />
        ))}
      </div>
    </div>
  );
}
