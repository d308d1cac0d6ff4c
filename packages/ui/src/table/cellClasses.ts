import { cx } from "../theme/cx";
import type { Column } from "./columns";
import * as styles from "./Table.css";
import type { TableLayout } from "./tableLayout";

/** The class of each column's cells. */
export function cellClasses<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  layout: TableLayout<Key> | undefined,
): string[] {
  return columns.map(({ key, align = "start", hasControls, stackedLabel }, index) =>
    cx(
      styles.cell,
      layout?.cells[key],
      styles.align[align],
      index === 0 ? styles.primary : styles.secondary,
      align === "end" && (hasControls ? styles.controlsAtEnd : styles.numbers),
      stackedLabel !== undefined && styles.labeled,
    ),
  );
}
