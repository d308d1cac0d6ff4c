export { hasModifier } from "./hasModifier";
export { isComposing } from "./isComposing";
export type { Platform, Press } from "./press";
