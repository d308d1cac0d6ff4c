import { style } from "@vanilla-extract/css";
import { inlineRow } from "../theme/mixins";
import { vars } from "../theme/vars.css";

// Both labels share a grid cell, so that the button keeps its width when it shows “Copied!”.
export const faces = style({ display: "grid", justifyItems: "center" });

export const face = style({ gridArea: "1 / 1", ...inlineRow(vars.space["2"]) });

export const away = style({ visibility: "hidden" });

export const absent = style({ display: "none" });

export const whole = style({ display: "inline-flex", position: "relative" });
