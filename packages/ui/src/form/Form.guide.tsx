import { ignore, type ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { TextField } from "../text-field/TextField";
import { Form } from "./Form";

const footer = {
  unsaved: true,
  buttons: (
    <Button type="submit" variant="primary">
      Save Changes
    </Button>
  ),
};

export const guide: ComponentGuide = {
  use: "Edit something on a page of its own.",
  instead: { Dialog: "A few fields: with onSubmit, a dialog is a form", SearchField: "Filter a list" },
  do: {
    caption: "Name each field as the request does, so that the server’s errors find it.",
    render: () => (
      <Form onSubmit={ignore} errors={{ name: "Site Name must not be empty." }} footer={footer}>
        <TextField label="Site Name" name="name" value="" onChange={ignore} />
      </Form>
    ),
  },
  dont: {
    caption: "Don’t put the error of a field anywhere else.",
    render: () => (
      <Form onSubmit={ignore} footer={footer}>
        <TextField
          label="Site Name"
          name="name"
          value=""
          hint="Site Name must not be empty."
          onChange={ignore}
        />
      </Form>
    ),
  },
  areWide: true,
  keyboard: [["Enter", "In a field, submits the form."]],
  roles: ["A native form. When the server refuses fields, the first of them gets the focus."],
};
