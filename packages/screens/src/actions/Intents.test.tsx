import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { action, ready } from "../fixtures";
import { selectActions } from "../model/action/action";
import { allActions } from "../paths";
import { ActionScreen } from "./detail/ActionScreen";
import { Intents } from "./Intents";

const rowsIn = (markup: string) => [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text);

test("ignores empty intents in the list", () => {
  expect(
    rowsIn(renderToStaticMarkup(<Intents intents={["one", "", "two", " ", "three"]} describedBy="row" />)),
  ).toEqual(["one", "two", "three"]);
});

test.each([
  [
    ["one", "", "two"],
    ["one", "two"],
  ],
  [["", " "], []],
])("shows %j as %j on the action's page", (intents, shown) => {
  expect(rowsIn(renderToStaticMarkup(<ActionScreen known={ready(action({ intents }))} />))).toEqual(shown);
});

test("sorts the action with more intents first", () => {
  const actions = [
    action({ key: "empty", intents: ["a", "", "", ""] }),
    action({ key: "said", intents: ["a", "b"] }),
  ];
  const sorted = selectActions(actions, {
    ...allActions,
    sort: { column: "intents", direction: "descending" },
  });
  expect(sorted.map(({ key }) => key)).toEqual(["said", "empty"]);
});
