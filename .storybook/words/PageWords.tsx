import { Heading, InlineCode, Stack, Text } from "@understudy/ui";
import { useEffect, useState } from "react";
import { wordingsOf, type Wording } from "./catalogue";
import { WordsTable } from "./WordsTable";

/** What a page says of the specification's texts, found in its code rather than written down beside it. */
export function PageWords({ folder }: { folder: string }) {
  const [wordings, setWordings] = useState<readonly Wording[]>([]);
  useEffect(() => {
    let isWanted = true;
    void wordingsOf(folder).then((found) => isWanted && setWordings(found));
    return () => {
      isWanted = false;
    };
  }, [folder]);
  if (wordings.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading level={2}>What this page says</Heading>
      <Text tone="muted">
        The specification’s texts that the code of this page names. They stand once, in{" "}
        <InlineCode>packages/screens/src/model/texts.ts</InlineCode>; all of them are under “What the pages
        say”.
      </Text>
      <WordsTable label="Texts of this page" wordings={wordings} />
    </Stack>
  );
}
