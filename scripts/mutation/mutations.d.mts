interface Defense {
  /** The behavior to protect. */
  defense: string;
  file: string;
  /** The defense's source text. Occurs once in the file. */
  text: string;
  /** The source text without the defense. */
  without: string;
  /** The test file that must then fail. */
  test: string;
}

export const mutations: { inNode: readonly Defense[]; inBrowser: readonly Defense[] };
