import { globalStyle, style } from "@vanilla-extract/css";
import { closing } from "../theme/motion.css";
import { vars } from "../theme/vars.css";

export const presence = style({ display: "contents" });

const faded = { opacity: 0, translate: "0 4px" };

globalStyle(`${presence}[inert] > *`, { ...faded, transition: closing });

// A closed dialog isn't modal, and would move to its place on the page. Browsers without `overlay` need the layer.
globalStyle("dialog", { position: "fixed", zIndex: vars.layer.overlay, transition: closing });
globalStyle("dialog:not([open])", faded);
globalStyle("dialog::backdrop", { transition: closing });
globalStyle("dialog:not([open])::backdrop", { opacity: 0 });
