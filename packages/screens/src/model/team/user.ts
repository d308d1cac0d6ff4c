/** The signed-in person, from the identity token. */
export interface User {
  name: string | null;
  email: string | null;
}

/** The name, else the part of the e-mail before the @. */
export function displayName({ name, email }: User): string {
  return name ?? email?.split("@")[0] ?? "Account";
}

export function initialOf(user: User): string {
  return [...new Intl.Segmenter().segment(displayName(user))][0]?.segment.toLocaleUpperCase() ?? "";
}
