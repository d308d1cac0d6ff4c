import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import type { PreviewLook } from "../chat-view";
import * as styles from "./MockSite.css";
import { useScale } from "./useScale";
import { exampleTexts } from "../texts";

interface MockSiteProps {
  device: PreviewLook["device"];
  site: PreviewLook["site"];
  address: string;
  children: ReactNode;
}

/** An example site. The desktop window is 1280 px wide and scaled to fit. */
export function MockSite({ device, site, address, children }: MockSiteProps) {
  const { ref, scale } = useScale();
  return (
    <div ref={ref} className={styles.frame[device]}>
      <div className={styles.windowFor[device]} style={assignInlineVars({ [styles.scale]: String(scale) })}>
        <div className={styles.colors[site]}>
          <div className={styles.bar}>
            <span className={styles.address} dir="ltr">
              {address}
            </span>
          </div>
          <div className={styles.page}>
            <Content device={device} />
            <div className={styles.basket}>
              <span>{exampleTexts.basket}</span>
              <span className={styles.order}>{exampleTexts.checkOut}</span>
            </div>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

function Content({ device }: Pick<MockSiteProps, "device">) {
  return (
    <div className={styles.content}>
      <div className={styles.hero} />
      <div className={styles.headline} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
      <div className={styles.tiles[device]}>
        <div className={styles.tile} />
        <div className={styles.tile} />
        <div className={styles.tile} />
        <div className={styles.tile} />
      </div>
    </div>
  );
}
