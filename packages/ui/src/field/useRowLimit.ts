import { useState } from "react";
import { uiTexts } from "../ui-texts";

const rowsAtOnce = 100;

/** Limits the rendered rows of an editable list: ten thousand inputs take seconds to render. */
export function useRowLimit(count: number) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const shown = Math.min(count, limit);
  return {
    shown,
    /** The label of the button that shows more, if there are more. */
    moreLabel: count > shown ? uiTexts.showMore(Math.min(count - shown, rowsAtOnce)) : undefined,
    showMore: () => setLimit(limit + rowsAtOnce),
    /** Makes room for a row that is added after those shown, or at the end. */
    makeRoom: (at: number) => setLimit(Math.max(limit, at) + 1),
  };
}
