export const roles = ["viewer", "member", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

export interface DemoPerson {
  id: string;
  /** Missing for one person, so that the console falls back to the email. */
  name?: string;
  email: string;
  role: Role;
  /** What the role may do, for the sign-in page. */
  may: string;
  /** What the person sees, for the sandbox page. */
  sees: string;
}

export const people: readonly DemoPerson[] = [
  {
    id: "olivia",
    name: "Olivia Hart",
    email: "olivia@harbourandpine.example",
    role: "owner",
    may: "Complete control",
    sees: "Everything works.",
  },
  {
    id: "amir",
    name: "Amir Nouri",
    email: "amir@harbourandpine.example",
    role: "admin",
    may: "Full access",
    sees: "Everything works.",
  },
  {
    id: "tomasz",
    email: "tomasz@harbourandpine.example",
    role: "member",
    may: "Can manage actions",
    sees: "Actions and drafts work. Publishing, settings and billing are refused.",
  },
  {
    id: "vera",
    name: "Vera Lindqvist",
    email: "vera@harbourandpine.example",
    role: "viewer",
    may: "Read-only access",
    sees: "Every change is refused, with the reason.",
  },
];
