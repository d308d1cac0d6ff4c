import { assignInlineVars } from "@vanilla-extract/dynamic";
import { cx } from "../theme/cx";
import {
  areaOf,
  cellPlacements,
  columnsTemplate,
  isCompact,
  stackedHeight,
  stackedLayouts,
  stackedPadding,
  stackedTemplate,
  type Column,
} from "./columns";
import * as styles from "./Table.css";

/** How the cells of a column look. */
export interface CellLook {
  className: string;
  style: { gridArea: string };
}

/** What the columns determine: the grids' templates, and the look of each column's cells. */
export function tableLayout<Row>(columns: readonly Column<Row>[]) {
  const { columns: columnTemplate, rows: rowTemplate } = columnsTemplate(columns);
  const values: Record<string, string> = {
    [styles.columnTemplates.columns]: columnTemplate,
    [styles.rowTemplates.columns]: rowTemplate,
  };
  const placed = columns.map((): string[] => []);
  for (const layout of stackedLayouts) {
    const template = stackedTemplate(columns, layout);
    values[styles.columnTemplates[layout]] = template.columns;
    values[styles.rowTemplates[layout]] = template.rows;
    values[styles.rowHeights[layout]] = stackedHeight(columns, layout);
    values[styles.rowPaddings[layout]] = `${stackedPadding(columns, layout)}rem`;
    const areCompact = isCompact(columns, layout);
    for (const [index, { isSeparated, isApart, atEnd }] of cellPlacements(columns, layout).entries()) {
      if (isSeparated) placed[index]?.push(styles.separated[layout]);
      if (isApart) placed[index]?.push(styles.apart[layout]);
      if (atEnd) placed[index]?.push(styles.atEnd[layout]);
      if (areCompact) placed[index]?.push(styles.compactCell[layout]);
    }
  }
  const cells = columns.map((column, index): CellLook => ({
    className: cx(
      styles.cell,
      styles.align[column.align ?? "start"],
      index === 0 ? styles.primary : styles.secondary,
      column.align === "end" && (column.hasControls ? styles.controlsAtEnd : styles.numbers),
      ...(placed[index] ?? []),
    ),
    style: { gridArea: areaOf(column) },
  }));
  return { style: assignInlineVars(values), cells };
}
