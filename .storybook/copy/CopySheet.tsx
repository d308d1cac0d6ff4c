import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Badge, Cluster, InlineCode, Link, Stack, Table, Text, type Column } from "@understudy/ui";
import { Fragment } from "react";
import { textsOf, type CopyText } from "../../scripts/testing/texts";
import { overviewOf, routes } from "../map";

const modules = import.meta.glob<Record<string, unknown>>("../../packages/*/src/**/*-texts.ts", {
  eager: true,
});

interface Part {
  /** `packages/screens/src/runs/runs-texts.ts`. */
  file: string;
  /** The page in the same folder. */
  page: string | undefined;
  texts: CopyText[];
}

const parts: readonly Part[] = Object.entries(modules).map(([path, module]) => {
  const file = path.replace("../../", "");
  const folder = /packages\/screens\/src\/(.*)\//.exec(file)?.[1];
  const page = routes.find((route) => route.folder === folder)?.title;
  return { file, page, texts: textsOf(module) };
});

const columns: readonly Column<CopyText>[] = [
  {
    key: "text",
    header: "Text",
    cell: ({ variants, isExact }) => (
      <Cluster gap="2">
        {variants.map((variant) => (
          <Text key={variant}>{variant}</Text>
        ))}
        {isExact && <Badge tone="info">Specified</Badge>}
      </Cluster>
    ),
  },
  { key: "key", header: "Name", cell: ({ key }) => <InlineCode>{key}</InlineCode> },
];

/** Every text of the console, from the files that it is in: those of pages first. */
export const CopySheet = () =>
  parts
    .toSorted((a, b) => Number(b.page !== undefined) - Number(a.page !== undefined))
    .map(({ file, page, texts }) => (
      <Fragment key={file}>
        <Heading>{page ?? file.split("/").at(-2)}</Heading>
        <Unstyled>
          <Stack gap="3">
            <Cluster gap="3">
              <InlineCode>{file}</InlineCode>
              {page !== undefined && (
                <Link href={`?path=/docs/${overviewOf(`Pages/${page}`)}`}>All states</Link>
              )}
            </Cluster>
            <Table aria-label={file} columns={columns} rows={texts} rowKey={({ key }) => key} empty={null} />
          </Stack>
        </Unstyled>
      </Fragment>
    ));
