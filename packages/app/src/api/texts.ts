/** The message of an error response that has none. */
export const statusMessage = (status: number, statusText: string) => `API error ${status} ${statusText}`;
