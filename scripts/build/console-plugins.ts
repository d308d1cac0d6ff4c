import type { Plugin } from "vite";
import { immutableFiles } from "./immutable-files";
import { licenses } from "./licenses";
import { requireChunks } from "./require-chunks";
import { documentModules, frameModules, routeModules, sessionModules } from "./route-modules";
import { startFiles } from "./start-files";

/** The build's own plugins. */
export const consolePlugins = (chunkGroups: readonly string[], licenseList: string): Plugin[] => [
  licenses(licenseList),
  requireChunks(chunkGroups),
  startFiles({
    document: documentModules,
    session: sessionModules,
    frame: frameModules,
    pages: routeModules(),
  }),
  immutableFiles(["boot.js", "document.css"]),
];
