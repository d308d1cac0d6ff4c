import { Button, Dialog, Heading, KeyCombination, Stack, Text } from "@understudy/ui";
import { overlayTexts, type ShortcutName, shortcuts } from "@understudy/model";
import { shortcutGroupTexts, shortcutTexts, singleKeyTexts } from "./shortcuts-texts";
import * as styles from "./ShortcutsScreen.css";

export interface ShortcutsScreenProps {
  /** Speech input and typing mistakes trigger single keys, so they can be turned off (WCAG 2.1.4). */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutsScreen({ singleKeys, onSingleKeysChange, onClose }: ShortcutsScreenProps) {
  return (
    <Dialog
      title={overlayTexts.shortcuts}
      size="small"
      onClose={onClose}
      footer={
        <Button onClick={() => onSingleKeysChange(!singleKeys)}>
          {singleKeys ? singleKeyTexts.disable : singleKeyTexts.enable}
        </Button>
      }
    >
      <Stack gap="5">
        {groups.map(({ title, names }) => (
          <section key={title}>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ul className={styles.list}>
              {names.map((name) => (
                <li key={name} className={styles.row}>
                  <span>{shortcutTexts[name]}</span>
                  <span className={styles.keys}>
                    <KeyCombination keys={shortcuts[name]} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Text size="small" tone="muted">
          {singleKeys ? singleKeyTexts.on : singleKeyTexts.off}
        </Text>
      </Stack>
    </Dialog>
  );
}

const groups: readonly { title: string; names: readonly ShortcutName[] }[] = [
  { title: shortcutGroupTexts.everywhere, names: ["palette", "shortcuts"] },
  { title: shortcutGroupTexts.editing, names: ["save"] },
  { title: shortcutGroupTexts.run, names: ["nextRun", "previousRun"] },
];
