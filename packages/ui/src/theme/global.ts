// A plain CSS import inside a *.css.ts would be dropped in silence, so the font comes in here.
import "@fontsource-variable/inter/index.css";
import "./vars.css";
import "./global.css";
