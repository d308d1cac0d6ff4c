import { InlineCode, Text } from "@understudy/ui";
import { folderOfStories, routeOfTitle } from "../map";
import { StateSheet } from "./StateSheet";

interface ShownStory {
  id: string;
  name: string;
  parameters: Record<string, unknown>;
}

interface FactsProps {
  title: string;
  folder: string;
  count: number;
}

function Facts({ title, folder, count }: FactsProps) {
  const route = routeOfTitle(title);
  return (
    <Text variant="quiet">
      {route ? <InlineCode>{route.address}</InlineCode> : "No address"} · {count}{" "}
      {count === 1 ? "state" : "states"} · screen in{" "}
      <InlineCode>{`packages/screens/src/${folder}/`}</InlineCode>
      {route && (
        <>
          , container in <InlineCode>{`packages/app/src/pages/${folder}/`}</InlineCode>
        </>
      )}
    </Text>
  );
}

const fieldOf = (value: unknown, key: string): unknown =>
  value !== null && typeof value === "object"
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** The comment above a story. */
function noteOf({ parameters }: ShownStory): string | undefined {
  const note = fieldOf(fieldOf(parameters["docs"], "description"), "story");
  return typeof note === "string" ? note : undefined;
}

/** Every state of a page. */
export function PageOverview({ title, stories }: { title: string; stories: readonly ShownStory[] }) {
  const folder = folderOfStories(String(stories[0]?.parameters["fileName"]));
  return (
    <StateSheet
      title={title.split("/").at(-1) ?? ""}
      facts={<Facts title={title} folder={folder} count={stories.length} />}
      states={stories.map((story) => ({ id: story.id, name: story.name, note: noteOf(story) }))}
      isFramed={routeOfTitle(title) !== undefined}
    />
  );
}
