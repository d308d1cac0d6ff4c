import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Edit something on a page of its own.",
  instead: { Dialog: "A few fields: with onSubmit, a dialog is a form", SearchField: "Filter a list" },
  rules: [
    "Name each field as the request does, so that the server’s errors find it.",
    "Don’t put the error of a field anywhere else.",
  ],
  keyboard: [["Enter", "In a field, submits the form."]],
  roles: ["A native form. When the server refuses fields, the first of them gets the focus."],
};
