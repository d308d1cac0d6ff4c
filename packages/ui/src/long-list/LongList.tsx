import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button";
import { fieldTexts } from "../field/field-texts";
import { listRole } from "../layout/Stack";
import { cx } from "../theme/cx";
import * as styles from "./LongList.css";

export interface LongListProps {
  label: string;
  count: number;
  renderItem: (index: number) => ReactNode;
  /** A long list starts at this item. */
  markedIndex?: number | undefined;
  /** Short lists get a border too. */
  framed?: boolean;
  ref?: Ref<LongListHandle>;
}

export interface LongListHandle {
  /** Scrolls the marked item into view and focuses it. */
  showMarked: () => void;
}

/** Longer lists scroll in their own box. */
const scrollFrom = 40;
/** Rendered at once: ten thousand items take seconds. */
const atOnce = 100;

const itemIn = (box: HTMLElement | null, index: number | undefined) =>
  index === undefined ? null : box?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** An ordered list of items of any height. A long one shows those around the marked item, and more on request. */
export function LongList(props: LongListProps) {
  // Another marked item starts another part of the list.
  return <Part key={props.markedIndex} {...props} />;
}

function Part({ label, count, renderItem, markedIndex, framed = false, ref }: LongListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(() =>
    count <= atOnce || markedIndex === undefined ? 0 : Math.max(0, markedIndex - atOnce / 2),
  );
  const [limit, setLimit] = useState(from + atOnce);
  const to = Math.min(count, limit);
  const isLong = count > scrollFrom;

  useImperativeHandle(ref, () => ({
    showMarked: () => {
      const item = itemIn(box.current, markedIndex);
      item?.scrollIntoView({ block: "center" });
      item?.focus({ preventScroll: true });
    },
  }));

  // Scrolls the box only: the page's own scroll position stays.
  useLayoutEffect(() => {
    const item = itemIn(box.current, markedIndex);
    if (item && box.current) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 2;
  }, [markedIndex]);

  // The button may be gone, so the focus moves to the first item that it added.
  const added = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    itemIn(box.current, added.current)?.focus();
    added.current = undefined;
  });
  const showEarlier = () => {
    added.current = from - 1;
    setFrom(Math.max(0, from - atOnce));
  };
  const showMore = () => {
    added.current = to;
    setLimit(to + atOnce);
  };

  return (
    <div
      ref={box}
      className={cx(styles.box, (framed || isLong) && styles.framed, isLong && styles.long)}
      {...(isLong && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      {from > 0 && <More onClick={showEarlier}>{fieldTexts.showEarlier(Math.min(atOnce, from))}</More>}
      <ol role={listRole["ol"]} aria-label={label}>
        {Array.from({ length: to - from }, (_, at) => from + at).map((index) => (
          <li
            key={index}
            className={styles.item}
            data-index={index}
            tabIndex={-1}
            aria-posinset={index + 1}
            aria-setsize={count}
          >
            {renderItem(index)}
          </li>
        ))}
      </ol>
      {to < count && <More onClick={showMore}>{fieldTexts.showMore(Math.min(atOnce, count - to))}</More>}
    </div>
  );
}

const More = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <div className={styles.more}>
    <Button size="small" variant="quiet" onClick={onClick}>
      {children}
    </Button>
  </div>
);
