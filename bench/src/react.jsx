// The size of a peer's page without its grid.
import { present } from "./page.jsx";

present(() => null);
