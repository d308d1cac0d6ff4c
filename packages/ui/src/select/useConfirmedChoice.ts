import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";

/**
 * Firefox changes a closed select with each arrow key, every browser with a letter. Such a choice is only shown until
 * Enter confirms it or the focus leaves, so that passing an option doesn't choose it. Escape takes it back. A choice from
 * the opened list counts at once. Returns the value to show and the handlers of the select, which does nothing while busy.
 */
export function useConfirmedChoice(value: string, busy: boolean, onChoose: (chosen: string) => void) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const isKeyPressed = useRef(false);

  const choose = (chosen: string) => {
    setUnconfirmed(null);
    if (!busy) onChoose(chosen);
  };
  const confirm = () => {
    if (unconfirmed !== null) choose(unconfirmed);
  };
  /** A key changes a closed select at once. Later changes are those of the opened list, whose `keyup` may be missing. */
  const expectChange = () => {
    isKeyPressed.current = true;
    setTimeout(() => {
      isKeyPressed.current = false;
    });
  };
  const press = (event: KeyboardEvent) => {
    switch (event.key) {
      case "Enter":
        if (unconfirmed === null) return;
        // Doesn't open the list.
        event.preventDefault();
        confirm();
        return;
      case "Escape":
        setUnconfirmed(null);
        return;
      case " ":
      case "Tab":
        return;
      default:
        expectChange();
    }
  };

  return {
    shown: unconfirmed ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      if (isKeyPressed.current) setUnconfirmed(target.value);
      else choose(target.value);
    },
    onMouseDown: (event: MouseEvent) => busy && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!busy) press(event);
      else if (event.key !== "Tab") event.preventDefault();
    },
    onKeyPress: expectChange,
    onBlur: ({ currentTarget }: FocusEvent) => {
      // It keeps the focus while another window has it.
      if (document.activeElement !== currentTarget) confirm();
    },
  };
}
