import { hasModifier } from "@understudy/base";
import { CheckIcon, type Icon, KeyCombination } from "@understudy/ui";
import type { MouseEvent } from "react";
import { paletteTexts } from "../palette-texts";
import * as styles from "./CommandPalette.css";

export interface PaletteItem {
  key: string;
  label: string;
  /** Of an item that is a link, which can be opened in a new tab. */
  href?: string | undefined;
  /** Distinguishes items with the same label. */
  detail?: string | null | undefined;
  icon: Icon;
  /** Already applied, for example the current theme. */
  current?: boolean | undefined;
  /** The item's keyboard shortcut: cmd+k. */
  keys?: string | undefined;
}

export interface PaletteGroup<Item extends PaletteItem> {
  key: string;
  label: string;
  items: readonly Item[];
}

export interface CommandOptionsProps<Item extends PaletteItem> {
  id: string;
  label: string;
  groups: readonly PaletteGroup<Item>[];
  active: string | undefined;
  onActivate: (key: string) => void;
  onSelect: (item: Item) => void;
}

export const optionId = (id: string, key: string) => `${id}option-${key}`;

/** The results. Focus stays in the text field. */
export function CommandOptions<Item extends PaletteItem>({
  id,
  label,
  groups,
  active,
  onActivate,
  onSelect,
}: CommandOptionsProps<Item>) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}group-${group.key}`}>
          <div id={`${id}group-${group.key}`} role="presentation" className={styles.groupName}>
            {group.label}
          </div>
          {group.items.map((item) => (
            <Option
              key={item.key}
              id={optionId(id, item.key)}
              item={item}
              active={item.key === active}
              onActivate={onActivate}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps<Item extends PaletteItem> {
  id: string;
  item: Item;
  active: boolean;
  onActivate: (key: string) => void;
  onSelect: (item: Item) => void;
}

function Option<Item extends PaletteItem>({ id, item, active, onActivate, onSelect }: OptionProps<Item>) {
  const { key, label, href, detail, icon: Glyph, current = false, keys } = item;
  const shared = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    className: styles.option[active ? "active" : "other"],
    onPointerMove: () => onActivate(key),
  } as const;
  const content = (
    <>
      <Glyph className={styles.glyph} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label} dir="auto">
          {label}
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {current && <CheckIcon className={styles.glyph} aria-label={paletteTexts.current} role="img" />}
      {keys !== undefined && <KeyCombination keys={keys} />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={() => onSelect(item)}>
        {content}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    // The browser opens a tab or a window.
    if (event.shiftKey || hasModifier(event)) return;
    event.preventDefault();
    onSelect(item);
  };
  return (
    <a {...shared} href={href} onClick={follow}>
      {content}
    </a>
  );
}
