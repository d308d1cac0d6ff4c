declare module "virtual:literal-texts" {
  /** Each file with texts outside `texts.ts`. */
  const files: readonly (readonly [file: string, literals: readonly { line: number; text: string }[]])[];
  export default files;
}
