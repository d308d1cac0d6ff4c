/** Names of keys for screen readers, and captions for keys without a symbol. */
export const keyTexts = {
  command: "Command",
  control: "Control",
  ctrl: "Ctrl",
  option: "Option",
  alt: "Alt",
  shift: "Shift",
  up: "Up",
  down: "Down",
  left: "Left",
  right: "Right",
  esc: "Esc",
  escape: "Escape",
  pageUp: "Page Up",
  pageDown: "Page Down",
  plus: "Plus",
} as const;
