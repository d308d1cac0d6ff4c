// `npm run dev`: hot reload in front of the sandbox. Without the production headers, which `npm start` sends.
import { resolve } from "node:path";
import { createServer } from "vite";
import { flagLines, orStop, readFlags, readPort } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";

const { createSandbox, optionsFromFlags, sandboxFlags } = await loadTs("packages/sandbox/src/index.ts");
const flags = { ...sandboxFlags, help: { type: "boolean", default: false, about: "prints this help" } };
const usage = `npm run dev [-- options]\n${flagLines(flags, 20)}\nSet PORT to change the port (default: 5173).`;
const options = readFlags(flags, usage);
const port = readPort("5173");
const sandbox = createSandbox(orStop(() => optionsFromFlags(options)));

const server = await createServer({
  configFile: resolve(import.meta.dirname, "../vite.config.ts"),
  server: { port, host: "127.0.0.1" },
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
