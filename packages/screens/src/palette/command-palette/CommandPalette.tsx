import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import {
  Announced,
  Announcer,
  CloseIcon,
  IconButton,
  KeyCombination,
  SearchIcon,
  useModal,
} from "@understudy/ui";
import { isComposing } from "@understudy/base";
import { CommandOptions, optionId, type PaletteGroup, type PaletteItem } from "./CommandOptions";
import { paletteTexts } from "../palette-texts";
import * as styles from "./CommandPalette.css";

export interface CommandPaletteProps<Item extends PaletteItem> {
  /** Name of the dialog and its text field. */
  "aria-label": string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup<Item>[];
  /** Number of results, shown in the footer and announced in a pause. */
  status: string;
  onSelect: (item: Item) => void;
  onClose: () => void;
}

/** A searchable list of commands: a combobox in a modal dialog. */
export function CommandPalette<Item extends PaletteItem>({
  "aria-label": label,
  placeholder,
  query,
  onQueryChange,
  groups,
  status,
  onSelect,
  onClose,
}: CommandPaletteProps<Item>) {
  const id = useId();
  const modal = useModal({ onClose, closedByBackdrop: true });
  const items = groups.flatMap((group) => group.items);
  const { active, activate, move } = useActive(
    id,
    items.map(({ key }) => key),
    query,
  );
  const chosen = items.find(({ key }) => key === active);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const movement = movementOf(event);
    if (movement) move(movement);
    else if (event.key === "Enter" && chosen !== undefined) onSelect(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <dialog {...modal} aria-label={label} className={styles.dialog}>
      <Announcer>
        <div className={styles.inside}>
          <div className={styles.head}>
            <SearchIcon className={styles.magnifier} aria-hidden="true" />
            <input
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={id}
              aria-activedescendant={active === undefined ? undefined : optionId(id, active)}
              className={styles.field}
              value={query}
              placeholder={placeholder}
              dir="auto"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => onQueryChange(event.target.value)}
              onKeyDown={press}
            />
            <IconButton label={paletteTexts.close} icon={CloseIcon} size="small" onClick={onClose} />
          </div>
          <CommandOptions
            id={id}
            label={label}
            groups={groups}
            active={active}
            onActivate={activate}
            onSelect={onSelect}
          />
          <div className={styles.foot}>
            <span aria-hidden="true">{status}</span>
            <AnnouncedLater>{status}</AnnouncedLater>
            <Hints />
          </div>
        </div>
      </Announcer>
    </dialog>
  );
}

/** The index of the next option. */
type Movement = (at: number, count: number) => number;

const next: Movement = (at, count) => (at + 1) % count;
const previous: Movement = (at, count) => (at <= 0 ? count : at) - 1;

const byKey: Partial<Record<string, Movement>> = {
  ArrowDown: next,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** As in Emacs, and in the lists of macOS. */
const byControlKey: Partial<Record<string, Movement>> = { n: next, p: previous };

function movementOf(event: KeyboardEvent): Movement | undefined {
  if (event.shiftKey || event.altKey || event.metaKey) return undefined;
  return event.ctrlKey ? byControlKey[event.key] : byKey[event.key];
}

/** Typing changes the count with each letter. */
const pauseMs = 500;

/** Announces a text once it has stopped changing. */
function AnnouncedLater({ children }: { children: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), pauseMs);
    return () => clearTimeout(timer);
  }, [children]);
  return <Announced>{said}</Announced>;
}

/** The active option, initially the first. Scrolled into view unless the pointer activated it. */
function useActive(id: string, keys: readonly string[], query: string) {
  const [moved, setMoved] = useState({ query, key: keys[0] });
  const active =
    moved.query === query && moved.key !== undefined && keys.includes(moved.key) ? moved.key : keys[0];
  const pointed = useRef(false);

  useLayoutEffect(() => {
    if (active !== undefined && !pointed.current)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
    pointed.current = false;
  }, [id, active]);

  return {
    active,
    activate: (key: string) => {
      if (key === active) return;
      pointed.current = true;
      setMoved({ query, key });
    },
    move: (movement: Movement) => {
      const at = keys.findIndex((key) => key === active);
      const key = keys[movement(at, keys.length)];
      if (key !== undefined) setMoved({ query, key });
    },
  };
}

const hints: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["up", "down"], does: "choose" },
  { keys: ["enter"], does: "go" },
  { keys: ["esc"], does: "close" },
];

function Hints() {
  return (
    <span className={styles.hints}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <KeyCombination key={key} keys={key} />
          ))}{" "}
          {does}
        </span>
      ))}
    </span>
  );
}
