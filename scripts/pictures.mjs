// `npm run pictures`: the README's pictures, taken from stories, so that they show what is there.
import { loadTs } from "./load-ts.mjs";

const { takePictures } = await loadTs("scripts/pictures/pictures.ts");
await takePictures();
