import { Button, Card, Cluster, Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import * as styles from "./BrowserAlert.css";

/** Draws what `alert()` shows over a page: browsers' alerts look different, but all say this. */
export const BrowserAlert = ({ says, children }: { says: string; children: ReactNode }) => (
  <>
    {children}
    <div className={styles.alert}>
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
