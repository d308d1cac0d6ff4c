import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { action } from "@understudy/model/fixtures";
import { allActions, selectActions } from "@understudy/model";
import { Intents } from "./Intents";

const rowsIn = (markup: string) => [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => text);

test("ignores empty intents in the list", () => {
  expect(
    rowsIn(renderToStaticMarkup(<Intents intents={["one", "", "two", " ", "three"]} describedBy="row" />)),
  ).toEqual(["“one”", "“two”", "“three”"]);
});

test("sorts the action with more intents first", () => {
  const actions = [
    action({ key: "empty", intents: ["a", "", "", ""] }),
    action({ key: "said", intents: ["a", "b"] }),
  ];
  const sorted = selectActions(actions, {
    ...allActions,
    sort: { key: "intents", direction: "descending" },
  });
  expect(sorted.map(({ key }) => key)).toEqual(["said", "empty"]);
});
