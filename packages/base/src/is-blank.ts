/** Neither spaces nor characters without a look, such as zero-width ones. */
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);
