import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../theme/mixins";

// A box, also while empty: Safari with VoiceOver doesn't announce regions with `display: contents`, and no browser one
// that was `display: none`. Out of the flow while no element is in it, so that a stack leaves no gap for it. Not with
// `:empty` in `:has()`, which Safari doesn't evaluate again when content arrives.
export const region = style({ minInlineSize: 0, selectors: { "&:not(:has(> * > *))": visuallyHidden } });
