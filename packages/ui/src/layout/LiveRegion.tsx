import type { ReactNode } from "react";
import { Presence } from "../presence/Presence";
import { region } from "./LiveRegion.css";

export interface LiveRegionProps {
  children: ReactNode;
}

/** Announces what appears in it. Mounted while empty: a region that is added together with its text isn’t announced. */
export const LiveRegion = ({ children }: LiveRegionProps) => (
  <div role="status" className={region}>
    <Presence>{children}</Presence>
  </div>
);
