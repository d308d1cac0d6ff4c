import { Heading, Stack, Text } from "@understudy/ui";
import { useEffect, useState } from "react";
import { textsOfPage } from "./catalog";
import { CopyTable } from "./CopyTable";
import type { CopyText } from "./texts";

/** The texts of one page, found in its code. */
export function PageCopy({ folder }: { folder: string }) {
  const [texts, setTexts] = useState<readonly CopyText[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void textsOfPage(folder).then((found) => isCurrent && setTexts(found));
    return () => {
      isCurrent = false;
    };
  }, [folder]);
  if (texts.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading level={2}>Copy</Heading>
      <Text tone="muted">The texts of this page. All of them are under “Copy” in the guide.</Text>
      <CopyTable label="Texts of this page" texts={texts} />
    </Stack>
  );
}
