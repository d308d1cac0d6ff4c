import { useEffect, useState, type ReactNode } from "react";
import { Announced } from "../announcer/Announcer";
import { uiTexts } from "../ui-texts";
import * as styles from "./LoadingRegion.css";

export const slowMs = 4000;

export interface LoadingRegionProps {
  /** Announced: “Loading runs”. */
  "aria-label": string;
  /** The skeletons. */
  children: ReactNode;
}

/** Announces that content is loading, and shows a message after four seconds. */
export function LoadingRegion({ "aria-label": label, children }: LoadingRegionProps) {
  const late = useIsSlow();
  return (
    <div className={styles.region}>
      {late && <p className={styles.late}>{uiTexts.stillLoading}</p>}
      <Announced>{late ? uiTexts.stillLoading : label}</Announced>
      <div aria-busy="true">{children}</div>
    </div>
  );
}

function useIsSlow() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
