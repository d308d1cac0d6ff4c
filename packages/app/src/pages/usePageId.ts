import { useLocation } from "react-router-dom";
import { idInPath } from "./match-page";

/** The ID in the current page's path. */
export const usePageId = (): string => idInPath(useLocation().pathname) ?? "";
