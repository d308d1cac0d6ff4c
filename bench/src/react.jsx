// What every peer's page weighs without its grid.
import { present } from "./page.jsx";

present(() => null);
