/** The most entries of a list that isn't virtualized: more would slow the page down. */
export const mostListed = 200;
