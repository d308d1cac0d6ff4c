export { Announced, Announcer } from "./announcer/Announcer";
export { UiProvider, useNow, useUiContext, type LinkProps as AnchorProps } from "./provider/UiProvider";

export * from "./icon/icons";
export { Badge } from "./badge/Badge";
export { Category } from "./category/Category";
export { Banner } from "./banner/Banner";
export { Button, ButtonLink } from "./button/Button";
export { Card } from "./card/Card";
export { CardLink } from "./card/CardLink";
export { Checkbox } from "./checkbox/Checkbox";
export { CodeBlock } from "./code-block/CodeBlock";
export { InlineCode } from "./code-block/InlineCode";
export { CopyButton } from "./copy-button/CopyButton";
export { formatDateTime, formatRelative } from "./date-time/dates";
export { DateTime } from "./date-time/DateTime";
export { ConfirmDialog } from "./dialog/ConfirmDialog";
export { Dialog } from "./dialog/Dialog";
export { EmptyState } from "./empty-state/EmptyState";
export { ErrorPanel } from "./error-panel/ErrorPanel";
export { Facts } from "./facts/Facts";
export { editable, isTooLong, lengthWarning } from "./field/editable";
export { Field, type FieldBaseProps } from "./field/Field";
export { Fieldset, type FieldsetBaseProps } from "./field/Fieldset";
export { pastedLines } from "./field/pasted-lines";
export { useRowLimit } from "./field/useRowLimit";
export { useModal } from "./dialog/useModal";
export { toneIcons } from "./icon/toneIcons";
export { cx } from "./theme/cx";
export { type Conflict, type ConflictChoice } from "./field/Conflict";
export { useClickFocus } from "./focus/useClickFocus";
export { useFocusRecovery } from "./focus/useFocusRecovery";
export { FormSection } from "./field/FormSection";
export { IconButton, IconLink } from "./icon-button/IconButton";
export { KeyCombination } from "./key-combination/KeyCombination";
export { Cluster } from "./layout/Cluster";
export { Columns } from "./layout/Columns";
export { Stack } from "./layout/Stack";
export { List } from "./list/List";
export { LiveRegion } from "./layout/LiveRegion";
export { VisuallyHidden } from "./layout/VisuallyHidden";
export { Link } from "./link/Link";
export { Menu } from "./menu/Menu";
export { NumberField } from "./number-field/NumberField";
export { PageHeader } from "./page-header/PageHeader";
export { finishEdit } from "./field/finishEdit";
export { Popover } from "./popover/Popover";
export { Presence } from "./presence/Presence";
export { RemovableChip } from "./removable-chip/RemovableChip";
export { RadioGroup } from "./radio-group/RadioGroup";
export { Form } from "./form/Form";
export { type FormErrors } from "./field/field-errors";
export { SearchField } from "./search-field/SearchField";
export { Select, type SelectOption } from "./select/Select";
export { LoadingRegion } from "./skeleton/LoadingRegion";
export { Bone } from "./skeleton/Bone";
export { Skeleton } from "./skeleton/Skeleton";
export {
  Table,
  type CellContext,
  type Column,
  type PositionListener,
  type TablePosition,
  type TableProps,
} from "./table/Table";
export { SortControl } from "./table/SortControl";
export { TableSkeleton } from "./table/TableSkeleton";
export { TextArea } from "./text-area/TextArea";
export { TextField } from "./text-field/TextField";
export { endEdge, startEdge } from "./sticky-edge/stickyEdge";
export { Heading } from "./text/Heading";
export { Text } from "./text/Text";
export { useMediaQuery } from "./theme/useMediaQuery";
export { LongList, type LongListHandle } from "./long-list/LongList";
