import { useId } from "react";
import { CheckIcon, type Icon } from "../icon/icons";
import { inNewTab } from "../link/Link";
import { useUiContext } from "../provider/UiProvider";
import * as styles from "./Menu.css";

export interface MenuOption {
  value: string;
  label: string;
  icon?: Icon | undefined;
}

export type MenuItem =
  | {
      kind: "action";
      label: string;
      icon?: Icon | undefined;
      disabled?: boolean | undefined;
      onSelect: () => void;
    }
  | { kind: "link"; label: string; icon?: Icon | undefined; href: string; newTab?: boolean | undefined }
  | {
      kind: "choice";
      legend: string;
      value: string;
      options: readonly MenuOption[];
      onChange: (value: string) => void;
    }
  | { kind: "separator" };

interface EntryProps<Kind extends MenuItem["kind"]> {
  item: Extract<MenuItem, { kind: Kind }>;
  close: () => void;
}

interface NamedProps {
  icon: Icon | undefined;
  label: string;
}

const Named = ({ icon: Glyph, label }: NamedProps) => (
  <>
    {Glyph && <Glyph className={styles.glyph} aria-hidden="true" />}
    <span className={styles.label}>{label}</span>
  </>
);

function ActionEntry({ item, close }: EntryProps<"action">) {
  // Close first: closing returns the focus to the button, and the action may move it.
  const select = () => {
    if (item.disabled) return;
    close();
    item.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.disabled}
      className={styles.entry}
      onClick={select}
    >
      <Named icon={item.icon} label={item.label} />
    </button>
  );
}

function LinkEntry({ item, close }: EntryProps<"link">) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor
      href={item.href}
      role="menuitem"
      tabIndex={-1}
      className={styles.entry}
      onClick={close}
      {...(item.newTab && inNewTab)}
    >
      <Named icon={item.icon} label={item.label} />
    </Anchor>
  );
}

function ChoiceEntry({ item }: EntryProps<"choice">) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.legend}>
        {item.legend}
      </div>
      {item.options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === item.value}
          tabIndex={-1}
          className={styles.entry}
          onClick={() => item.onChange(option.value)}
        >
          <Named icon={option.icon} label={option.label} />
          {option.value === item.value && <CheckIcon className={styles.glyph} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

export function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  if (item.kind === "action") return <ActionEntry item={item} close={close} />;
  if (item.kind === "link") return <LinkEntry item={item} close={close} />;
  if (item.kind === "choice") return <ChoiceEntry item={item} close={close} />;
  return <hr className={styles.separator} />;
}
