import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from "react";
import { Button } from "../button/Button";
import { uiTexts } from "../ui-texts";
import { List } from "../list/List";
import { cx } from "../theme/cx";
import * as styles from "./LongList.css";

export interface LongListProps {
  "aria-label": string;
  count: number;
  /** Identifies an item, so that what is open in it stays with it when items come or go above. */
  itemKey: (index: number) => string;
  renderItem: (index: number) => ReactNode;
  /** A long list starts at this item. */
  markedIndex?: number | undefined;
  ref?: Ref<LongListHandle> | undefined;
}

export interface LongListHandle {
  /** Scrolls the marked item into view and focuses it. */
  showMarked: () => void;
  /** Scrolls an item into view, wherever it is. */
  showItem: (index: number) => void;
}

/** Longer lists scroll in their own box. */
export const scrollFrom = 40;
/** Rendered at once: ten thousand items take seconds. */
export const atOnce = 100;

const itemIn = (box: HTMLElement | null, index: number | undefined) =>
  index === undefined ? null : box?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** The part of the list around an item. */
function partAround(marked: number | undefined, count: number) {
  const from = count <= atOnce || marked === undefined ? 0 : Math.max(0, marked - atOnce / 2);
  return { from, limit: from + atOnce, marked };
}

/** An ordered list of items of any height. A long one shows those around the marked item, and more on request. */
export function LongList({
  "aria-label": label,
  count,
  itemKey,
  renderItem,
  markedIndex,
  ref,
}: LongListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState(() => partAround(markedIndex, count));
  const { from, limit } = part;
  if (part.marked !== markedIndex) {
    const isInside = markedIndex === undefined || (markedIndex >= from && markedIndex < limit);
    setPart(isInside ? { ...part, marked: markedIndex } : partAround(markedIndex, count));
  }
  const to = Math.min(count, limit);
  const isLong = count > scrollFrom;

  // What happens to an item once it is rendered.
  const pending = useRef<{ index: number; act: (item: HTMLElement) => void }>(undefined);
  const actOnPending = () => {
    if (pending.current === undefined) return;
    const { index, act } = pending.current;
    pending.current = undefined;
    const item = itemIn(box.current, index);
    if (item) act(item);
  };
  useLayoutEffect(actOnPending);

  const show = (index: number, act: (item: HTMLElement) => void) => {
    pending.current = { index, act };
    if (index >= from && index < to) actOnPending();
    else setPart({ ...partAround(index, count), marked: markedIndex });
  };
  useImperativeHandle(ref, () => ({
    showMarked: () => {
      if (markedIndex !== undefined)
        show(markedIndex, (item) => {
          item.scrollIntoView({ block: "center" });
          item.focus({ preventScroll: true });
        });
    },
    showItem: (index) => show(index, (item) => item.scrollIntoView({ block: "center" })),
  }));

  const markedKey = markedIndex === undefined ? undefined : itemKey(markedIndex);
  const scrollToMarked = useEffectEvent(() => {
    const item = itemIn(box.current, markedIndex);
    // Scrolls the box only: the page's own scroll position stays.
    if (item && box.current) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 2;
  });
  useLayoutEffect(() => {
    if (markedKey !== undefined) scrollToMarked();
  }, [markedKey]);

  // The button may be gone, so the focus moves to the first item that it added.
  const focus = (item: HTMLElement) => item.focus();
  const showEarlier = () => {
    pending.current = { index: from - 1, act: focus };
    setPart({ ...part, from: Math.max(0, from - atOnce) });
  };
  const showMore = () => {
    pending.current = { index: to, act: focus };
    setPart({ ...part, limit: to + atOnce });
  };

  return (
    <div
      ref={box}
      className={cx(styles.box, isLong && styles.long)}
      {...(isLong && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      {from > 0 && <More onClick={showEarlier}>{uiTexts.showEarlier(Math.min(atOnce, from))}</More>}
      <List as="ol" aria-label={label}>
        {Array.from({ length: to - from }, (_, at) => from + at).map((index) => (
          <li
            key={itemKey(index)}
            className={styles.item}
            data-index={index}
            tabIndex={-1}
            aria-posinset={index + 1}
            aria-setsize={count}
          >
            {renderItem(index)}
          </li>
        ))}
      </List>
      {to < count && <More onClick={showMore}>{uiTexts.showMore(Math.min(atOnce, count - to))}</More>}
    </div>
  );
}

const More = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <div className={styles.more}>
    <Button size="small" variant="text" onClick={onClick}>
      {children}
    </Button>
  </div>
);
