import { createServer, type RequestListener, type Server } from "node:http";

/** Serves the product API on its own origin. */
export function createApiListener(listener: RequestListener) {
  let server: Server | undefined;
  let origin: string | undefined;
  return {
    origin: () => origin,
    listen: (port = 0) =>
      new Promise<string>((resolve, reject) => {
        server = createServer(listener);
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
          const address = server?.address();
          origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
          resolve(origin);
        });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        if (!server) {
          resolve();
          return;
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
