import {
  Badge,
  Banner,
  Button,
  Card,
  Columns,
  Dialog,
  List,
  Menu,
  RadioGroup,
  RemovableChip,
  SearchField,
  Select,
  TextField,
} from "@understudy/ui";
import type { ComponentType } from "react";

/** What props of this name mean, and a component that has them. */
const row = <Props>(
  component: Readonly<Record<string, ComponentType<Props>>>,
  props: readonly (keyof Props & string)[],
  means: string,
) => ({ props: props.join(", "), means, example: Object.keys(component).join(" ") });

export const conventions = [
  row({ Banner }, ["variant"], "How loud it looks. The quiet one is always the less important."),
  row({ Button }, ["size"], "How large it is."),
  row({ Badge }, ["tone"], "A status: good, bad, warning, info or neutral. Nothing else."),
  row({ SearchField }, ["label"], "Text that people see: a button’s, a field’s, an icon button’s tooltip."),
  row({ RadioGroup }, ["legend"], "The label of a group of controls."),
  row({ Card }, ["description"], "Secondary text, below a label or title."),
  row(
    { TextField },
    ["error", "warning"],
    "What is wrong, and what may be; a warning doesn’t prevent saving.",
  ),
  row({ Dialog }, ["title", "children", "footer"], "Slots: the heading, the content, the buttons."),
  row({ Columns }, ["as"], "The element, where a component has several."),
  row({ List }, ["aria-label"], "A name that only assistive technology gets."),
  row({ Select }, ["onChange"], "Gets the new value. Other values have their name in it."),
  row({ Menu }, ["items"], "What to choose from; an item says what choosing it does."),
  row({ RemovableChip }, ["onRemove"], "“on” and a verb: an action of that name."),
  row({ Button }, ["busy"], "In progress: keeps the focus and ignores clicks."),
  row({ Button }, ["disabled"], "Can’t be used now."),
];
