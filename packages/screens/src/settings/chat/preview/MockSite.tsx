import type { ReactNode } from "react";
import type { LauncherSide } from "../../../model/site/site";
import type { PreviewLook } from "../chat-view";
import * as styles from "./MockSite.css";

interface MockSiteProps {
  device: PreviewLook["device"];
  site: PreviewLook["site"];
  /** The side of a wide window that is in sight. */
  side: LauncherSide;
  address: string;
  children: ReactNode;
}

/** A make-believe site, at the size of a real one: of a wide window the half where the launcher stands. */
export function MockSite({ device, site, side, address, children }: MockSiteProps) {
  return (
    <div className={styles.windowFor[device]}>
      <div className={styles.colors[site]}>
        <div className={styles.bar}>
          <span className={styles.address} dir="ltr">
            {address}
          </span>
        </div>
        <div className={styles.page}>
          <Content device={device} side={side} />
          <div className={styles.basket}>
            <span>Your basket: 2 nights</span>
            <span className={styles.order}>Check out</span>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

function Content({ device, side }: Pick<MockSiteProps, "device" | "side">) {
  return (
    <div className={styles.content[device === "phone" ? "phone" : side]}>
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
