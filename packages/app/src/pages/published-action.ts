import { isFields } from "@understudy/api";

interface PublishedActionState {
  publishedAction: string;
}

/** The state of the navigation to Actions after a draft was published. */
export const publishedActionState = (actionId: string): PublishedActionState => ({
  publishedAction: actionId,
});

/** The ID of the action that was just published, from the location's state. */
export function publishedAction(state: unknown): string | null {
  if (!isFields(state)) return null;
  const { publishedAction: id } = state;
  return typeof id === "string" ? id : null;
}
