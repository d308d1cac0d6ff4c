import type { Meta, StoryObj } from "@storybook/react-vite";
// Not in .storybook/main.ts: rewriting every stylesheet would take a quarter of each story's time.
import { decorators } from "storybook-addon-pseudo-states/preview";
import { Button, ButtonLink } from "../../packages/ui/src/button/Button";
import { variant as buttonVariants } from "../../packages/ui/src/button/Button.css";
import { CardLink } from "../../packages/ui/src/card/CardLink";
import { Checkbox } from "../../packages/ui/src/checkbox/Checkbox";
import { ColorField } from "../../packages/screens/src/settings/chat/color-field/ColorField";
import { CopyButton } from "../../packages/ui/src/copy-button/CopyButton";
import { RemovableChip } from "../../packages/ui/src/removable-chip/RemovableChip";
import { CopyIcon } from "../../packages/ui/src/icon/icons";
import { IconButton } from "../../packages/ui/src/icon-button/IconButton";
import { Link } from "../../packages/ui/src/link/Link";
import { ListEditor } from "../../packages/screens/src/drafts/detail/list-editor/ListEditor";
import { Menu } from "../../packages/ui/src/menu/Menu";
import { NumberField } from "../../packages/ui/src/number-field/NumberField";
import { PatternChips } from "../../packages/screens/src/settings/chat/pattern-chips/PatternChips";
import { RadioGroup } from "../../packages/ui/src/radio-group/RadioGroup";
import { SearchField } from "../../packages/ui/src/search-field/SearchField";
import { Select } from "../../packages/ui/src/select/Select";
import { Table } from "../../packages/ui/src/table/Table";
import { TextArea } from "../../packages/ui/src/text-area/TextArea";
import { TextField } from "../../packages/ui/src/text-field/TextField";
import { ToggleGroup } from "../../packages/screens/src/runs/detail/toggle-group/ToggleGroup";
import { forcedStates, ForcedStates } from "./ForcedStates";

const meta = {
  title: "Components/Foundations/Hover, focus and pressed",
  component: ForcedStates,
  decorators,
  // The accessibility checker doesn't know about forced pseudo-classes.
  parameters: { ...forcedStates, a11y: { disable: true }, layout: "padded" },
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
        canBeBusy: true,
        render: ({ disabled, busy }: { disabled: boolean; busy: boolean }) => (
          <Button variant={variant} disabled={disabled} busy={busy}>
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

export const TableStates: Story = {
  name: "Table row",
  args: {
    rows: [
      {
        name: "row",
        neverDisabled: true,
        render: () => (
          <Table
            aria-label="Actions"
            columns={[{ key: "name", header: "Name", cell: (name: string) => name }]}
            rows={["Book a room"]}
            rowKey={(name) => name}
            empty={null}
          />
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
          neverDisabled: true,
          render: () => <Checkbox label="Destructive" checked={checked} onChange={ignore} />,
        },
        {
          name: checked ? "switch, on" : "switch",
          neverDisabled: true,
          render: () => <Checkbox as="switch" label="Show the widget" checked={checked} onChange={ignore} />,
        },
      ]),
      {
        name: "radio group",
        neverDisabled: true,
        render: ({ field }) => (
          <RadioGroup legend="Theme" name={field} value="light" options={options} onChange={ignore} />
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
        neverDisabled: true,
        render: ({ field }) => <TextField label="Name" name={field} value="Harbour Stay" onChange={ignore} />,
      },
      {
        name: "text with error",
        neverDisabled: true,
        render: ({ field }) => (
          <TextField label="Name" name={field} value="" error="Enter a name." onChange={ignore} />
        ),
      },
      {
        name: "text area",
        neverDisabled: true,
        render: ({ field }) => (
          <TextArea label="Description" name={field} value="Books a room" onChange={ignore} />
        ),
      },
      {
        name: "number",
        neverDisabled: true,
        render: ({ field }) => (
          <NumberField label="Offset" name={field} unit="px" value="20" onChange={ignore} />
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
        neverDisabled: true,
        render: ({ field }) => (
          <ColorField label="Brand color" name={field} value="#6d2a63" fallback="#4CAF50" onChange={ignore} />
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
        neverDisabled: true,
        render: () => (
          <ListEditor
            legend="Phrases"
            values={["book a room"]}
            addLabel="Add phrase"
            rowLabel={(at) => `Phrase ${at + 1}`}
            onChange={ignore}
          />
        ),
      },
      {
        name: "pattern chips",
        neverDisabled: true,
        render: ({ field }) => (
          <PatternChips
            label="Include patterns"
            name={field}
            values={["/rooms/*"]}
            onAdd={(typed) => typed}
            onRemove={ignore}
          />
        ),
      },
      {
        name: "filter chip",
        neverDisabled: true,
        render: () => (
          <RemovableChip
            label="Status: Failed"
            removeLabel="Remove filter Status: Failed"
            onRemove={ignore}
          />
        ),
      },
    ],
  },
};

export const MenuStates: Story = {
  name: "Menu, copy button",
  args: {
    rows: [
      {
        name: "menu",
        neverDisabled: true,
        render: () => (
          <Menu
            label="Account"
            initial="A"
            caption="ada@example.com"
            heading={null}
            items={[{ kind: "link", label: "Team", href: "#team" }]}
          />
        ),
      },
      {
        name: "copy button",
        neverDisabled: true,
        render: () => <CopyButton text="site_8f2k" label="Copy" />,
      },
    ],
  },
};
