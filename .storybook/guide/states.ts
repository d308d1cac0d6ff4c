const grid = "components-foundations-hover-focus-and-pressed--";

/** The grid that shows a component hovered, focused, pressed and disabled, by the name of its export. */
const grids: Record<string, readonly string[]> = {
  "button-states": ["Button"],
  "icon-button-states": ["IconButton"],
  "link-states": ["Link"],
  "table-states": ["Table"],
  "card-link-states": ["CardLink"],
  "choice-states": ["Checkbox", "RadioGroup", "ToggleGroup"],
  "field-states": ["TextField", "TextArea", "NumberField", "Select", "SearchField", "ColorField"],
  "list-states": ["ListEditor", "PatternChips", "RemovableChip"],
  "menu-states": ["Menu", "CopyButton"],
};

/** The ID of the story. */
export function statesOf(component: string): string | undefined {
  const [name] = Object.entries(grids).find(([, components]) => components.includes(component)) ?? [];
  return name && `${grid}${name}`;
}
