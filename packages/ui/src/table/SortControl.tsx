import { SortIcon } from "../icon/icons";
import { Select } from "../select/Select";
import { orderOf, sortChoices, type Column, type Sort } from "./columns";
import { tableTexts } from "./texts";
import * as styles from "./Table.css";

interface SortControlProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
}

/** Sorts stacked rows, which show no headers. */
export function SortControl<Row, Key extends string>({ columns, sort, onSort }: SortControlProps<Row, Key>) {
  const choices = sortChoices(columns);
  if (onSort === undefined || choices.length === 0) return null;
  const unsorted = sort === undefined ? [{ value: "", label: tableTexts.sort }] : [];
  return (
    <div className={styles.sortControl}>
      <SortIcon className={styles.sortGlyph} aria-hidden="true" />
      <div className={styles.sortSelect}>
        <Select
          label={tableTexts.sort}
          hideLabel
          size="small"
          value={sort === undefined ? "" : orderOf(sort)}
          options={[...unsorted, ...choices]}
          onChange={(value) => {
            const choice = choices.find((each) => each.value === value);
            if (choice) onSort(choice.sort);
          }}
        />
      </div>
    </div>
  );
}
