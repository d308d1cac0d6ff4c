import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { describe, expect } from "vitest";
import { test } from "./harness/test";

/** A server that spoils the answer to every POST, and counts how often each came. */
async function startServer(
  spoil: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; posts: () => number; server: Server }> {
  let posts = 0;
  const server = createServer((request, response) => {
    if (request.method !== "POST")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<title>ready</title>");
    posts += 1;
    request.resume().on("end", () => spoil(request, response));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, posts: () => posts, server };
}

/**
 * Why SECURITY.md asks something of servers: below what a page can see, Chromium resends a request.
 * Should one of these fail, the browser has changed, and the page's sentence about it with it.
 */
describe("a POST on a connection that was used before is sent again by Chromium itself", () => {
  test.for([
    [
      "when the connection is reset before the answer",
      ({ socket }: IncomingMessage) => void socket.resetAndDestroy(),
    ],
    [
      "when the answer is 408",
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(408).end(),
    ],
  ] as const)("%s", async ([, spoil], { visit }) => {
    const { url, posts, server } = await startServer(spoil);
    const page = await (await visit()).newPage();
    await page.goto(url);
    await page.evaluate(async () => {
      await (await fetch("/warm")).text();
      await fetch("/once", { method: "POST", body: "{}" }).catch(() => {});
    });
    expect(posts()).toBeGreaterThan(1);
    server.closeAllConnections();
    server.close();
  });
});
