/** Where stat cards, and their skeletons, are alone in their rows. */
export const oneColumn = "(width < 31rem)";
