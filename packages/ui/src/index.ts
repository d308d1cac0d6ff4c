export { contrast } from "./theme/contrast";
export { tones, type Tone } from "./theme/tokens";
export { type Space } from "./theme/values";
export { vars } from "./theme/vars.css";
export {
  UiProvider,
  useUiContext,
  type Density,
  type LinkProps as AnchorProps,
  type UiContextValue,
  type UiProviderProps,
} from "./provider/UiProvider";

export * from "./icon/icons";
export { Badge, type BadgeProps } from "./badge/Badge";
export { Banner, type BannerProps } from "./banner/Banner";
export { StackedBars, type StackedBarsProps } from "./bar-chart/StackedBars";
export { type ChartPoint, type ChartSeries } from "./bar-chart/series";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./button/Button";
export { Card, type CardProps } from "./card/Card";
export { CardLink, type CardLinkProps } from "./card/CardLink";
export { Checkbox, type CheckboxProps } from "./checkbox/Checkbox";
export { CodeBlock, type CodeBlockProps } from "./code-block/CodeBlock";
export { InlineCode, type InlineCodeProps } from "./code-block/InlineCode";
export { ColorField, type ColorFieldProps } from "./color-field/ColorField";
export { type PaletteGroup, type PaletteItem } from "./command-palette/CommandOptions";
export { CommandPalette, type CommandPaletteProps } from "./command-palette/CommandPalette";
export { CopyButton, type CopyButtonProps } from "./copy-button/CopyButton";
export { useCopy, type CopyOptions, type CopyState } from "./copy-button/useCopy";
export { formatRelative } from "./date-time/dates";
export { DateTime, type DateTimeProps } from "./date-time/DateTime";
export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/ConfirmDialog";
export { Dialog, type DialogProps } from "./dialog/Dialog";
export { Disclosure, type DisclosureProps } from "./disclosure/Disclosure";
export { Drawer, type DrawerProps } from "./drawer/Drawer";
export { EmptyState, type EmptyStateProps } from "./empty-state/EmptyState";
export { ErrorPanel, type ErrorPanelProps } from "./error-panel/ErrorPanel";
export { Facts, type Fact, type FactsProps } from "./facts/Facts";
export { focusFirstConflict, type Conflict, type ConflictChoice } from "./field/Conflict";
export { Field, type ControlWiring, type FieldBaseProps, type FieldProps } from "./field/Field";
export { Fieldset, type FieldsetBaseProps, type FieldsetProps } from "./field/Fieldset";
export { useFocusRecovery } from "./focus/useFocusRecovery";
export { FormSection, type FormSectionProps } from "./field/FormSection";
export { FilterChip, type FilterChipProps } from "./filter-chip/FilterChip";
export {
  IconButton,
  IconLink,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
  type IconLinkProps,
} from "./icon-button/IconButton";
export { toneIcons } from "./icon/toneIcons";
export { KeyCombination, type KeyCombinationProps } from "./key-combination/KeyCombination";
export { KeyCombinationField, type KeyCombinationFieldProps } from "./key-combination/KeyCombinationField";
export { Cluster, type ClusterProps } from "./layout/Cluster";
export { Columns, type ColumnsProps } from "./layout/Columns";
export { Split, type SplitProps } from "./layout/Split";
export { Stack, type StackProps } from "./layout/Stack";
export { LiveRegion, type LiveRegionProps } from "./layout/LiveRegion";
export { VisuallyHidden, type VisuallyHiddenProps } from "./layout/VisuallyHidden";
export { Link, type LinkProps } from "./link/Link";
export { ListEditor, type ListEditorProps } from "./list-editor/ListEditor";
export { Menu, type MenuProps } from "./menu/Menu";
export { type MenuItem } from "./menu/MenuEntries";
export { NumberField, type NumberFieldProps } from "./number-field/NumberField";
export { PageHeader, type PageHeaderProps } from "./page-header/PageHeader";
export { finishEdit } from "./field/finishEdit";
export { PatternChips, type Added, type PatternChipsProps } from "./pattern-chips/PatternChips";
export { Meter, type MeterProps } from "./progress/Meter";
export { usePopoverPosition } from "./popover/usePopoverPosition";
export { ProgressBar, type ProgressBarProps } from "./progress/ProgressBar";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./radio-group/RadioGroup";
export { SaveBar, type SaveBarProps } from "./save-bar/SaveBar";
export { SearchField, type SearchFieldProps } from "./search-field/SearchField";
export { Select, type SelectOption, type SelectProps } from "./select/Select";
export { LoadingRegion, type LoadingRegionProps } from "./skeleton/LoadingRegion";
export { Skeleton, type SkeletonProps, type SkeletonShape } from "./skeleton/Skeleton";
export { StatCard, type StatCardProps, type Trend } from "./stat-card/StatCard";
export { Switch, type SwitchProps } from "./switch/Switch";
export {
  Table,
  type CellContext,
  type Column,
  type Sort,
  type SortDirection,
  type PositionListener,
  type TablePosition,
  type TableProps,
} from "./table/Table";
export { Tag } from "./tag/Tag";
export { TextArea, type TextAreaProps } from "./text-area/TextArea";
export { TextField, type TextFieldProps } from "./text-field/TextField";
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from "./text/Heading";
export { Text, type TextProps, type TextSize, type TextTone } from "./text/Text";
export { Timeline, type TimelineHandle, type TimelineProps } from "./timeline/Timeline";
export { type TimelineStep } from "./timeline/TimelineRow";
export { type WaterfallBar } from "./timeline/Waterfall";
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from "./toggle-group/ToggleGroup";
export { Tooltip, type TooltipProps } from "./tooltip/Tooltip";
export { LongList, type LongListHandle, type LongListProps } from "./long-list/LongList";
