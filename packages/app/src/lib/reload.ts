/** In a file of its own: the login page needs nothing else of lib/browser.ts. */
export const reload = () => window.location.reload();
