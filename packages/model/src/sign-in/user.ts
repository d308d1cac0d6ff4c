import { noName } from "./sign-in-texts";

/** The signed-in user, from the identity token. */
export interface User {
  name: string | null;
  email: string | null;
}

/** The name, or else the part of the email before the @. */
export function displayName({ name, email }: User): string {
  return (name ?? email?.split("@")[0]) || noName;
}

/** A grapheme can have many code units, such as an emoji of a family. */
const longestGrapheme = 50;

export function initialOf(user: User): string {
  return (
    [
      ...new Intl.Segmenter().segment(displayName(user).slice(0, longestGrapheme)),
    ][0]?.segment.toLocaleUpperCase() ?? ""
  );
}
