import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const presence = style({ display: "contents" });

const faded = { opacity: 0, translate: "0 4px" };
const transition = ["opacity", "translate", "display", "overlay"]
  .map((property) => `${property} ${vars.motion.quick} ${vars.motion.ease} allow-discrete`)
  .join(", ");

globalStyle(`${presence}[inert] > *`, { ...faded, transition });

// `display` and `overlay` keep a closed dialog in view, where it was as a modal one. Browsers without `overlay` show it
// among the page's parts.
globalStyle("dialog", { position: "fixed", zIndex: vars.layer.overlay, transition });
globalStyle("dialog:not([open])", faded);
globalStyle("dialog::backdrop", { transition });
globalStyle("dialog:not([open])::backdrop", { opacity: 0 });
