import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./Form.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Edit something on a page of its own.",
  instead: { Dialog: "A few fields: a dialog can be a form", SearchField: "Filter a list" },
  rules: [
    "Name each field as the request does, so that the server’s errors find it.",
    "Don’t put the error of a field anywhere else.",
  ],
  keyboard: [["Enter", "In a field, submits the form.", "EnterSubmits"]],
  roles: ["A native form. When the server refuses fields, the first of them gets the focus."],
};
