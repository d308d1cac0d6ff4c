import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useMemo } from "react";
import { useUiContext } from "../provider/UiProvider";
import { cellPlacements, stackedHeight, stackedLayouts, stackedRows, tracks, type Column } from "./columns";
import { LongTable } from "./LongTable";
import { ShortTable } from "./ShortTable";
import type { TableProps } from "./tableProps";
import * as styles from "./Table.css";

export type { CellContext, Column, Sort, SortDirection } from "./columns";
export type { TableProps } from "./tableProps";
export type { PositionListener, TablePosition } from "./useTablePosition";

/** Longer lists render only the rows in view; shorter ones leave search and selection to the browser. */
const longFrom = 200;

const separator = '"\\A0·\\A0"';

function layoutVars<Row>(columns: readonly Column<Row>[]) {
  const values: Record<string, string> = { [styles.columnTracks]: tracks(columns) };
  for (const layout of stackedLayouts) {
    values[styles.rowTemplates[layout]] = stackedRows(columns, layout);
    values[styles.rowHeights[layout]] = stackedHeight(columns, layout);
    for (const [index, { area, isSeparated, atEnd }] of cellPlacements(columns, layout).entries()) {
      const vars = styles.placementVars[index]?.[layout];
      if (vars === undefined) continue;
      values[vars.area] = area;
      values[vars.justify] = atEnd ? "end" : "stretch";
      values[vars.separator] = isSeparated ? separator : '""';
    }
  }
  return assignInlineVars(values);
}

/** A table with columns on wide pages and stacked rows on narrow ones. Long lists are virtualized. */
export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { columns, rows, empty, growing = false } = props;
  const { density } = useUiContext();
  const layout = useMemo(() => layoutVars(columns), [columns]);
  const isEmpty = rows.length === 0 && !growing && empty !== undefined;
  return (
    <div className={styles.root} style={layout}>
      <div className={styles.frame[density]}>
        {isEmpty ? (
          empty
        ) : growing || rows.length > longFrom ? (
          <LongTable {...props} />
        ) : (
          <ShortTable {...props} />
        )}
      </div>
    </div>
  );
}
