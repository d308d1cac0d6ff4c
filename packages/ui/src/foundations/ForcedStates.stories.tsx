import type { Meta, StoryObj } from "@storybook/react-vite";
// Not in .storybook/main.ts: rewriting every stylesheet would take a quarter of each story's time.
import { decorators } from "storybook-addon-pseudo-states/preview";
import { Button, ButtonLink } from "../button/Button";
import { variant as buttonVariants } from "../button/Button.css";
import { CardLink } from "../card/CardLink";
import { Checkbox } from "../checkbox/Checkbox";
import { ColorField } from "../color-field/ColorField";
import { CopyButton } from "../copy-button/CopyButton";
import { Disclosure } from "../disclosure/Disclosure";
import { FilterChip } from "../filter-chip/FilterChip";
import { CopyIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import { KeyCombinationField } from "../key-combination/KeyCombinationField";
import { Link } from "../link/Link";
import { ListEditor } from "../list-editor/ListEditor";
import { Menu } from "../menu/Menu";
import { NumberField } from "../number-field/NumberField";
import { PatternChips } from "../pattern-chips/PatternChips";
import { RadioGroup } from "../radio-group/RadioGroup";
import { SearchField } from "../search-field/SearchField";
import { Select } from "../select/Select";
import { Switch } from "../switch/Switch";
import { TextArea } from "../text-area/TextArea";
import { TextField } from "../text-field/TextField";
import { ToggleGroup } from "../toggle-group/ToggleGroup";
import { forcedStates, ForcedStates } from "./ForcedStates";

const meta = {
  title: "Components/Foundations/Hover, focus and pressed",
  component: ForcedStates,
  decorators,
  // The accessibility checker doesn't know about forced pseudo-classes.
  parameters: { ...forcedStates, a11y: { test: "off" }, layout: "padded" },
  tags: ["!autodocs"],
} satisfies Meta<typeof ForcedStates>;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};
const options = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const variants = Object.keys(buttonVariants).filter(
  (name): name is keyof typeof buttonVariants => name in buttonVariants,
);

export const ButtonStates: Story = {
  name: "Hover, focus, pressed: button",
  args: {
    rows: [
      ...variants.map((variant) => ({
        name: variant,
        render: ({ disabled }: { disabled: boolean }) => (
          <Button variant={variant} disabled={disabled}>
            Save Changes
          </Button>
        ),
      })),
      {
        name: "link",
        neverDisabled: true,
        render: () => <ButtonLink href="#drafts">View Drafts</ButtonLink>,
      },
    ],
  },
};

export const IconButtonStates: Story = {
  name: "Icon button",
  args: {
    rows: [
      {
        name: "quiet",
        render: ({ disabled }) => (
          <IconButton icon={CopyIcon} label="Copy" disabled={disabled} onClick={ignore} />
        ),
      },
      {
        name: "pressed",
        render: ({ disabled }) => (
          <IconButton icon={CopyIcon} label="Copy" pressed disabled={disabled} onClick={ignore} />
        ),
      },
    ],
  },
};

export const LinkStates: Story = {
  name: "Link",
  args: {
    rows: [
      { name: "plain", neverDisabled: true, render: () => <Link href="#runs">Runs</Link> },
      {
        name: "quiet",
        neverDisabled: true,
        render: () => (
          <Link href="#runs" variant="quiet">
            Runs
          </Link>
        ),
      },
    ],
  },
};

export const CardLinkStates: Story = {
  name: "Card link",
  args: {
    rows: [
      {
        name: "card",
        neverDisabled: true,
        render: () => (
          <CardLink href="#site" title="Site Settings">
            Site name, ID and domains
          </CardLink>
        ),
      },
    ],
  },
};

export const ChoiceStates: Story = {
  name: "Checkbox, switch, radio, toggle group",
  args: {
    rows: [
      ...[false, true].flatMap((checked) => [
        {
          name: checked ? "checkbox, checked" : "checkbox",
          render: ({ disabled }: { disabled: boolean }) => (
            <Checkbox label="Destructive" checked={checked} disabled={disabled} onChange={ignore} />
          ),
        },
        {
          name: checked ? "switch, on" : "switch",
          render: ({ disabled }: { disabled: boolean }) => (
            <Switch label="Show the widget" checked={checked} disabled={disabled} onChange={ignore} />
          ),
        },
      ]),
      {
        name: "radio group",
        render: ({ disabled, field }) => (
          <RadioGroup
            legend="Theme"
            name={field}
            value="light"
            options={options}
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "toggle group",
        neverDisabled: true,
        render: () => <ToggleGroup legend="Theme" value="light" options={options} onChange={ignore} />,
      },
    ],
  },
};

export const FieldStates: Story = {
  name: "Fields",
  args: {
    rows: [
      {
        name: "text",
        render: ({ disabled, field }) => (
          <TextField label="Name" name={field} value="Harbour Stay" disabled={disabled} onChange={ignore} />
        ),
      },
      {
        name: "text with error",
        render: ({ disabled, field }) => (
          <TextField
            label="Name"
            name={field}
            value=""
            error="Enter a name."
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "text area",
        render: ({ disabled, field }) => (
          <TextArea
            label="Description"
            name={field}
            value="Books a room"
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "number",
        render: ({ disabled, field }) => (
          <NumberField
            label="Offset"
            name={field}
            unit="px"
            value="20"
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "select",
        render: ({ disabled, field }) => (
          <Select
            label="Theme"
            name={field}
            value="light"
            options={options}
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "search",
        neverDisabled: true,
        render: ({ field }) => (
          <SearchField label="Search runs" name={field} value="room" onChange={ignore} />
        ),
      },
      {
        name: "color",
        render: ({ disabled, field }) => (
          <ColorField
            label="Brand color"
            name={field}
            value="#6d2a63"
            fallback="#4CAF50"
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "key combination",
        render: ({ disabled, field }) => (
          <KeyCombinationField
            label="Shortcut"
            name={field}
            value="cmd+k"
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
    ],
  },
};

export const ListStates: Story = {
  name: "List editor, pattern chips, filter chip",
  args: {
    rows: [
      {
        name: "list editor",
        render: ({ disabled }) => (
          <ListEditor
            label="Phrases"
            values={["book a room"]}
            addLabel="Add phrase"
            rowLabel={(at) => `Phrase ${at + 1}`}
            disabled={disabled}
            onChange={ignore}
          />
        ),
      },
      {
        name: "pattern chips",
        render: ({ disabled, field }) => (
          <PatternChips
            label="Include patterns"
            name={field}
            values={["/rooms/*"]}
            disabled={disabled}
            onAdd={() => "added"}
            onRemove={ignore}
          />
        ),
      },
      {
        name: "filter chip",
        neverDisabled: true,
        render: () => <FilterChip label="Status: Failed" onRemove={ignore} />,
      },
    ],
  },
};

export const DisclosureStates: Story = {
  name: "Disclosure, menu, copy button",
  args: {
    rows: [
      {
        name: "disclosure",
        neverDisabled: true,
        render: () => <Disclosure summary="Details">More</Disclosure>,
      },
      {
        name: "menu",
        neverDisabled: true,
        render: () => (
          <Menu label="Account" items={[{ kind: "action", label: "Sign Out", onSelect: ignore }]} />
        ),
      },
      {
        name: "copy button",
        render: ({ disabled }) => <CopyButton text="site_8f2k" label="Copy" disabled={disabled} />,
      },
    ],
  },
};
