interface Defense {
  /** What must hold. */
  defense: string;
  file: string;
  /** The text that is the defense, once in its file. */
  text: string;
  /** The source text without the defense. */
  without: string;
  /** The test file that must then fail. */
  test: string;
}

export const mutations: { inNode: readonly Defense[]; inBrowser: readonly Defense[] };
