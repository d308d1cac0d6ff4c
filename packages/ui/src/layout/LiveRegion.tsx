import type { ReactNode } from "react";
import { contents } from "./LiveRegion.css";

export interface LiveRegionProps {
  children: ReactNode;
}

/** Announces what appears in it. Mounted while empty, because screen readers miss a region that comes with its text. */
export const LiveRegion = ({ children }: LiveRegionProps) => (
  <div role="status" className={contents}>
    {children}
  </div>
);
