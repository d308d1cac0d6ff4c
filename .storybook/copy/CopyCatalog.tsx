import { Heading, InlineCode, Stack, Text, UiProvider } from "@understudy/ui";
import literalTexts from "virtual:literal-texts";
import { groups, type CopyGroup } from "./catalog";
import { CopyTable } from "./CopyTable";
import { specificationTexts } from "./specification";

// Until all texts are in texts.ts, the others are listed by file and line.
const inCode: readonly CopyGroup[] = literalTexts.map(([file, literals]) => ({
  title: file.split("/").at(-1) ?? file,
  file,
  folder: "",
  texts: literals.map(({ line, text }) => ({
    key: `line ${line}`,
    variants: [text],
    isExact: specificationTexts.has(text),
  })),
}));

export function CopyCatalog() {
  return (
    <UiProvider>
      <Stack gap="8">
        {[...groups, ...inCode].map(({ title, file, texts }) => (
          <Stack key={file} gap="2">
            <Heading level={2}>{title}</Heading>
            <Text size="small" tone="muted">
              <InlineCode>{file}</InlineCode>
            </Text>
            <CopyTable label={title} texts={texts} />
          </Stack>
        ))}
      </Stack>
    </UiProvider>
  );
}
