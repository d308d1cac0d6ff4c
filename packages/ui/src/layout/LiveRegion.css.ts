import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../theme/mixins";

// A box, also while empty: Safari with VoiceOver doesn't announce regions with `display: contents`, and no browser one
// that was `display: none`. Out of the flow, so that a stack leaves no gap for it.
export const region = style({ minInlineSize: 0, selectors: { "&:has(> :empty)": visuallyHidden } });
