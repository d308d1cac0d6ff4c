import { NavigationType } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { Address, type Move } from "./address";
import { testPage } from "../testing/page";

function opened() {
  const page = testPage("https://console.example/drafts?x=1");
  const address = new Address(page);
  const moves: [string, NavigationType][] = [];
  address.listen(({ location: { pathname, search, hash }, action }: Move) =>
    moves.push([pathname + search + hash, action]),
  );
  return { page, address, moves };
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe("the address", () => {
  test("is what the browser shows at first", () => {
    expect(opened().address.location).toMatchObject({ pathname: "/drafts", search: "?x=1", hash: "" });
  });

  test("follows links, replacements, Back and Forward", async () => {
    const { page, address, moves } = opened();
    address.push("/runs");
    address.replace("/runs?status=failed", { from: "chip" });
    page.walk(-1);
    address.go(1);
    await settled();
    expect(moves).toEqual([
      ["/runs", "PUSH"],
      ["/runs?status=failed", "REPLACE"],
      ["/drafts?x=1", "POP"],
      ["/runs?status=failed", "POP"],
    ]);
    expect(address.location.state).toEqual({ from: "chip" });
  });

  test("keeps each entry's key, and gives every new one another", () => {
    const { page, address } = opened();
    const { key } = address.location;
    address.push("/runs");
    expect(address.location.key).not.toBe(key);
    page.walk(-1);
    expect(address.location.key).toBe(key);
  });

  test("can be called without the object it belongs to, as the router does", () => {
    const { address, moves } = opened();
    const { push } = address;
    push("/team");
    expect(moves).toEqual([["/team", "PUSH"]]);
  });

  test("goes there all the same where the browser refuses to rewrite it", () => {
    const { page, address } = opened();
    page.history.refuses = true;
    address.push("/runs");
    expect(page.location.assigned).toBe("/runs");
  });
});

describe("somebody who has to be asked", () => {
  function asking() {
    const all = opened();
    const asked: { to: string; proceed: () => void }[] = [];
    all.address.push("/drafts/1");
    all.moves.length = 0;
    all.address.askBefore((to, proceed) => {
      asked.push({ to: to.pathname, proceed });
      return true;
    });
    return { ...all, asked };
  }

  test("stays where a link is not followed, and leaves by it when the answer comes", () => {
    const { page, address, moves, asked } = asking();
    address.push("/runs?q=a");
    expect(asked.map(({ to }) => to)).toEqual(["/runs"]);
    expect([page.location.pathname, moves]).toEqual(["/drafts/1", []]);
    asked[0]?.proceed();
    expect(page.location.href).toBe("https://console.example/runs?q=a");
    expect(moves).toEqual([["/runs?q=a", "PUSH"]]);
  });

  test("finds the address unchanged after Back, and goes back when the answer comes", async () => {
    const { page, moves, asked } = asking();
    page.walk(-1);
    await settled();
    expect([page.location.pathname, moves]).toEqual(["/drafts/1", []]);
    asked[0]?.proceed();
    await settled();
    expect(page.location.pathname).toBe("/drafts");
    expect(moves).toEqual([["/drafts?x=1", "POP"]]);
  });

  test("is asked again the next time", async () => {
    const { page, asked } = asking();
    page.walk(-1);
    await settled();
    page.walk(-1);
    await settled();
    expect(asked).toHaveLength(2);
    expect(page.location.pathname).toBe("/drafts/1");
  });

  test("is not led astray by pressing Back twice", async () => {
    const { page, address, moves, asked } = asking();
    address.askBefore(() => false)();
    address.push("/drafts/2");
    moves.length = 0;
    address.askBefore((to, proceed) => asked.push({ to: to.pathname, proceed }) > 0);
    page.walk(-1);
    page.walk(-1);
    await settled();
    expect([page.location.pathname, moves]).toEqual(["/drafts/2", []]);
    expect(asked).toHaveLength(1);
  });

  test("is not asked about a part of the same page that was typed", () => {
    const { page, address, moves } = asking();
    address.askBefore((to) => to.pathname !== address.location.pathname);
    page.type("/drafts/1#steps");
    expect(moves).toEqual([["/drafts/1#steps", "POP"]]);
  });
});
