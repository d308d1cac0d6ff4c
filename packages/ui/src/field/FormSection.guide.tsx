import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Divide a long form into titled parts.",
  instead: { Fieldset: "A few controls that make one setting", Card: "Content without fields" },
  rules: ["Say what the fields are for.", "Don’t make a section of each field."],
  roles: ["A region named by its title, a level-2 heading."],
};
