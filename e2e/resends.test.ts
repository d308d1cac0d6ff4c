import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { expect } from "@playwright/test";
import { listen } from "./harness/server";
import { test } from "./harness/test";

/** A server that fails every POST, and counts them. */
async function startServer(
  fail: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; posts: () => number; server: Server }> {
  let posts = 0;
  const server = createServer((request, response) => {
    if (request.method !== "POST")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<title>ready</title>");
    posts += 1;
    request.resume().on("end", () => fail(request, response));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, posts: () => posts, server };
}

/** SECURITY.md asks servers to handle this. If a test fails, Chromium has changed; update SECURITY.md. */
test.describe("Chromium resends a POST on a reused connection", () => {
  for (const [when, fail] of [
    [
      "when the connection is reset before the response",
      ({ socket }: IncomingMessage) => void socket.resetAndDestroy(),
    ],
    [
      "when the response is 408",
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(408).end(),
    ],
  ] as const)
    test(when, async ({ visit }) => {
      const { url, posts, server } = await startServer(fail);
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
