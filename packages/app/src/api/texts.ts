/** The message of a response without one. */
export const statusMessage = (status: number, statusText: string) => `API error ${status} ${statusText}`;
