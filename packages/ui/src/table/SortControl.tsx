import type { Sort } from "@understudy/base";
import { SortIcon } from "../icon/icons";
import { Select } from "../select/Select";
import { cx } from "../theme/cx";
import { orderOf, sortChoices, type Column } from "./columns";
import * as styles from "./SortControl.css";
import { tableTexts } from "./table-texts";
import type { TableLayout } from "./tableLayout";

export interface SortControlProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  /** The table’s. Without one, it is always shown. */
  layout?: TableLayout<NoInfer<Key>> | undefined;
  sort: Sort<Key> | undefined;
  onSortChange: (sort: Sort<Key>) => void;
}

/** Sorts a table where its rows are stacked and show no headers. For the line of its count. */
export function SortControl<Row, Key extends string>({
  columns,
  layout,
  sort,
  onSortChange,
}: SortControlProps<Row, Key>) {
  const choices = sortChoices(columns);
  if (choices.length === 0) return null;
  const coming = columns.find(({ comesSorted }) => comesSorted !== undefined);
  const order = coming?.comesSorted && coming.orders?.[coming.comesSorted];
  const unsorted = sort === undefined ? [{ value: "", label: order ?? tableTexts.sort }] : [];
  const chosen = sort === undefined ? "" : orderOf(sort);
  const options = [...unsorted, ...choices];
  return (
    <div className={cx(styles.control, layout?.sortControl)}>
      <SortIcon className={styles.glyph} aria-hidden="true" />
      <span className={styles.value} aria-hidden="true">
        {options.find(({ value }) => value === chosen)?.label}
      </span>
      <div className={styles.select}>
        <Select
          label={tableTexts.sort}
          hideLabel
          size="small"
          value={chosen}
          options={options}
          onChange={(value) => {
            const choice = choices.find((each) => each.value === value);
            if (choice) onSortChange(choice.sort);
          }}
        />
      </div>
    </div>
  );
}
