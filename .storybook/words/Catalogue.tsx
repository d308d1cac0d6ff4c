import { Heading, Stack, UiProvider } from "@understudy/ui";
import { groups } from "./catalogue";
import { WordsTable } from "./WordsTable";

/** `alertFallbacks` is “Alert fallbacks”. */
const spelled = (name: string) =>
  name
    .replace(/^./, (letter) => letter.toUpperCase())
    .replaceAll(/[A-Z](?<=.[A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export function Catalogue() {
  return (
    <UiProvider>
      <Stack gap="8">
        {groups.map(({ name, wordings }) => (
          <Stack key={name} gap="2">
            <Heading level={2}>{spelled(name)}</Heading>
            <WordsTable label={name} wordings={wordings} />
          </Stack>
        ))}
      </Stack>
    </UiProvider>
  );
}
