// `node scripts/pictures.mjs`: takes the README's screenshots from stories, so that they are up to date.
import { loadTs } from "./load-ts.mjs";

const { takePictures } = await loadTs("scripts/pictures/pictures.ts");
await takePictures();
