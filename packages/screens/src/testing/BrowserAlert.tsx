import { Button, Card, Cluster, Stack } from "@understudy/ui";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import * as styles from "./BrowserAlert.css";

/** Draws what `alert()` shows over a page: browsers' alerts look different, but all say this. */
export function BrowserAlert({ says, children }: { says: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // Above dialogs, as a browser's alert is.
  useEffect(() => ref.current?.showPopover(), []);
  return (
    <>
      {children}
      <div ref={ref} popover="manual" className={styles.alert}>
        <Card>
          <Stack gap="4">
            <p className={styles.words}>{says}</p>
            <Cluster>
              <Button variant="primary">OK</Button>
            </Cluster>
          </Stack>
        </Card>
      </div>
    </>
  );
}

/** Decorators of a story in which the browser's alert has just opened. */
export const alerted = (sentence: string) => [
  (Story: ComponentType) => (
    <BrowserAlert says={sentence}>
      <Story />
    </BrowserAlert>
  ),
];
