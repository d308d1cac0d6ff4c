import { setting, type ComponentGuide } from "../testing/guide";
import { Banner } from "./Banner";

export const guide: ComponentGuide = {
  use: "Tell people about the page they are on: a result, a warning, a limit.",
  instead: {
    ErrorPanel: "Content failed to load",
    LiveRegion: "It appears later and is announced",
    Badge: "The status of one item",
    Field: "A problem with one field",
  },
  rules: [
    "Say what happened and offer the next step.",
    "Don’t apologize or leave people without a next step.",
  ],
  roles: [
    `Its tone doesn’t announce it. ${setting(Banner, { live: "assertive" })} makes the words an alert, which interrupts: for a write that failed.`,
    "Others that appear later aren’t announced.",
  ],
};
