import { Button, Dialog, Heading, KeyCombination, Stack, Text } from "@understudy/ui";
import { shortcuts, type ShortcutName } from "../model/commands/shortcuts";
import { atHandTexts } from "../model/texts";
import * as styles from "./ShortcutsScreen.css";

export interface ShortcutsScreenProps {
  /** Whether keys without Ctrl or ⌘ are listened to: who speaks to the computer, or slips, may not want it. */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
  onClose: () => void;
}

export function ShortcutsScreen({ singleKeys, onSingleKeysChange, onClose }: ShortcutsScreenProps) {
  return (
    <Dialog
      title={atHandTexts.shortcuts}
      size="small"
      onClose={onClose}
      footer={
        <Button onClick={() => onSingleKeysChange(!singleKeys)}>
          {singleKeys ? "Turn single keys off" : "Turn single keys on"}
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
                  <span>{meanings[name]}</span>
                  <span className={styles.keys}>
                    <KeyCombination keys={shortcuts[name]} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Text size="small" tone="muted">
          {singleKeys
            ? "Keys that are pressed alone rest while you type and while a dialog is open."
            : "Keys that are pressed alone are off in this browser."}
        </Text>
      </Stack>
    </Dialog>
  );
}

const meanings: Record<ShortcutName, string> = {
  palette: "Search pages, actions, drafts and runs",
  shortcuts: "Show these shortcuts",
  save: "Save this page",
  nextRun: "Next run of the list",
  previousRun: "Previous run of the list",
};

const groups: readonly { title: string; names: readonly ShortcutName[] }[] = [
  { title: "Everywhere", names: ["palette", "shortcuts"] },
  { title: "While editing", names: ["save"] },
  { title: "On a run", names: ["nextRun", "previousRun"] },
];
