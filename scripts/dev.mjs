// `npm run dev`: hot reload in front of the sandbox. Without the production headers, which `npm start` sends.
import { resolve } from "node:path";
import process from "node:process";
import { createServer } from "vite";
import { loadTs } from "./load-ts.mjs";

const { createSandbox } = await loadTs("packages/sandbox/src/index.ts");
const sandbox = createSandbox();

const server = await createServer({
  configFile: resolve(import.meta.dirname, "../vite.config.ts"),
  server: { port: Number(process.env.PORT ?? 5173), host: "127.0.0.1" },
  plugins: [
    {
      name: "sandbox",
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (!sandbox.handle(request, response)) next();
        });
      },
    },
  ],
});
await server.listen();
server.printUrls();
