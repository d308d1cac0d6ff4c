export interface Mutation {
  /** A defense, or a requirement's number. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  text: string;
  /** Replaces it. */
  without: string;
  /** The test that must then fail. Without a title, all of the file. */
  test: { file: string; title?: string };
}

export const readDefenses: () => readonly Mutation[];
interface Requirement {
  section: string;
  /** Its number. */
  name: string;
  says: string;
}

/** Requirements without a mutation say why. */
export const readRequirements: () => readonly ((Requirement & Mutation) | (Requirement & { why: string }))[];

export const readDeviations: () => readonly { specified: string; does: string; why: string }[];
