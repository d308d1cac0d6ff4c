/** With a capital first letter, also beyond the letters of one UTF-16 unit. */
export const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
