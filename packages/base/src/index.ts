export { contrast } from "./contrast";
export { dash } from "./dash";
export { hasModifier } from "./has-modifier";
export { isBlank } from "./is-blank";
export { isComposing } from "./is-composing";
export { isModifier, keyNames, keyParts } from "./key-combination";
export type { Platform } from "./platform";
export { tones, type Tone } from "./tones";
export { firstCharacters, maxLabelLength, truncate } from "./truncate";
