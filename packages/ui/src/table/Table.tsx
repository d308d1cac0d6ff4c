import { assignInlineVars } from "@vanilla-extract/dynamic";
import { cardHeight, tracks } from "./columns";
import { LongTable } from "./LongTable";
import { ShortTable } from "./ShortTable";
import type { TableProps } from "./tableProps";
import * as styles from "./Table.css";

export type { CellContext, Column, Sort, SortDirection } from "./columns";
export type { TableProps } from "./tableProps";
export type { TablePlace } from "./usePlace";

/** From here on only the rows in view exist; below, the browser's own search and selection see all of them. */
const longFrom = 100;

/** The one table of the house: columns on wide pages, cards on narrow ones, a window on long lists. */
export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { columns, rows, empty, growing = false } = props;
  const sizes = {
    [styles.allTracks]: tracks(columns),
    [styles.mediumTracks]: tracks(columns, ["64rem"]),
    [styles.narrowTracks]: tracks(columns, ["52rem", "64rem"]),
    [styles.cardHeight]: cardHeight(columns),
  };
  const isEmpty = rows.length === 0 && !growing && empty !== undefined;
  return (
    <div className={styles.root} style={assignInlineVars(sizes)}>
      <div className={styles.frame}>
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
