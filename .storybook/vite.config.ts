import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "../scripts/supported-browsers.mjs";

// Storybook would load the console's vite.config.ts otherwise, with its chunks and checks.
export default defineConfig({ plugins: [react()], build: { target: buildTarget } });
