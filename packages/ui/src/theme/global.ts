// Not in a *.css.ts file: vanilla-extract silently drops imports of plain CSS.
import "@fontsource-variable/inter/index.css";
import "./inter-english.css";
import "./vars.css";
import "./global.css";
