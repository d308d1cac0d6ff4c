export const roles = ["viewer", "member", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

export interface DemoPerson {
  id: string;
  /** Missing for one person, so that the console falls back to the email. */
  name?: string;
  email: string;
  role: Role;
  /** What the role may do. */
  may: string;
}

export const people: readonly DemoPerson[] = [
  {
    id: "olivia",
    name: "Olivia Hart",
    email: "olivia@harbourandpine.example",
    role: "owner",
    may: "Complete control",
  },
  {
    id: "amir",
    name: "Amir Nouri",
    email: "amir@harbourandpine.example",
    role: "admin",
    may: "Full access",
  },
  {
    id: "tomasz",
    email: "tomasz@harbourandpine.example",
    role: "member",
    may: "Can manage actions",
  },
  {
    id: "vera",
    name: "Vera Lindqvist",
    email: "vera@harbourandpine.example",
    role: "viewer",
    may: "Read-only access",
  },
];
