import { Heading, InlineCode, Link, Stack, Text, UiProvider } from "@understudy/ui";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { toId } from "storybook/internal/csf";
import users from "virtual:component-users";
import { StorybookLink } from "../overview/StorybookLink";
import { pageOfFile } from "../map";

/** The pages that import a component, and the shared parts that do. */
export function UsedBy({ component }: { component: string }) {
  const files = users[component] ?? [];
  const pages = [...new Set(files.map(pageOfFile))].filter((page) => page !== null).toSorted();
  const shared = files.filter((file) => pageOfFile(file) === null);
  return (
    <Unstyled>
      <UiProvider link={StorybookLink}>
        <Stack gap="3">
          <Heading level={2}>Used by</Heading>
          {files.length === 0 && <Text tone="muted">No screen imports it directly.</Text>}
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link href={`?path=/docs/${toId(`Pages/${page}`, "Overview")}`}>{page}</Link>
              </li>
            ))}
            {shared.map((file) => (
              <li key={file}>
                <InlineCode>{file}</InlineCode>
              </li>
            ))}
          </ul>
        </Stack>
      </UiProvider>
    </Unstyled>
  );
}
