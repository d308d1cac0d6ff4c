import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import type { CustomContainerComponentProps, CustomItemComponentProps, VirtualizerHandle } from "virtua";
import { listRole } from "../layout/Stack";
import { cx } from "../theme/cx";
import * as styles from "./WindowedList.css";

export interface WindowedListProps {
  label: string;
  count: number;
  renderItem: (index: number) => ReactNode;
  /** A long list is scrolled to this item when it mounts. */
  markedIndex?: number | undefined;
  /** Short lists get a border too. */
  framed?: boolean;
  ref?: Ref<WindowedListHandle>;
}

export interface WindowedListHandle {
  /** Scrolls the marked item into view and focuses it. */
  showMarked: () => void;
}

// Loaded only for long lists, which few pages ever show.
const Virtualizer = lazy(async () => ({ default: (await import("virtua")).Virtualizer }));

/** Longer lists scroll in their own box. */
const scrollFrom = 40;
/** Longer lists mount only the items in view. Shorter ones stay searchable with find-in-page. */
const windowFrom = 100;

/** An ordered list of items of any height, virtualized if long. */
export function WindowedList({
  label,
  count,
  renderItem,
  markedIndex,
  framed = false,
  ref,
}: WindowedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [virtualizer, setVirtualizer] = useState<VirtualizerHandle | null>(null);
  const { focused, onFocus, onBlur } = useFocusedItem();
  const isLong = count > scrollFrom;
  const isWindowed = count > windowFrom;
  const isReady = !isWindowed || virtualizer !== null;

  useImperativeHandle(
    ref,
    () => ({
      showMarked: () => {
        if (markedIndex !== undefined) focusMarked(box);
      },
    }),
    [markedIndex],
  );

  useEffect(() => {
    if (!box.current || markedIndex === undefined || !isReady) return undefined;
    // Scrolls the box once it has a height. The page's own scroll position stays.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === 0) return;
      observer.disconnect();
      if (virtualizer) virtualizer.scrollToIndex(markedIndex, { align: "center" });
      else
        box.current?.scrollTo({
          top: (markedIn(box.current)?.offsetTop ?? 0) - entry.contentRect.height / 2,
        });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [markedIndex, isReady, virtualizer]);

  // The focused item stays mounted, so that scrolling doesn't drop the focus.
  const keepMounted = [...new Set([markedIndex, focused].filter((index) => index !== undefined))];
  return (
    <div
      ref={box}
      className={cx(styles.box, (framed || isLong) && styles.framed, isLong && styles.long)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...(isLong && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      <ListContext value={{ label, count, markedIndex }}>
        {isWindowed ? (
          <Suspense fallback={null}>
            <Virtualizer
              ref={setVirtualizer}
              as={List}
              item={Item}
              data={{ length: count }}
              bufferSize={400}
              keepMounted={keepMounted}
            >
              {(_, index) => <>{renderItem(index)}</>}
            </Virtualizer>
          </Suspense>
        ) : (
          <List>
            {Array.from({ length: count }, (_, index) => (
              <Item key={index} index={index}>
                {renderItem(index)}
              </Item>
            ))}
          </List>
        )}
      </ListContext>
    </div>
  );
}

interface ListInfo {
  label: string;
  count: number;
  markedIndex: number | undefined;
}

const ListContext = createContext<ListInfo>({ label: "", count: 0, markedIndex: undefined });

function List({ style, children, ref }: Partial<CustomContainerComponentProps>) {
  const { label } = use(ListContext);
  return (
    <ol ref={ref} style={style} role={listRole["ol"]} aria-label={label}>
      {children}
    </ol>
  );
}

type ItemProps = Omit<CustomItemComponentProps, "style"> & Partial<Pick<CustomItemComponentProps, "style">>;

function Item({ style, index, children, ref }: ItemProps) {
  const { count, markedIndex } = use(ListContext);
  return (
    <li
      ref={ref}
      style={style}
      className={styles.item}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      {...(index === markedIndex && { "data-marked": "", tabIndex: -1 })}
    >
      {children}
    </li>
  );
}

const markedIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("[data-marked]");

// Retries until unmounted: virtua may still be loading, and it hides an item, which then can't take focus, until it
// has measured it.
function focusMarked(box: RefObject<HTMLElement | null>): void {
  const item = markedIn(box.current);
  item?.scrollIntoView({ block: "center" });
  item?.focus({ preventScroll: true });
  if (box.current && (!item || document.activeElement !== item))
    requestAnimationFrame(() => focusMarked(box));
}

function useFocusedItem() {
  const [focused, setFocused] = useState<number>();
  return {
    focused,
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest<HTMLElement>("[data-index]");
      setFocused(item ? Number(item.dataset["index"]) : undefined);
    },
    onBlur: () => setFocused(undefined),
  };
}
