import { Cluster, DateTime, EmptyState, Heading, Link, Stack, Text, UiProvider } from "@understudy/ui";
import { toId } from "storybook/internal/csf";
import type { ChangelogEntry } from "../../scripts/visual/changelog";
import { StorybookLink } from "../overview/StorybookLink";
import * as styles from "./Changelog.css";

const entries = Object.entries(
  import.meta.glob<ChangelogEntry>("../../docs/visual-changelog/*.json", { eager: true, import: "default" }),
)
  .toSorted(([one], [other]) => (one < other ? 1 : -1))
  .map(([, entry]) => entry);

const pictures = import.meta.glob<string>("../../docs/visual-changelog/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const days = [...new Set(entries.map(({ date }) => date))];

function Picture({ word, file, story }: { word: string; file: string; story: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{word}</figcaption>
      <img
        className={styles.picture}
        src={pictures[`../../docs/visual-changelog/${file}`]}
        alt={`${story}, ${word.toLowerCase()}`}
        loading="lazy"
      />
    </figure>
  );
}

function Entry({ entry: { reason, stories, pictures: shown } }: { entry: ChangelogEntry }) {
  return (
    <Stack as="article" gap="3">
      <Heading level={3} size="lead">
        {reason}
      </Heading>
      {shown.map(({ story, look, before, after }) => (
        <Stack key={before} gap="1">
          <Text size="small">
            {story} ({look.replace("-", ", ")})
          </Text>
          <div className={styles.pair}>
            <Picture word="Before" file={before} story={story} />
            <Picture word="After" file={after} story={story} />
          </div>
        </Stack>
      ))}
      <Cluster gap="3" as="ul" aria-label="Changed stories">
        {stories.map(({ title, names }) => (
          <li key={title}>
            <Link href={`?path=/docs/${toId(title, "Overview")}`}>{title.replace("/", " · ")}</Link>{" "}
            <Text as="span" tone="muted">
              {names.length === 1 ? names[0] : `${names.length} stories`}
            </Text>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

/** The changes that `npm run visual` recorded when they were accepted, newest first. */
export function Changelog() {
  return (
    <UiProvider link={StorybookLink}>
      {entries.length === 0 && <EmptyState title="No accepted changes yet" />}
      <div className={styles.changelog}>
        <Stack gap="8">
          {days.map((day) => (
            <Stack key={day} as="section" gap="5">
              <Heading level={2} size="title">
                <DateTime day={day} />
              </Heading>
              {entries
                .filter(({ date }) => date === day)
                .map((entry) => (
                  <Entry key={entry.reason} entry={entry} />
                ))}
            </Stack>
          ))}
        </Stack>
      </div>
    </UiProvider>
  );
}
