import type { ConsoleStore } from "../store";

/** Dispatches the queries that a page starts with, and doesn't wait for them. */
export type PageLoader = (store: ConsoleStore, page: { id: string | undefined; url: URL }) => void;
