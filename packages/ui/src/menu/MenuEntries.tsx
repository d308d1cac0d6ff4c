import { useId } from "react";
import { CheckIcon, type Icon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import * as styles from "./Menu.css";

export interface MenuOption {
  value: string;
  label: string;
  icon?: Icon | undefined;
}

export type MenuItem =
  | { kind: "link"; label: string; icon?: Icon | undefined; href: string }
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

function LinkEntry({ item, close }: EntryProps<"link">) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor href={item.href} role="menuitem" tabIndex={-1} className={styles.entry} onClick={close}>
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
  if (item.kind === "link") return <LinkEntry item={item} close={close} />;
  if (item.kind === "choice") return <ChoiceEntry item={item} close={close} />;
  return <hr className={styles.separator} />;
}
