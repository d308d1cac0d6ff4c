import { Heading, InlineCode, Stack, Text } from "@understudy/ui";
import { groups } from "./catalog";
import { CopyTable } from "./CopyTable";

export function CopyCatalog() {
  return (
    <Stack gap="8">
      {groups.map(({ title, file, texts }) => (
        <Stack key={file} gap="2">
          <Heading level={2}>{title}</Heading>
          <Text size="small" tone="muted">
            <InlineCode>{file}</InlineCode>
          </Text>
          <CopyTable label={title} texts={texts} />
        </Stack>
      ))}
    </Stack>
  );
}
