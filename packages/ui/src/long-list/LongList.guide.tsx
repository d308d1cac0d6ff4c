import type { ComponentGuide } from "../testing/guide";
import { Cluster } from "../layout/Cluster";
import { Text } from "../text/Text";
import { atOnce, LongList, scrollFrom } from "./LongList";

export const guide: ComponentGuide<typeof import("./LongList.stories")> = {
  use: "Show a long list of items of any height.",
  instead: { Table: "Items with the same values" },
  do: { caption: "Use it for ordered items of different heights.", story: "Short" },
  dont: {
    caption: "Don’t use it for rows with columns. Use Table.",
    render: () => (
      <LongList
        itemKey={String}
        aria-label="Actions"
        count={3}
        variant="framed"
        renderItem={(at) => (
          <Cluster gap="8">
            <Text>Action {at + 1}</Text>
            <Text>8 steps</Text>
            <Text>Published</Text>
          </Cluster>
        )}
      />
    ),
  },
  keyboard: [
    ["Tab", `Focuses the box, if it has more than ${scrollFrom} items, then what is in it.`],
    ["↑ ↓, Page Up, Page Down", "Scroll the focused box."],
  ],
  roles: [
    "An ordered list. aria-posinset and aria-setsize give each item’s place.",
    `More than ${atOnce} items: those around the marked one, with buttons for earlier and later ones.`,
  ],
};
