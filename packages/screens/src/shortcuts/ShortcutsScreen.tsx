import { Dialog, Heading, KeyCombination, Link, List, Stack, Text } from "@understudy/ui";
import { overlayTexts, type ShortcutName, shortcuts } from "@understudy/model";
import { aboutTexts, shortcutGroupTexts, shortcutTexts } from "./shortcuts-texts";
import * as styles from "./ShortcutsScreen.css";

export interface ShortcutsScreenProps {
  version: string;
  onClose: () => void;
}

/** Written by the build. */
const licensesHref = "/licenses.txt";

export function ShortcutsScreen({ version, onClose }: ShortcutsScreenProps) {
  return (
    <Dialog
      title={overlayTexts.shortcuts}
      size="small"
      onClose={onClose}
      footer={<About version={version} />}
    >
      <Stack gap="5">
        {groups.map(({ title, names }) => (
          <Stack key={title} as="section" gap="1">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <List variant="divided">
              {names.map((name) => (
                <li key={name} className={styles.row}>
                  <span>{shortcutTexts[name]}</span>
                  <span className={styles.keys}>
                    <KeyCombination keys={shortcuts[name]} />
                  </span>
                </li>
              ))}
            </List>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

const groups: readonly { title: string; names: readonly ShortcutName[] }[] = [
  { title: shortcutGroupTexts.everywhere, names: ["palette", "shortcuts"] },
  { title: shortcutGroupTexts.editing, names: ["save"] },
];

function About({ version }: { version: string }) {
  return (
    <div className={styles.about}>
      <Text size="small" variant="quiet">
        {aboutTexts.version(version)}
      </Text>
      <Link href={licensesHref} newTab>
        {aboutTexts.licenses}
      </Link>
    </div>
  );
}
